import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const budget = 150_000;

test("[PRF-001] the first load of sign-in carries at most 150 kB of script, gzipped", async ({ page }) => {
  const scripts = new Map<string, number>();
  page.on("response", async (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (type.includes("javascript")) scripts.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
  });
  await page.goto("/auth/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  console.log(`  ${scripts.size} scripts, ${(total / 1000).toFixed(1)} kB`);
  expect(scripts.size).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(budget);
});
