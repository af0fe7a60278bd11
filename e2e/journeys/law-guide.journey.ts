import type { Locator } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { tabTo } from "../harness/keyboard.ts";
import { overflowFindings, smallTargets } from "../harness/layout.ts";
import { settled } from "../harness/settled.ts";

const desk = { width: 1280, theme: "light", language: "en" } as const;
const dark = { width: 1280, theme: "dark", language: "en" } as const;
const phoneInArabic = { width: 390, theme: "light", language: "ar" } as const;

/** The page stands before its script runs: what is done too early is done again. */
async function onceAlive(act: () => Promise<void>, seen: Locator): Promise<void> {
  await expect(async () => {
    await act();
    await expect(seen).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
}

test("[JUR-002, JUR-003, JUR-008, AXS-002] a law is chosen and its guide read by keyboard alone", async ({
  openPage,
}) => {
  const page = await openPage("/law-guide", { variant: desk });
  await settled(page);
  await tabTo(page, page.getByRole("combobox", { name: "Country" }));
  await page.keyboard.type("leban");
  await page.keyboard.press("Enter");
  await expect(page.getByText("4 legal systems").filter({ visible: true })).toHaveCount(1);

  await tabTo(page, page.getByRole("radio", { name: /Civil law/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Islamic law/ })).toBeChecked();
  await tabTo(page, page.getByRole("radio", { name: "Hanafi school", exact: true }));
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\/law-guide\?law=lb-islamic-hanafi$/);

  const card = page.getByRole("region", { name: "Jurisdiction Requirements Guide" });
  await expect(card).toContainText("Lebanon · Islamic law · Hanafi school");
  await expect(card).toContainText(/Last checked June 2026\. Information, not legal advice\./);
  await tabTo(page, card.getByRole("button", { name: "Collapse" }));
  await page.keyboard.press("Enter");
  await expect(card.getByRole("button", { name: "Expand" })).toBeFocused();

  const details = card.getByRole("button", { name: "View Details" });
  await tabTo(page, details, "Shift+Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Jurisdiction Requirements Guide" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("Guide", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Database Enhanced")).toHaveCount(0);
  const counted = await dialog.locator("dd").allTextContents();
  const lines = dialog.getByRole("region", { name: /Checklist/ }).locator("li:has(p)");
  await expect(lines.filter({ hasText: "Recommended" })).toHaveCount(Number(counted[1]));

  const guide = dialog.getByRole("button", { name: /Comprehensive guide/ });
  await tabTo(page, guide);
  await page.keyboard.press("Enter");
  await expect(guide).toHaveAttribute("aria-expanded", "true");
  await expect(dialog.getByRole("heading", { level: 4 }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).last().press("Enter");
  await expect(dialog).toBeHidden();
  await expect(details).toBeFocused();

  await tabTo(page, page.getByRole("link", { name: "See who would inherit" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/who-inherits#law=lb-islamic-hanafi$/);
});

test("[JUR-008, LAW-020, AXS-001, AXS-012] on a phone in Arabic a few questions lead to a law, and nothing of them is sent", async ({
  openPage,
}) => {
  const page = await openPage("/law-guide", { variant: phoneInArabic });
  await settled(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const country = page.getByRole("combobox", { name: "ما بلد الإقامة المعتاد؟" });
  await onceAlive(() => page.getByRole("button", { name: "الإجابة عن بضعة أسئلة قصيرة" }).click(), country);
  const next = page.getByRole("button", { name: "متابعة" });
  await country.fill("لبنان");
  await page.getByRole("option", { name: /لبنان/ }).click();
  await next.click();
  await page.getByRole("radio", { name: /الدروز/ }).check();
  await next.click();
  await page.getByRole("radio", { name: "جنسية هذا البلد وبلد آخر" }).check();
  await next.click();
  await page.getByRole("radio", { name: "نعم" }).check();
  expect(await axeFindings(page)).toEqual([]);
  await next.click();
  await expect(page.getByText("لبنان · الشريعة الإسلامية · الدروز")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "الجنسية" })).toBeVisible();
  expect(sent.filter((one) => !one.includes("/assets/"))).toEqual([]);

  await page.getByRole("button", { name: "اعتماد هذا القانون" }).click();
  await expect(page).toHaveURL(/\/law-guide\?law=lb-islamic-druze$/);
  await expect(page.getByRole("combobox", { name: "البلد" })).toBeFocused();
  const card = page.getByRole("region", { name: "دليل متطلبات القانون" });
  await expect(card).toContainText("آخر مراجعة");
  await settled(page);
  expect({
    axe: await axeFindings(page),
    overflow: await overflowFindings(page),
    targets: await smallTargets(page),
  }).toEqual({ axe: [], overflow: [], targets: [] });
  await card.getByRole("button", { name: "عرض التفاصيل" }).click();
  await expect(page.getByRole("dialog")).toContainText("قائمة التحقق");
  expect({ axe: await axeFindings(page), overflow: await overflowFindings(page) }).toEqual({ axe: [], overflow: [] });
});

test("[JUR-007, JUR-033, LAW-012] what is not known says so, and what did not load can be tried again", async ({
  openPage,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  const page = await openPage("/law-guide", { variant: dark });
  await settled(page);
  await page.route("**/api/jurisdictions/templates/**", (route) => route.abort());
  const afghanistan = page.getByRole("option", { name: /Afghanistan/ });
  await onceAlive(() => page.getByRole("combobox", { name: "Country" }).fill("AF"), afghanistan);
  await afghanistan.click();
  const islamic = page.getByRole("radio", { name: /Islamic law/ });
  await expect(islamic).toBeDisabled();
  await expect(page.getByRole("radio", { name: "Islamic law Not reviewed yet" })).toBeVisible();
  await page.getByRole("radio", { name: /Build Your Own/ }).check();
  await expect(page.getByText("We do not check any country’s rules", { exact: true })).toBeVisible();
  await expect(page.getByText("We cannot work out shares for this law yet")).toBeVisible();
  await expect(
    page.getByText("With Build Your Own there is no law to follow, so no shares are computed."),
  ).toBeVisible();

  const failure = page.getByText(/^Failed to load jurisdiction template: /);
  await expect(failure).toBeVisible({ timeout: 15_000 });
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute("**/api/jurisdictions/templates/**");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("button", { name: "View Details" })).toBeVisible();
  await expect(failure).toBeHidden();
});
