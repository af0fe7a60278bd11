import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { amal, samir, signIn } from "../harness/people.ts";

test("[ACC-011, ACC-028, ACC-029, ACC-030] a member opens a plan of her own and changes sides; the next device knows", async ({
  openPage,
  openBrowser,
}) => {
  const page = await openPage("/settings/accounts", { as: amal });
  await expect(page.getByRole("heading", { name: "My own plan" })).toBeVisible();
  await expect(page.getByText("Trusted contact", { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const create = page.getByRole("button", { name: "Create my own will holder account" });
  // A second run of this journey meets the plan of the first.
  await expect(create.or(page.getByRole("link", { name: "Go to my plan" }))).toBeVisible();
  if (await create.isVisible()) {
    await create.click();
    await expect(page.getByText("Your plan is ready")).toBeVisible();
  }
  await page.getByRole("link", { name: "Go to my plan" }).click();
  await expect(page).toHaveURL(/\/dashboard\/will-holder$/);

  await page.getByRole("button", { name: "Account menu" }).filter({ visible: true }).click();
  await expect(page.getByRole("menuitem", { name: /Amal Khoury.*Will holder/ })).toHaveAttribute(
    "aria-current",
    /true|page/,
  );
  const kept = page.waitForResponse(
    (response) => response.url().endsWith("/api/user/active-side") && response.request().method() === "PATCH",
  );
  await page.getByRole("menuitem", { name: /Nadia Haddad.*Member · Trusted contact/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/member$/);
  expect((await kept).ok()).toBe(true);

  const elsewhere = await (await openBrowser()).newPage();
  await signIn(elsewhere, amal);
  await expect(elsewhere).toHaveURL(/\/dashboard\/member$/);
});

test("[ACC-026, ACC-027] roles that cannot be fetched are said, and asked for again", async ({
  openBrowser,
  watch,
}) => {
  watch.allow(/status of 500/);
  const context = await openBrowser({ as: samir });
  const page = await context.newPage();
  let failing = true;
  const broken = { success: false, error: "Server error occurred", code: "UNEXPECTED_ERROR" };
  await page.route("**/api/user/roles", (route) =>
    failing ? route.fulfill({ status: 500, json: broken }) : route.continue(),
  );
  await page.goto("/settings/accounts");
  await expect(page.getByText("Failed to fetch user roles")).toBeVisible({ timeout: 15_000 });
  failing = false;
  await page.getByRole("button", { name: /try again/i }).click();
  await expect(page.getByText("Executor", { exact: true })).toBeVisible();
  await expect(page.getByText("Failed to fetch user roles")).toBeHidden();
});
