import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./harness/browser.ts";

const url = process.env.E2E_URL;
if (!url) throw new Error("E2E_URL is not set: start the journeys with `pnpm e2e`.");

export default defineConfig({
  testMatch: "**/*.journey.ts",
  outputDir: process.env.E2E_RESULTS ?? "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? "../test-results/report.json" }]],
  use: {
    baseURL: url,
    browserName: "chromium",
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "journeys", testDir: "journeys" },
    // Alone and afterwards: a score measured beside other browsers says nothing.
    { name: "measures", testDir: "measures", fullyParallel: false, workers: 1, timeout: 400_000 },
  ],
});
