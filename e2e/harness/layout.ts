import type { Page } from "@playwright/test";

export const overflowWidths = [320, 390, 768, 1024, 1280];

/** Elements that make the page scroll sideways at the present width. */
export async function overflowFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    if (root.scrollWidth <= width && document.body.scrollWidth <= width) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null && element !== document.body && element !== root
        ? /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement)
        : false;
    const wide = [...document.body.querySelectorAll("*")].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.right > width + 1 || box.left < -1) && !scrolls(element.parentElement);
    });
    const names = wide.slice(-3).map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`);
    return [`the page is ${root.scrollWidth} px wide in ${width} px: ${names.join(", ")}`];
  });
}

/** Texts that stick out of their button or link, or that a frame which cannot scroll cuts off at its side. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      if (text === "") continue;
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width <= 2) continue;
      for (let frame = node.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        const style = getComputedStyle(frame);
        if (style.visibility === "hidden" || /auto|scroll/.test(style.overflowX)) break;
        const box = frame.getBoundingClientRect();
        // What is only read aloud is a pixel wide, and three dots tell by themselves that there is more.
        if (box.width <= 2 || style.clipPath !== "none" || style.textOverflow === "ellipsis") break;
        const holds = /hidden|clip/.test(style.overflowX) || frame.matches("button, a, summary, label");
        if (holds && (left < box.left - 1.5 || right > box.right + 1.5)) found.add(`"${text.slice(0, 40)}" is cut off`);
      }
    }
    return [...found];
  });
}

/** AXS-003: targets under 44 px. A link inside a sentence is exempt, as in WCAG 2.5.8; so is what cannot be seen. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floor = 43.5;
    const selector =
      "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=checkbox], [role=switch], [role=radio], [role=menuitem], [role=option], [role=combobox]";
    const isSeen = (element: Element) => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return box.width > 2 && box.height > 2 && style.visibility !== "hidden" && style.clipPath === "none";
    };
    const isInSentence = (element: Element) => {
      if (element.tagName !== "A" || !getComputedStyle(element).display.startsWith("inline")) return false;
      const block = element.closest("p, li, dd, dt, span, label, legend, td, figcaption, div");
      return (block?.textContent ?? "").trim().length > (element.textContent ?? "").trim().length;
    };
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      if (!isSeen(element) || element.closest("[aria-hidden=true]") || isInSentence(element)) return [];
      // Pressing its label presses a box or a dot.
      const label =
        element.closest("label") ?? (element.id ? document.querySelector(`label[for="${element.id}"]`) : null);
      const boxed = /^(checkbox|radio|switch)$/.test(
        element.getAttribute("role") ?? element.getAttribute("type") ?? "",
      );
      const boxes = [element, ...(boxed && label ? [label] : [])].map((one) => one.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
      const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
      if (width >= floor && height >= floor) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "";
      return [`${element.tagName.toLowerCase()} "${name}" is ${width.toFixed(0)} × ${height.toFixed(0)} px`];
    });
  });
}

/** AXS-004: seen text under 15 px. */
export async function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || text === "" || /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(element.tagName)) continue;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (box.width <= 2 || box.height <= 2 || style.visibility === "hidden") continue;
      const size = Number.parseFloat(style.fontSize);
      if (size < 14.99) found.set(`${element.tagName}.${element.className}`, `"${text.slice(0, 40)}" is ${size} px`);
    }
    return [...found.values()];
  });
}

/** AXS-003: fields to write in under 48 px. */
export async function smallInputs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLElement>(
      "input:not([type=checkbox], [type=radio], [type=hidden], [type=range]), textarea, select",
    );
    return [...fields].flatMap((field) => {
      const { width, height } = field.getBoundingClientRect();
      // A field inside of a frame of its own (a search box, a price with its currency) is as high as the frame.
      const parent = field.parentElement!;
      const isFramed = Number.parseFloat(getComputedStyle(parent).borderBlockStartWidth) > 0;
      const frame = isFramed ? parent.getBoundingClientRect().height : 0;
      if (width <= 2 || field.closest("[aria-hidden=true]") || Math.max(height, frame) >= 47.5) return [];
      return [
        `${field.tagName.toLowerCase()} "${field.getAttribute("name") ?? field.id}" is ${height.toFixed(0)} px high`,
      ];
    });
  });
}
