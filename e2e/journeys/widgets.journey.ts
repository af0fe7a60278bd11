import { expect, test } from "../harness/journey.ts";
import { nadia } from "../harness/people.ts";

test("[GEN-021, GEN-022, GEN-023, GEN-024, GEN-025] the country picker", async ({ openPage }) => {
  const tab = await openPage("/settings/profile", { as: nadia });
  const picker = tab.getByRole("combobox", { name: /^Country/ });
  await expect(picker).toHaveAttribute("placeholder", "Search country...");
  await picker.fill("");
  const list = tab.getByRole("listbox");
  await expect(list).toBeVisible();
  expect((await list.boundingBox())!.height).toBeLessThanOrEqual(200);
  expect(await list.getByRole("option").count()).toBeGreaterThanOrEqual(95);
  await picker.fill("EMIR");
  await expect(list.getByRole("option", { name: /United Arab Emirates/ })).toBeVisible();
  await expect(list.getByRole("option")).toHaveCount(1);
  await picker.fill("no such place");
  await expect(list.getByText("No country found.")).toBeVisible();
});

test("[GEN-017, GEN-018] a page that could not be loaded offers Try Again, which reloads it", async ({
  openPage,
  watch,
}) => {
  watch.allow(/Failed to fetch|Failed to load resource|dynamically imported|error/i);
  const tab = await openPage("/dashboard/will-holder", { as: nadia });
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  await tab.route(/assets\/assets-page-[^/]+\.js/, (route) => route.abort());
  await tab.getByRole("link", { name: "Assets", exact: true }).first().click();
  await expect(tab.getByRole("heading", { level: 1, name: "Server Error" })).toBeVisible();
  await tab.unroute(/assets\/assets-page-[^/]+\.js/);
  await tab.getByRole("button", { name: "Try Again" }).click();
  await expect(tab.getByRole("heading", { level: 1, name: "Assets" })).toBeVisible();
});

test("[GEN-015, GEN-016] every widget of the set is there and works in the gallery", async ({ openPage, watch }) => {
  watch.allow(/A component of the gallery fails on purpose/);
  test.setTimeout(90_000);
  const tab = await openPage("/gallery");
  const shown = tab.locator("main");
  for (const section of ["overlays", "navigation", "data", "lists"]) {
    await expect(tab.locator(`[data-ready=${section}] > *`).first()).toBeVisible({ timeout: 20_000 });
  }
  await expect(shown.getByRole("progressbar").first()).toBeVisible();
  await expect(shown.getByRole("table").first()).toBeVisible();
  await expect(shown.getByRole("tablist").first()).toBeVisible();
  await expect(shown.getByRole("switch").first()).toBeVisible();
  await expect(shown.getByRole("radio").first()).toBeAttached();
  await expect(shown.getByRole("combobox").first()).toBeVisible();
  await expect(shown.getByRole("button", { name: /^Show \d+ more/ }).first()).toBeVisible();
  await expect(shown.locator("[aria-haspopup=menu]").first()).toBeVisible();
  await expect(shown.getByRole("button", { name: /^Move .+ down$/ }).first()).toBeVisible();
  const fold = tab.locator("[data-ready=overlays], [data-ready=messages], [data-ready=lists], [data-ready=navigation]");
  await expect(fold.locator("h3 button[aria-expanded]").first()).toBeVisible();
});

test("[AXS-017] what can be dragged can be moved by its buttons, and the move is told", async ({ openPage }) => {
  const tab = await openPage("/gallery?only=lists");
  const list = tab.locator("[data-ready=lists]");
  await expect(list.getByRole("button", { name: /^Move .+ down$/ }).first()).toBeVisible({ timeout: 20_000 });
  const items = list.locator("li:has(button)");
  const first = await items.first().textContent();
  await list
    .getByRole("button", { name: /^Move .+ down$/ })
    .first()
    .click();
  expect(await items.first().textContent()).not.toBe(first);
  await expect(tab.getByText(/position 2 of/i).first()).toBeAttached();
});

test("[AXS-018] a printed list is black on white, without bars and buttons", async ({ openPage }) => {
  const tab = await openPage("/dashboard/will-holder/assets", {
    as: nadia,
    variant: { width: 1280, theme: "dark", language: "en" },
  });
  await expect(tab.getByRole("article").first()).toBeVisible();
  await tab.emulateMedia({ media: "print" });
  await expect(tab.getByRole("navigation").first()).toBeHidden();
  await expect(tab.getByRole("link", { name: "Add New Asset" })).toBeHidden();
  const colours = await tab.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: "rgb(0, 0, 0)", backgroundColor: "rgb(255, 255, 255)" });
});
