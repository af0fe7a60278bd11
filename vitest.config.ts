import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/**/*.test.ts",
      "apps/**/*.test.ts",
      "apps/**/*.test.tsx",
      "tools/**/*.test.ts",
      "e2e/harness/*.test.ts",
      "bench/**/*.test.ts",
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Most of the time goes to waiting for the database, mails and floors of time: more at once than there are cores.
    maxWorkers: 4,
    globalSetup: ["./packages/db/src/testing/global-setup.ts"],
  },
});
