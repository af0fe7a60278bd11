import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { overflowFindings } from "../harness/layout.ts";
import { nadia, samir } from "../harness/people.ts";
import { settled } from "../harness/settled.ts";

const phone = { width: 390, theme: "light", language: "en" } as const;

test("[GEN-018] [GEN-019] on a phone four places stay at the foot of every page, the law's and a missing one too; the rest is in the menu", async ({
  openPage,
  watch,
}) => {
  watch.allow(/status of 404/);
  const page = await openPage("/dashboard/will-holder", { as: nadia, variant: phone });
  const bar = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
  // Without the number of what waits there.
  const places = async () =>
    (await bar.getByRole("link").allTextContents()).map((name) => /^\p{L}+/u.exec(name)?.[0]).join(", ");
  await expect(bar).toBeVisible();
  expect(await places()).toBe("Home, Assets, Vault, Members");

  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem", { name: "Help" })).toBeVisible();
  await expect(menu.getByRole("menuitem", { name: "Settings" })).toBeVisible();
  await expect(menu.getByRole("group", { name: "Law" }).getByRole("menuitem")).toHaveText([
    "Who inherits?",
    "Law guide",
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await menu.getByRole("menuitem", { name: "Who inherits?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Who would inherit?" })).toBeVisible();
  await expect(bar).toBeVisible();
  expect(await places()).toBe("Home, Assets, Vault, Members");
  expect(await axeFindings(page)).toEqual([]);
  // What the calculator keeps at the foot of a phone stands above the places, not below them.
  const result = page.getByRole("button", { name: "Choose the law" }).filter({ visible: true }).last();
  const [button, foot] = [await result.boundingBox(), await bar.boundingBox()];
  expect(button!.y + button!.height).toBeLessThanOrEqual(foot!.y);

  await page.goto("/dashboard/will-holder/nothing-here");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(bar).toBeVisible();
  await page.getByRole("link", { name: "Return Home" }).click();
  await expect(page).toHaveURL(/\/dashboard\/will-holder$/);
});

test("[AXS-004] a member's four places hold their words at 150 percent and 320 px", async ({ openPage }) => {
  const page = await openPage("/dashboard/member", { as: samir, variant: phone });
  await page.evaluate(() => localStorage.setItem("heirlock_text_size", "150"));
  await page.reload();
  await settled(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowFindings(page), `${width} px`).toEqual([]);
  }
  const cells = page.getByRole("navigation", { name: "Main" }).filter({ visible: true }).getByRole("link");
  await expect(cells).toHaveCount(4);
});
