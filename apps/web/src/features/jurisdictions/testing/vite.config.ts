import { defineConfig } from "vite";

/** Builds the engines of the law alone as the app is built: same targets, same minifier. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: ["chrome123", "firefox126", "safari17.5"],
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: { input: "engine-digest.ts", output: { entryFileNames: "engine-digest.js" } },
  },
});
