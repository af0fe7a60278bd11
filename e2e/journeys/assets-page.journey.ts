import type { Page } from "@playwright/test";
import { expect, test } from "../harness/journey.ts";
import { nadia } from "../harness/people.ts";

const page = "/dashboard/will-holder/assets";
const card = (tab: Page, name: string) => tab.getByRole("article", { name });
const kind = (tab: Page, name: string) => tab.getByRole("region", { name, exact: true });

test("[AST-001, AST-012, AST-013, AST-014, AST-015, AST-016, AST-017, AST-022] the cards of all assets", async ({
  openPage,
}) => {
  const tab = await openPage(page, { as: nadia });
  const flat = card(tab, "Apartment, Rue Gouraud");
  await expect(flat).toContainText("Physical");
  await expect(flat).toContainText("Real Estate");
  await expect(flat).toContainText("Value");
  await expect(flat).toContainText("$640,000");
  await expect(flat).toContainText("Location");
  await expect(flat).toContainText("Beirut, Lebanon");
  const description = (await flat.getByText(/^Third floor/).textContent()) ?? "";
  expect(description).toHaveLength(103);
  expect(description.endsWith("...")).toBe(true);
  await expect(flat.getByRole("link", { name: "View Details" })).toHaveText("View Details");
  await expect(flat.getByRole("link", { name: "Edit" })).toHaveText("Edit");

  const parking = card(tab, "Parking space 12");
  await expect(parking).not.toContainText("Value");
  await expect(parking).not.toContainText("Location");
  await expect(parking.getByText("Belongs to the apartment", { exact: true })).toBeVisible();

  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((place) => tab.getByRole("article").nth(place).boundingBox()),
  );
  expect(second!.y).toBe(first!.y);
  expect(third!.y).toBeGreaterThan(first!.y);
});

test("[AST-023, AST-027, AST-028, AST-029, AST-030] the physical kinds", async ({ openPage }) => {
  const tab = await openPage(`${page}?tab=physical`, { as: nadia });
  for (const [name, text] of [
    ["Real Estate", "Homes, land, and property"],
    ["Vehicles", "Cars, boats, and other vehicles"],
    ["Valuables", "Art, jewelry, and collectibles"],
  ] as const) {
    await expect(kind(tab, name)).toContainText(text);
  }
  const estates = kind(tab, "Real Estate");
  await expect(estates).toContainText("4 items");
  await expect(kind(tab, "Vehicles")).toContainText("1 item");
  await expect(estates.getByRole("listitem")).toHaveCount(3);
  await expect(estates.getByText(/^Third floor/)).toHaveText(/^.{50}\.\.\.$/);
  await expect(estates.getByRole("link", { name: "View all 4 properties" })).toBeVisible();
  await expect(kind(tab, "Vehicles").getByRole("link", { name: /View all/ })).toHaveCount(0);

  await kind(tab, "Valuables").getByRole("link", { name: "Add" }).click();
  await expect(tab).toHaveURL(/\/assets\/add\?type=physical&subtype=valuable$/);
  await expect(tab.getByRole("radio", { name: "Physical" })).toBeChecked();
  await expect(tab.getByRole("radio", { name: /Valuable/ })).toBeChecked();
});

test("[AST-024, AST-025, AST-026] the financial and the digital kinds", async ({ openPage }) => {
  const tab = await openPage(`${page}?tab=financial`, { as: nadia });
  const banks = kind(tab, "Bank Accounts");
  await expect(banks).toContainText("Checking and savings accounts");
  await expect(banks).toContainText("Balance");
  await expect(banks).toContainText("$48,200");
  await expect(kind(tab, "Investments")).toContainText("Stocks, bonds, and other investments");
  await tab.getByRole("tab", { name: /Digital/ }).click();
  await expect(kind(tab, "Online Accounts")).toContainText("Social media and web services");
  await expect(kind(tab, "Digital Files")).toContainText("Documents, photos, and other files");
});

test("[AST-005, AST-030] the filtered list shows one kind, says so and can be left", async ({ openPage }) => {
  const tab = await openPage(`${page}?tab=physical`, { as: nadia });
  await tab.getByRole("link", { name: "View all 4 properties" }).click();
  await expect(tab).toHaveURL(/\/dashboard\/will-holder\/assets\?filter=real_estate$/);
  await expect(tab.getByRole("article")).toHaveCount(4);
  await tab.getByRole("link", { name: "Show all assets" }).click();
  expect(await tab.getByRole("article").count()).toBeGreaterThan(4);
});

test("search finds by title, description and place", async ({ openPage }) => {
  const tab = await openPage(page, { as: nadia });
  const search = tab.getByRole("searchbox", { name: "Search your assets" });
  await search.fill("bcharre");
  await expect(tab.getByRole("article")).toHaveCount(1);
  await expect(tab.getByText("1 asset found")).toBeVisible();
  await search.fill("nothing like this");
  await expect(tab.getByText("No matches. Try fewer letters or another tab.")).toBeVisible();
});

test("[AST-044, AST-045, AST-046] the Select Assets dialog", async ({ openPage }) => {
  const tab = await openPage("/gallery/select-assets", { as: nadia });
  await tab.getByRole("button", { name: "Select Assets" }).click();
  const dialog = tab.getByRole("dialog", { name: "Select Assets" });
  const confirm = dialog.getByRole("button", { name: "Confirm Selection" });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole("searchbox").fill("APARTMENT");
  await expect(dialog.getByText("2 assets found")).toBeVisible();
  await dialog.getByRole("searchbox").fill("");
  await dialog.getByRole("radio", { name: "Real Estate" }).check({ force: true });
  await expect(dialog.getByRole("checkbox")).toHaveCount(4);
  await dialog.getByRole("checkbox", { name: /Olive grove/ }).check();
  await expect(dialog.getByText("1 selected")).toBeVisible();
  await confirm.click();
  await expect(dialog.getByRole("button", { name: "Linking..." })).toBeDisabled();
  await expect(dialog).toBeHidden();
  await expect(tab.getByRole("button", { name: "Select Assets" })).toBeFocused();
});

test("[AST-047] a dialog without its assets says so and tries again", async ({ openPage, watch }) => {
  watch.allow(/status of 500/);
  const tab = await openPage("/gallery/select-assets", { as: nadia });
  const refused = { status: 500, json: { success: false, error: "no", code: "UNEXPECTED_ERROR" } };
  await tab.route("**/api/assets", (route) => route.fulfill(refused));
  await tab.getByRole("button", { name: "Select Assets" }).click();
  const dialog = tab.getByRole("dialog", { name: "Select Assets" });
  await expect(dialog.getByText("Failed to fetch assets. Please try again.")).toBeVisible({ timeout: 15_000 });
  await tab.unroute("**/api/assets");
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog.getByRole("checkbox").first()).toBeVisible();
});
