// Svelte with runes everywhere; a warning of its compiler is an error in `npm run check`.
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};
