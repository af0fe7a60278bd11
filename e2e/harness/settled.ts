import { expect, type Page } from "@playwright/test";

/** The page is drawn: its heading stands, nothing loads any more, fonts are in place, nothing is busy. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeVisible({ timeout: 20_000 });
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
