import { expect, type Locator, type Page } from "@playwright/test";

const stepLimit = 120;

/**
 * Presses Tab until the element has the focus, as a person without a mouse does. On the way every stop must show where
 * the focus is and must not lie under a bar (AXS-002).
 */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  // A dialog takes the focus a frame after it is drawn; no finger is faster, but a script is.
  await expect
    .poll(
      () => target.evaluate((element) => element.closest("[role$=dialog]")?.contains(document.activeElement) ?? true),
      {
        message: "an open dialog takes the focus",
      },
    )
    .toBe(true);
  for (let step = 0; step < stepLimit; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const fault = await focusFault(page);
    expect(fault, "every stop of the keyboard shows the focus").toBeNull();
  }
  throw new Error(`The keyboard did not reach ${target} within ${stepLimit} steps`);
}

/** Null, or what is wrong with the focused element. */
export async function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(`(${faultOfFocus})(document.activeElement)`);
}

/**
 * Null, or what is wrong with an element that has the focus: no outline, or another element lies over it. Runs in the
 * page, so that it knows nothing from outside.
 */
export function faultOfFocus(element: Element | null): string | null {
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
  // What a drawn box or tile stands for is a pixel large: the eye sees its label.
  const label = (element as HTMLInputElement).labels?.[0];
  const seen = element.getBoundingClientRect().width < 3 && label ? label : element;
  const box = seen.getBoundingClientRect();
  if (box.width < 3 || box.height < 3) return `${name} has the focus and cannot be seen`;
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    return `${name} is not in sight`;
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const heights = [box.top + 3, box.top + box.height / 2, box.bottom - 3];
  const covers = heights.map((y) => {
    const top = document.elementFromPoint(x, y);
    const isClear = top && (element.contains(top) || top.contains(element) || top.closest("label")?.contains(element));
    return isClear ? null : top;
  });
  const isBar = (cover: Element | null): boolean =>
    cover !== null && (/fixed|sticky/.test(getComputedStyle(cover).position) || isBar(cover.parentElement));
  // What is higher than half the screen may reach under a bar, as long as a part of it is in sight. A neighbour may
  // share an edge: a link in a line of text is as high as a finger needs.
  const isTall = box.height > innerHeight / 2;
  const over = isTall
    ? covers.every((cover) => cover !== null)
      ? covers[0]
      : null
    : (covers[1] ?? covers.find(isBar));
  return over ? `${name} lies under ${over.tagName.toLowerCase()}.${over.className}` : null;
}
