import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { gallerySections } from "../harness/gallery-sections.ts";
import { expect, test } from "../harness/journey.ts";
import { overflowFindings, overflowWidths, smallTargets, smallTexts } from "../harness/layout.ts";
import { chosenVariants, heightFor, variantName } from "../harness/variants.ts";

const popups = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]";

function announcesPopup(opener: Locator): Promise<boolean> {
  return opener.evaluate((element) => element.matches("[aria-haspopup], [role=combobox]"));
}

/** Long enough for a dialog to be drawn that its button does not announce. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Presses everything in a section that can be pressed, and looks at what opens. */
async function pressEverything(page: Page, section: string): Promise<string[]> {
  const found: string[] = [];
  const openers = page.locator(`[data-ready=${section}] :is(button, [role=combobox], [role=tab], summary)`);
  const count = Math.min(await openers.count(), 60);
  for (let index = 0; index < count; index++) {
    const opener = openers.nth(index);
    if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
    // Asked before the press: a button that clears a field is gone after it.
    const announced = await announcesPopup(opener);
    await opener.click({ timeout: 5000 });
    const popup = page.locator(popups).filter({ visible: true }).first();
    // What announces a popup may take a moment to open it; left open it would cover the next opener.
    if (announced) await popup.waitFor({ timeout: 2000 }).catch(() => {});
    else await twoFrames(page);
    if ((await popup.count()) === 0) continue;
    const listOpen = (await page.getByRole("menu").count()) === 0;
    found.push(...(await axeFindings(page, { listOpen })), ...(await overflowFindings(page)));
    await page.keyboard.press("Escape");
    await expect(popup, "Escape closes what was opened").toBeHidden();
  }
  return found;
}

/** Every page is drawn in both everyday variants; a section of the components in one of them, by turns. `--full` draws all. */
const variantsOf = (at: number) => chosenVariants().filter((_, n, all) => all.length > 2 || n === at % 2);

for (const [at, section] of gallerySections().entries())
  for (const variant of variantsOf(at))
    test(`[AXS-001, AXS-003, AXS-004, SEC-002] the components of "${section}" under the production policy (${variantName(variant)})`, async ({
      openTab,
      watch,
    }) => {
      test.setTimeout(120_000);
      watch.allow(/A component of the gallery fails on purpose/);
      const page = await openTab({ variant });
      await page.goto(`/gallery?only=${section}`);
      const shown = page.locator(`[data-ready=${section}] > *`).first();
      await expect(shown).toBeVisible({ timeout: 20_000 });
      const found = {
        axe: await axeFindings(page),
        targets: variant.width < 700 ? await smallTargets(page) : [],
        texts: await smallTexts(page),
        overflow: [] as string[],
      };
      for (const width of overflowWidths) {
        await page.setViewportSize({ width, height: heightFor(width) });
        found.overflow.push(...(await overflowFindings(page)));
      }
      expect.soft(found).toEqual({ axe: [], targets: [], texts: [], overflow: [] });
      await page.setViewportSize({ width: variant.width, height: heightFor(variant.width) });
      expect(await pressEverything(page, section)).toEqual([]);
    });
