// The beginning: the words first, then the screen that the address names.
import "./look/tokens.css";
import "./look/fonts.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./preferences.svelte";
import { followLinks } from "./route.svelte";
import { speak } from "./words/current.svelte";

document.documentElement.dataset.theme = preferences.isDark ? "dark" : "light";
await speak(preferences.language);
followLinks();
const target = document.getElementById("app");
if (target) mount(App, { target });
