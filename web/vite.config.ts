// How the client is built, served while developing, and tested.
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./plugins/icons.ts";

const server = process.env.FATHOM_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  // `$lib/words/words` is `src/lib/words/words` from anywhere; tsconfig.json says the same to the type checker.
  resolve: {
    alias: [{ find: /^\$(?=[a-z])/, replacement: `${resolve(import.meta.dirname, "src")}/` }],
  },
  plugins: [icons(), svelte()],
  build: {
    outDir: "../fathom/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a strict Content-Security-Policy allows no data: addresses
    rolldownOptions: { checks: { bundlerTimings: false } }, // who only wants to play is not told how long plugins took
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
