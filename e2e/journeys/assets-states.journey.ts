import type { Page, Route } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { emptyHolder, nadia } from "../harness/people.ts";

const address = "/dashboard/will-holder/assets";
const list = /\/api\/assets(\?.*)?$/;

const refusal = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, error: "No", code } });

const title = (page: Page) => page.getByRole("heading", { name: "Error Loading Assets" });

test("[AST-008, AST-011] while the list is on its way the page says so, and only that", async ({ openBrowser }) => {
  const context = await openBrowser({ as: nadia });
  const page = await context.newPage();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(list, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  await expect(page.getByText("Loading your assets...").first()).toBeVisible();
  await expect(title(page)).toBeHidden();
  await expect(page.getByRole("tab")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  letGo();
  await expect(page.getByRole("tab", { name: /All Assets/ })).toBeVisible();
  await expect(page.getByText("Loading your assets...")).toHaveCount(0);
});

test("[AST-009, AST-049] a failed load says so and can be tried again", async ({ openBrowser, watch }) => {
  watch.allow(/status of 400/);
  const context = await openBrowser({ as: nadia });
  const page = await context.newPage();
  await page.route(list, refusal(400, "VALIDATION_ERROR"));
  await page.goto(address);
  await expect(title(page)).toBeVisible();
  await expect(page.getByText("Failed to fetch assets", { exact: false })).toBeVisible();
  await expect(page.getByText("Loading your assets...")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute(list);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("tab", { name: /All Assets/ })).toBeVisible();
});

test('[AST-049] an answer that is no list reads "Failed to load assets"', async ({ openBrowser }) => {
  const context = await openBrowser({ as: nadia });
  const page = await context.newPage();
  await page.route(list, (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<p>proxy</p>" }));
  await page.goto(address);
  await expect(page.getByText("Failed to load assets", { exact: false })).toBeVisible({ timeout: 20_000 });
});

test("[AST-050] a missing database function is named", async ({ openBrowser, watch }) => {
  watch.allow(/status of 500/);
  const context = await openBrowser({ as: nadia });
  const page = await context.newPage();
  await page.route(list, refusal(500, "DB_UUID_FUNCTION_MISSING"));
  await page.goto(address);
  await expect(
    page.getByText(
      "Database setup issue: UUID validation function is missing. Please check your database migrations.",
      { exact: false },
    ),
  ).toBeVisible({ timeout: 20_000 });
});

test("[AST-042, AST-048] after 10 seconds without an answer the page gives up and says why", async ({
  openBrowser,
}) => {
  const context = await openBrowser({ as: nadia });
  const page = await context.newPage();
  let asked = 0;
  await page.route(list, () => {
    asked ||= Date.now();
  });
  await page.goto(address);
  await expect(page.getByText("Request took too long. The server might be busy.", { exact: false })).toBeVisible({
    timeout: 20_000,
  });
  const seconds = (Date.now() - asked) / 1000;
  expect(seconds).toBeGreaterThan(9.5);
  expect(seconds).toBeLessThan(13);
});

test("[AST-048] what is on the screen stays when a later load fails", async ({ openBrowser, watch }) => {
  watch.allow(/status of 400/);
  const context = await openBrowser({ as: nadia });
  const page = await context.newPage();
  await page.goto(address);
  const cards = page.getByRole("article");
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  await page.route(list, refusal(400, "VALIDATION_ERROR"));
  await page.getByRole("link", { name: "Add New Asset" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Add New Asset" })).toBeVisible();
  await page.clock.install({ time: Date.now() + 60_000 });
  await page.goBack();
  await expect(page.getByText("This list may be out of date")).toBeVisible();
  await expect(cards).toHaveCount(before);
});

test("[AST-010] [WIL-013] an empty estate invites to begin", async ({ openPage, baseURL }) => {
  const page = await openPage(address, { as: await emptyHolder(baseURL!) });
  await expect(page.getByText("No assets added yet")).toBeVisible();
  await expect(page.getByText("Start adding your assets to include them in your digital will")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Add First Asset" }).click();
  await expect(page).toHaveURL(/\/assets\/add$/);
});
