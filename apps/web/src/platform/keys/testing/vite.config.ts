import { defineConfig } from "vite";

/** Builds the key client's test page as the app is built: same worker, same targets. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: ["chrome123", "firefox126", "safari17.5"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  worker: { format: "es" },
});
