import { expect, type Locator, type Page } from "@playwright/test";

const stepLimit = 120;

/**
 * Presses Tab until the element has the focus, as a person without a mouse does. On the way every stop must show where
 * the focus is and must not lie under a bar (AXS-002).
 */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < stepLimit; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const fault = await focusFault(page);
    expect(fault, "every stop of the keyboard shows the focus").toBeNull();
  }
  throw new Error(`The keyboard did not reach ${target} within ${stepLimit} steps`);
}

/** Null, or what is wrong with the focused element: no outline, or another element lies over it. */
export async function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const name = `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
    // A field inside of a frame may show the focus on the frame.
    const outlined = [element, element.parentElement, element.closest("label"), element.nextElementSibling].some(
      (one) => {
        if (!one) return false;
        const style = getComputedStyle(one);
        return style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 3;
      },
    );
    if (!outlined) return `${name} shows no outline of 3 px`;
    const box = element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
    const y = box.top + box.height / 2;
    if (box.width < 3 || box.height < 3) return null;
    if (y < 0 || y >= innerHeight) return box.height > innerHeight ? null : `${name} is not in sight`;
    const top = document.elementFromPoint(x, y);
    const reached = top && (element.contains(top) || top.contains(element) || top.closest("label")?.contains(element));
    return reached ? null : `${name} lies under ${top?.tagName.toLowerCase()}.${top?.className}`;
  });
}
