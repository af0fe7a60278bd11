import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { tabTo } from "../harness/keyboard.ts";
import { emptyHolder, freshHolder } from "../harness/people.ts";

test("[AXS-002, AST-002, AST-003, AST-004, AST-006, AST-007] the assets, whole, without a mouse", async ({
  openPage,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const page = await openPage("/dashboard/will-holder/assets", { as: await freshHolder(baseURL!) });
  await page.mouse.move(0, 0);
  const { keyboard } = page;

  await tabTo(page, page.getByRole("link", { name: "Add First Asset" }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/will-holder\/assets\/add$/);
  await expect(page.getByRole("heading", { name: "Add New Asset", level: 1 })).toBeVisible();

  // Type and kind are radio groups: one stop each, arrows inside.
  await tabTo(page, page.getByRole("radio", { name: "Physical" }));
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Financial" })).toBeChecked();
  await tabTo(page, page.getByRole("radio", { name: /Bank Account/ }));
  await keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Investment/ })).toBeChecked();
  await keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: /Bank Account/ })).toBeChecked();

  await tabTo(page, page.getByLabel("Title"));
  await keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Please fix the following errors:" })).toContainText(
    "Title is required",
  );
  await expect(page).toHaveTitle(/^Error: /);
  await tabTo(page, page.getByLabel("Title"));
  await keyboard.type("Savings at Banque Libano");
  await tabTo(page, page.getByLabel(/^Balance/));
  await keyboard.type("1250.5");
  await tabTo(page, page.getByLabel(/^Location/));
  await keyboard.type("Beirut, Hamra");
  await keyboard.press("Enter");
  await expect(page.getByText("Asset added")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/will-holder\/assets/);

  await page.goto("/dashboard/will-holder/assets");
  const all = page.getByRole("tab", { name: /All Assets/ });
  await expect(page.getByRole("tab")).toHaveText([/^All Assets/, /^Physical/, /^Financial/, /^Digital/]);
  await tabTo(page, all);
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /Physical/ })).toBeFocused();
  await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: /Financial/ })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/tab=financial/);
  await tabTo(page, page.getByRole("link", { name: /Savings at Banque Libano/ }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Savings at Banque Libano", level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Savings at Banque Libano/);

  await tabTo(page, page.getByRole("link", { name: "Edit", exact: true }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/edit$/);
  await tabTo(page, page.getByLabel("Title"));
  await keyboard.press("End");
  await keyboard.type(", joint");
  await keyboard.press("Enter");
  await expect(page.getByText("Asset updated")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Savings at Banque Libano, joint", level: 1 })).toBeVisible();

  // Esc closes the question and gives the focus back to the button that asked it.
  const remove = page.getByRole("button", { name: "Delete asset" });
  await tabTo(page, remove);
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Delete asset" }));
  await keyboard.press("Enter");
  await expect(page.getByText("Asset deleted")).toBeVisible();
  await expect(page.getByText("No assets added yet")).toBeVisible();
});

test("[AXS-002] the skip link leads past the navigation", async ({ openPage, baseURL }) => {
  const page = await openPage("/dashboard/will-holder/assets", { as: await emptyHolder(baseURL!) });
  await expect(page.getByText("No assets added yet")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", /^#/);
  await expect(page.locator(":focus")).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Add First Asset" })).toBeFocused();
});
