import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Ends what hangs: on a machine with busy neighbours a test of a second may take twenty.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of the time goes to waiting for the database, mails and floors of time: more at once than there are cores.
    maxWorkers: 5,
    globalSetup: ["./packages/db/src/testing/global-setup.ts"],
    projects: [
      {
        // Rules and server keep nothing in modules or globals, so files share what was loaded: a third of the time.
        extends: true,
        test: {
          name: "shared",
          include: ["packages/**/*.test.ts", "apps/server/**/*.test.ts"],
          isolate: false,
          setupFiles: ["./packages/db/src/testing/whole-windows.ts"],
          alias: [
            {
              find: /^\.{1,2}\/scrypt-cost\.ts$/,
              replacement: `${import.meta.dirname}/apps/server/src/slices/account/testing/scrypt-cost.ts`,
            },
          ],
        },
      },
      {
        // These replace fetch, timers, storage or the window: each file in a world of its own.
        extends: true,
        test: {
          name: "alone",
          include: [
            "apps/web/**/*.test.ts",
            "apps/web/**/*.test.tsx",
            "tools/**/*.test.ts",
            "e2e/harness/*.test.ts",
            "bench/**/*.test.ts",
          ],
        },
      },
    ],
  },
});
