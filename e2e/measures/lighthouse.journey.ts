import { expect, test } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, chromiumPath } from "../harness/browser.ts";

/** The median of five decides; three that agree on a pass are enough for every day. */
const decisive = 5;
const everyday = process.env.E2E_FULL ? decisive : 3;
// The full run holds the target; every day's stands up to a machine that is busy with something else.
const targets = { performance: process.env.E2E_FULL ? 95 : 80, accessibility: 100, "best-practices": 100, seo: 100 };
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
    const measureUpTo = async (runs: number) => {
      while (measured.length < runs) measured.push(await measure(new URL(path, baseURL).href));
      return categories.map((name) => [name, median(measured.map((one) => one.scores[name]))] as const);
    };
    let scores = await measureUpTo(everyday);
    if (scores.some(([name, score]) => score < targets[name])) scores = await measureUpTo(decisive);
    const shown = scores.map(([name, score]) => `${name} ${score}`).join(", ");
    console.log(`  ${path} ${shown} (median of ${measured.length})`);
    const faults = [...new Set(measured.flatMap((one) => one.faults))].join("; ");
    for (const [name, score] of scores)
      expect(score, `${name} of ${path}, ${faults}`).toBeGreaterThanOrEqual(targets[name]);
  });
}
