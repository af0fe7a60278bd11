import { expect, test } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import * as constants from "lighthouse/core/config/constants.js";
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
type Measured = { scores: Scores; faults: string[]; speed: number };

/**
 * Lighthouse's phone is a desktop with a `benchmarkIndex` of about 1,600, slowed four times. A slower machine is slowed
 * less, down to that same phone (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibration).
 */
const phoneSpeed = 400;
const slowdownFor = (speed: number) => Math.min(4, Math.max(1, speed / phoneSpeed));

/** A recording that Lighthouse itself calls broken measured nothing, neither well nor badly: it is made again. */
async function measure(url: string, slowdown: number): Promise<Measured> {
  for (let tries = 1; ; tries++) {
    try {
      return await measureOnce(url, slowdown);
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}

/** One load as Lighthouse's slow phone sees it: simulated network, slowed processor. */
async function measureOnce(url: string, slowdown: number): Promise<Measured> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: [...chromiumFlags, "--headless=new"],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: "error",
      throttling: { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
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
      speed: lhr.environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}

for (const path of ["/", "/auth/login"]) {
  test(`[PRF-001] Lighthouse on a phone: ${path}`, async ({ baseURL }) => {
    const measured: Measured[] = [];
    const reached = (one: Measured) => categories.every((name) => one.scores[name] >= targets[name]);
    const slowdown = () =>
      slowdownFor(measured.length === 0 ? Number.POSITIVE_INFINITY : median(measured.map(({ speed }) => speed)));
    while (measured.length < runs && (full || !measured.some(reached)))
      measured.push(await measure(new URL(path, baseURL).href, slowdown()));
    const of = full ? median : (numbers: number[]) => Math.max(...numbers);
    const scores = categories.map((name) => [name, of(measured.map((one) => one.scores[name]))] as const);
    const shown = scores.map(([name, score]) => `${name} ${score}`).join(", ");
    console.log(
      `  ${path} ${shown} (${full ? "median" : "best"} of ${measured.length}, slowed ${slowdown().toFixed(1)} times)`,
    );
    const faults = [...new Set(measured.flatMap((one) => one.faults))].join("; ");
    for (const [name, score] of scores)
      expect(score, `${name} of ${path}, ${faults}`).toBeGreaterThanOrEqual(targets[name]);
  });
}
