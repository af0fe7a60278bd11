import { expect, test } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, chromiumPath } from "../harness/browser.ts";

const runs = 5;
/**
 * The full run holds the target by the median. Every day's stands beside whatever else the machine does, which only
 * ever adds time: there the best of five says most about the page, and the first that reaches the floor is enough.
 */
const full = Boolean(process.env.E2E_FULL);
const targets = { performance: full ? 95 : 85, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

type Scores = Record<Category, number>;
type Measured = { scores: Scores; faults: string[] };

/** A recording that Lighthouse itself calls broken measured nothing, neither well nor badly: it is made again. */
async function measure(url: string): Promise<Measured> {
  for (let tries = 1; ; tries++) {
    try {
      return await measureOnce(url);
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}

/** One load as Lighthouse's slow phone sees it: simulated network, processor slowed four times. */
async function measureOnce(url: string): Promise<Measured> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: [...chromiumFlags, "--headless=new"],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${lhr.runtimeError.code}: ${lhr.runtimeError.message}`);
    const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const weighs = (audit: string) =>
      categories.some((name) => lhr.categories[name]?.auditRefs.some((ref) => ref.id === audit && ref.weight > 0));
    return {
      scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores,
      faults: Object.values(lhr.audits)
        .filter((audit) => audit.score !== null && audit.score < 0.9 && weighs(audit.id))
        .map((audit) => `${audit.id} ${audit.displayValue ?? ""}`.trim()),
    };
  } finally {
    chrome.kill();
  }
}

for (const path of ["/", "/auth/login"]) {
  test(`[PRF-001] Lighthouse on a phone: ${path}`, async ({ baseURL }) => {
    const measured: Measured[] = [];
    const reached = (one: Measured) => categories.every((name) => one.scores[name] >= targets[name]);
    while (measured.length < runs && (full || !measured.some(reached)))
      measured.push(await measure(new URL(path, baseURL).href));
    const of = full ? median : (numbers: number[]) => Math.max(...numbers);
    const scores = categories.map((name) => [name, of(measured.map((one) => one.scores[name]))] as const);
    const shown = scores.map(([name, score]) => `${name} ${score}`).join(", ");
    console.log(`  ${path} ${shown} (${full ? "median" : "best"} of ${measured.length})`);
    const faults = [...new Set(measured.flatMap((one) => one.faults))].join("; ");
    for (const [name, score] of scores)
      expect(score, `${name} of ${path}, ${faults}`).toBeGreaterThanOrEqual(targets[name]);
  });
}
