import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder } from "../harness/people.ts";
import { settled } from "../harness/settled.ts";

const phone = { width: 390, theme: "light", language: "en" } as const;
const order = (page: Page) => page.getByRole("list", { name: "Cards in their order" }).getByRole("listitem");
const headings = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

test("[DSH-002, DSH-003, DSH-004, DSH-005, DSH-006, DSH-007] a holder arranges Home by keyboard, and another device, a reload and time offline keep it", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to load resource|OfflineError/);
  const holder = await freshHolder(baseURL!);
  const context = await openBrowser({ as: holder });
  const page = await context.newPage();
  await page.goto("/dashboard/will-holder");
  await settled(page);
  await page.getByRole("button", { name: "Customize Layout" }).press("Enter");
  await expect(order(page)).toHaveCount(11);
  expect(await axeFindings(page)).toEqual([]);

  const saved = () => page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await page.getByRole("button", { name: "Move Members up" }).focus();
  for (let at = 0; at < 2; at++) {
    const kept = saved();
    await page.keyboard.press("Enter");
    await kept;
  }
  await expect(order(page).first()).toContainText("Members");
  await expect(page.getByText("Layout: Default (customised).")).toBeVisible();

  await page.getByRole("button", { name: "Card Visibility" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Card Visibility" });
  await expect(dialog.getByText("11 / 11")).toBeVisible();
  const kept = saved();
  await dialog.getByRole("switch", { name: "Quick actions" }).press("Space");
  await kept;
  await expect(dialog.getByText("10 / 11")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Done" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Done" }).press("Enter");
  await expect(headings(page).getByText("Quick actions")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Customize Layout" })).toBeFocused();

  const elsewhere = await (await openBrowser({ as: holder, variant: phone })).newPage();
  await elsewhere.goto("/dashboard/will-holder");
  await settled(elsewhere);
  await expect(
    headings(elsewhere)
      .filter({ hasText: /^(Members|Your plan so far)$/ })
      .first(),
  ).toHaveText("Members");
  await expect(elsewhere.getByRole("button", { name: /^Quick actions/ })).toHaveCount(0);

  await page.reload();
  await settled(page);
  await page.getByRole("button", { name: "Customize Layout" }).press("Enter");
  await expect(order(page).first()).toContainText("Members");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Layout Presets" }).press("Enter");
  await page
    .getByRole("menuitem", { name: /^Focused/ })
    .or(page.getByRole("menuitemradio", { name: /^Focused/ }))
    .click();
  await expect(page.getByText("Layout: Focused.")).toBeVisible();
  const sent = saved();
  await context.setOffline(false);
  await sent;
  await expect(async () => {
    await elsewhere.reload();
    await settled(elsewhere);
    await expect(elsewhere.getByRole("button", { name: /^Quick actions/ })).toHaveCount(1);
    await expect(headings(elsewhere).getByText("Recent activity")).toHaveCount(0);
  }).toPass();

  const reset = page.waitForResponse((answer) => answer.url().endsWith("/reset") && answer.ok());
  await page.getByRole("button", { name: "Reset", exact: true }).press("Enter");
  await reset;
  await expect(page.getByText("Layout: Default.")).toBeVisible();
  await expect(order(page).first()).toContainText("Your plan so far");
});

test("[DSH-004] a card is moved by dragging it", async ({ openPage, baseURL }) => {
  const page = await openPage("/dashboard/will-holder", { as: await freshHolder(baseURL!) });
  await page.getByRole("button", { name: "Customize Layout" }).click();
  const handle = page.getByRole("button", { name: /^Move Members$|^Drag Members/ });
  const from = (await handle.boundingBox())!;
  const to = (await order(page).first().boundingBox())!;
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(order(page).first()).toContainText("Members");
});
