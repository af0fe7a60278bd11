import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath, journeysPath } from "./harness/browser.ts";

export default defineConfig({
  testMatch: "**/*.journey.ts",
  outputDir: process.env.E2E_RESULTS ?? "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  // A journey that needs a second try is broken.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? "../test-results/report.json" }]],
  use: {
    // `pnpm e2e` says where its own demo is; alone, the runner looks at a demo that already runs.
    baseURL: process.env.E2E_URL ?? "http://localhost:4100",
    browserName: "chromium",
    launchOptions: { executablePath: journeysPath(), args: chromiumFlags },
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    // A trace of everything costs a third of the time: asked for when a failure needs a closer look.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "journeys",
      testDir: "journeys",
      // The whole memory of the server, a machine without a camera, an import killed between two batches (in short:
      // create-many.test.ts): `pnpm e2e --full`.
      testIgnore: process.env.E2E_FULL
        ? []
        : ["**/server-memory.journey.ts", "**/vault-no-camera.journey.ts", "**/vault-batches.journey.ts"],
    },
    // Alone and afterwards: a score measured beside other browsers says nothing.
    {
      name: "measures",
      testDir: "measures",
      use: { launchOptions: { executablePath: chromiumPath(), args: chromiumFlags } },
      // 20 MB through an object store, 200 and 300 entries on a slow device, a plan of 500 for 50 (in short:
      // plan-memory.test.ts): `pnpm e2e --full`.
      testIgnore: process.env.E2E_FULL
        ? []
        : ["vault-speed", "vault-seal", "import-entries", "plan-change"].map((name) => `**/${name}.journey.ts`),
      fullyParallel: false,
      workers: 1,
      timeout: 400_000,
    },
    // Writes docs/screenshots: only when asked for.
    { name: "pictures", testDir: "pictures" },
  ],
});
