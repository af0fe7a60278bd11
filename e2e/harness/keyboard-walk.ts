import type { JSHandle, Page } from "@playwright/test";
import { faultOfFocus } from "./keyboard.ts";

/**
 * AXS-002: what goes wrong when somebody walks the whole page by Tab, from its first stop to its end. Every press must
 * move on, to an element in sight that shows the focus; every link, button and field must be reached, and in the order
 * in which the page is read.
 */
export async function keyboardFindings(page: Page): Promise<string[]> {
  const walk: JSHandle<ReturnType<typeof beginWalk>> = await page.evaluateHandle(`(${beginWalk})(${faultOfFocus})`);
  const keys = await page.context().newCDPSession(page);
  // Sent without waiting for each: the browser takes them in order, and a page costs one round trip, not eighty.
  const press = async (count: number) => {
    const sent: Promise<unknown>[] = [];
    for (let step = 0; step < count; step++)
      for (const type of ["rawKeyDown", "keyUp"] as const)
        sent.push(keys.send("Input.dispatchKeyEvent", { type, key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 }));
    await Promise.all(sent);
  };
  await press(await walk.evaluate(({ expected }) => expected() + 1));
  for (let more = 0; more < 5 && !(await walk.evaluate(({ hasEnded }) => hasEnded())); more++) await press(20);
  const found = await walk.evaluate(({ finish }) => finish());
  await Promise.all([keys.detach(), walk.dispose()]);
  return found;
}

/** Runs in the page: notes each stop as Tab is let go, when the page has scrolled to it. */
function beginWalk(faultOf: typeof faultOfFocus) {
  const stops: Element[] = [];
  const found: string[] = [];
  let ended = false;
  const controls =
    "a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex], [role=button], [role=link], [role=checkbox], [role=switch], [role=combobox], [role=slider]";
  const composites =
    "[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=toolbar], [role=grid], [role=tree]";

  const nameOf = (element: Element) => {
    const labelled = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute("aria-label") ?? labelled ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()} "${name.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  };
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) return false;
    return element.getClientRects().length > 0;
  };
  const isPinned = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
    return false;
  };
  /** Dots of one name, tabs of one list: the arrows lead from one to the next, so Tab stops once. */
  const groupOf = (element: Element): unknown => {
    if (element instanceof HTMLInputElement && element.type === "radio" && element.name)
      return `${element.name} ${element.form?.id ?? ""}`;
    return element.closest(composites) ?? element;
  };
  const wanted = () =>
    [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        isSeen(element) &&
        // What is hidden from readers or opened by a button of its own needs no stop.
        !element.matches(":disabled, [aria-hidden=true], [type=file][tabindex='-1']") &&
        // A heading or an error that is focused for the reader's sake is no control.
        !(element.tabIndex < 0 && !element.matches(controls.replace(", [tabindex]", ""))),
    );

  const look = () => {
    const element = document.activeElement;
    if (ended) return;
    if (!element || element === document.body || element === stops[0]) {
      ended = stops.length > 0;
      return;
    }
    const last = stops.at(-1);
    // A date has a stop for its day, month and year.
    if (
      element === last &&
      element.matches("[type=date], [type=time], [type=month], [type=datetime-local], audio, video")
    )
      return;
    if (stops.includes(element)) {
      found.push(`Tab leads back to ${nameOf(element)}`);
      ended = true;
      return;
    }
    const fault = faultOf(element);
    if (fault) found.push(fault);
    stops.push(element);
  };
  const letGo = (event: KeyboardEvent) => event.key === "Tab" && look();
  addEventListener("keyup", letGo, true);

  // From the very start, whatever had the focus.
  scrollTo(0, 0);
  const start = document.createElement("span");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();

  /** Something to read or to stop at, and where it stands. */
  type Place = { element: Element; name: string; box: DOMRect };
  const tolerance = 8;
  const sharedBy = (first: Place, second: Place) => {
    let shared = first.element;
    while (!shared.contains(second.element)) shared = shared.parentElement!;
    return shared;
  };
  const isFurther = (first: Place, second: Place) =>
    // A printed code is read from the left in Arabic, too.
    getComputedStyle(sharedBy(first, second)).direction === "rtl"
      ? second.box.right <= first.box.left + tolerance
      : second.box.left >= first.box.right - tolerance;
  /** Higher up, and not at the head of the next column. */
  const isAbove = (first: Place, second: Place) =>
    second.box.bottom <= first.box.top + tolerance && !isFurther(first, second);
  /** In the same row, and nearer to its start. */
  const isNearer = (first: Place, second: Place) => {
    const overlap = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
    return isFurther(second, first) && overlap > Math.min(first.box.height, second.box.height) / 2;
  };
  /** A row that says that it is read as it is seen, or a term and its value, which make sense either way. */
  const isReadAsSeen = (first: Place, second: Place) => {
    const shared = sharedBy(first, second);
    return shared.matches("dl > div") || getComputedStyle(shared).getPropertyValue("reading-flow") === "flex-visual";
  };
  /** What a screen reader reads, in its order, with its place on the page. */
  const readTexts = () => {
    const read: Place[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const name = node.textContent?.trim().slice(0, 40) ?? "";
      const element = node.parentElement!;
      if (name === "" || element.closest("svg, [aria-hidden=true], script, style") || !isSeen(element)) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 2 && element.getBoundingClientRect().width > 2 && !isPinned(element))
        read.push({ element, name, box });
    }
    return read;
  };

  const pairsOf = (places: Place[]) => places.slice(1).map((after, at) => [places[at]!, after] as const);

  return {
    expected: () => new Set(wanted().map(groupOf)).size,
    hasEnded: () => ended,
    finish: () => {
      removeEventListener("keyup", letGo, true);
      const last = stops.at(-1);
      if (!ended && last)
        found.push(`Tab does not come to the end of the page: after ${stops.length} stops it is at ${nameOf(last)}`);
      const reached = new Set(stops.map(groupOf));
      for (const element of wanted())
        if (!reached.has(groupOf(element))) found.push(`Tab does not reach ${nameOf(element)}`);
      for (const element of document.querySelectorAll<HTMLElement>("[tabindex]"))
        if (element.tabIndex > 0) found.push(`${nameOf(element)} has a positive tabindex`);
      // Where each stands once all have been visited: what scrolls inside of the page has come to rest.
      const places = stops
        .filter((element) => isSeen(element) && !isPinned(element))
        .map((element): Place => ({ element, name: nameOf(element), box: element.getBoundingClientRect() }));
      for (const [before, after] of pairsOf(places))
        if (isAbove(before, after) || isNearer(before, after))
          found.push(`Tab goes back from ${before.name} to ${after.name}`);
      for (const [before, after] of pairsOf(readTexts()))
        if (isAbove(before, after) && !isReadAsSeen(before, after))
          found.push(`"${after.name}" is read after "${before.name}", which is below it`);
      return found;
    },
  };
}
