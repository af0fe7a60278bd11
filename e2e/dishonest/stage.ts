import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { fromOwnAddress } from "../harness/addresses.ts";
import { ownSession } from "../harness/people.ts";
import { unlockVault } from "../harness/vault-page.ts";
import { withoutGuide } from "../harness/without-guide.ts";
import { type Estate, titles } from "./estate.ts";
import { judgeSent } from "./judge-sent.ts";
import type { Lie, Subject } from "./lie.ts";
import { type DishonestServer, honestHeader, startDishonestServer } from "./proxy.ts";

/** Where a browser of either side opens its vault. */
const vaultPages = {
  holder: "/dashboard/will-holder/plan-changes",
  locked: "/dashboard/will-holder/plan-changes",
  member: "/dashboard/member/assigned-vault",
};
/** What the app shows when a part of it, or all of it, broke. */
const crashed = /Feature not available or failed to load|Something went wrong on our side/;
/** Failed requests are told by Chromium itself; a lie may well fail one. */
const unimportant = /Failed to load resource/;
/** What a part of the page says that gives up: to the console by React, to us by the app. */
const toldByReact = /^console: (TypeError|Connecting to .* violates)/;
const toldOfCrash = /^POST \/api\/client-log$/;
const quietMs = 120;

/** One side's browser, with its vault open, behind the dishonest server. */
export interface Stage {
  /** Tells one lie, and answers everything that was wrong with what came of it. */
  tell(lie: Lie): Promise<string[]>;
  /** The same browser, told the truth again: nothing of the lies may have stayed. */
  recovers(): Promise<void>;
  close(): Promise<void>;
}

export async function openStage(browser: Browser, url: string, estate: Estate, side: Subject["side"]): Promise<Stage> {
  const server = await startDishonestServer();
  const person = side === "member" ? estate.member : estate.holder;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    extraHTTPHeaders: fromOwnAddress(),
    proxy: server.proxy,
    storageState: await ownSession(url, person),
  });
  await withoutGuide(context);
  const problems = watchErrors(context);
  if (side !== "locked") {
    // The key worker lives as long as one tab does: this one keeps the vault open while the other goes from lie to lie.
    const anchor = await context.newPage();
    await anchor.setExtraHTTPHeaders({ ...fromOwnAddress(), [honestHeader]: "1" });
    await anchor.goto(vaultPages[side]);
    await unlockVault(anchor, person);
  }
  const page = await context.newPage();
  await page.goto(vaultPages[side]);
  await page.locator("h1").first().waitFor();
  await server.quiet(quietMs);
  return {
    async tell(lie) {
      problems.length = 0;
      server.beginLie(lie.tells, estate);
      const wrong = await judged(page, server, lie, estate).catch(async (error: unknown) => [
        firstLine(error),
        `the page says: ${await shownOn(page)}`,
      ]);
      const { delivered, sent } = server.endLie();
      for (const [at, count] of delivered.entries())
        if (count === 0) wrong.push(`${lie.tells[at]!.endpoint} was never lied about`);
      const { until } = lie;
      if (until && !sent.some(({ name }) => until.test(name))) wrong.push(`${until} was never sent`);
      wrong.push(...(await judgeSent(sent, estate, [...(lie.sends ?? []), ...(lie.givesUp ? [toldOfCrash] : [])])));
      const expected = lie.givesUp ? toldByReact : unimportant;
      wrong.push(...problems.filter((problem) => !unimportant.test(problem) && !expected.test(problem)));
      return wrong;
    },
    async recovers() {
      await page.goto(vaultPages[side]);
      if (side === "locked") await unlockVault(page, person);
      await expect(
        page.getByText(side === "member" ? titles.well : "Everything is as you signed it").first(),
      ).toBeVisible();
    },
    async close() {
      await context.close();
      await server.close();
    },
  };
}

/** Looks at the page while it is lied to. */
async function judged(page: Page, server: DishonestServer, lie: Lie, estate: Estate): Promise<string[]> {
  const wrong: string[] = [];
  await lie.prepare?.(page, estate);
  await page.goto(lie.at(estate));
  await lie.act?.(page, estate);
  if (lie.says) await expect(page.getByText(lie.says).first()).toBeVisible({ timeout: 6000 });
  await server.told(lie.until);
  await server.quiet(quietMs);
  const heading = lie.leads ? page.getByRole("heading", { name: lie.leads }) : page.locator("h1");
  await expect(heading.first()).toBeVisible({ timeout: 6000 });
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0, { timeout: 6000 });
  for (const text of lie.keeps ?? []) await expect(page.getByText(text).first()).toBeVisible({ timeout: 6000 });
  for (const text of lie.never ?? []) if (await page.getByText(text).first().isVisible()) wrong.push(`shows ${text}`);
  if (!lie.givesUp && (await page.getByText(crashed).first().isVisible())) wrong.push("a part of the page broke");
  return wrong;
}

/** For whoever reads the report: the page as it stood when it was judged. */
const shownOn = async (page: Page) =>
  (await page.evaluate(() => document.body.textContent ?? "").catch(() => "nothing"))
    .replace(/\s+/g, " ")
    .slice(0, 1200);

/** Uncaught errors, refused scripts and broken rules of the content policy, of any page and worker. */
function watchErrors(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on("weberror", (problem) => problems.push(`uncaught: ${problem.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  context.on("dialog", (dialog) => {
    problems.push(`a dialog of the browser: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return problems;
}

const firstLine = (error: unknown) =>
  error instanceof Error ? error.message.split("\n").slice(0, 3).join(" ") : String(error);
