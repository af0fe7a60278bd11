import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * WCAG 2.2 AA and axe's best practices; one line per finding, with the element. The open list of a select stands at the
 * end of the document, outside of every landmark: for the moment it is open, that best practice is not asked for.
 */
export async function axeFindings(page: Page, { listOpen = false } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Every rule is asked; only what was in order is not written out element by element, which is half of the work.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .disableRules(listOpen ? ["region"] : [])
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap((rule) =>
    rule.nodes.map(
      (node) => `${rule.id}: ${node.target.join(" ")} ${node.failureSummary?.split("\n").at(1)?.trim() ?? ""}`,
    ),
  );
}

/** AXS-012: what every page has. */
export async function structureFindings(page: Page, language: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found: string[] = [];
    const html = document.documentElement;
    const count = (selector: string) => document.querySelectorAll(selector).length;
    if (html.lang !== wanted) found.push(`lang is "${html.lang}", not "${wanted}"`);
    if (html.dir !== (wanted === "ar" ? "rtl" : "ltr")) found.push(`dir is "${html.dir}"`);
    if (count("h1") !== 1) found.push(`${count("h1")} h1`);
    if (count("main, [role=main]") !== 1) found.push(`${count("main, [role=main]")} main landmarks`);
    const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map((heading) => Number(heading.tagName[1]));
    for (const [at, level] of levels.entries())
      if (level > (levels[at - 1] ?? 0) + 1) found.push(`h${level} follows h${levels[at - 1] ?? 0}`);
    if (document.title.trim() === "" || document.title === "Heirlock") found.push(`title is "${document.title}"`);
    const first = [...document.querySelectorAll<HTMLElement>("a[href], button, input")][0];
    const target = first?.getAttribute("href") ?? "";
    if (!target.startsWith("#") || !document.getElementById(target.slice(1))) found.push("no skip link at the start");
    return found;
  }, language);
}
