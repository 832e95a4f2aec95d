// How the client is built: into the server's package, with hashed names for whatever never changes.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";
import { wordParts } from "./words.ts";

// While developing, `vite` serves the sources and asks a running server for everything else.
const SERVER = "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [wordParts(), svelte(), licences()],
  build: {
    outDir: "../waset/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the server allows no inline fonts or scripts
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith("?rest") ? "assets/more-[name]-[hash].js" : "assets/[name]-[hash].js",
      },
    },
  },
  json: { stringify: true },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true }, "/licences": SERVER },
  },
  test: { include: ["src/**/*.test.ts"] },
}));
