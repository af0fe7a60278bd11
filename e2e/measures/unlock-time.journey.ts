import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../harness/browser.ts";
import { emptyHolder, type Person, sharedSession } from "../harness/people.ts";
import { slowRenderers } from "../harness/slow-processes.ts";

/**
 * PRF-003: unlocking on a device four times slower than this machine, measured in two ways, because neither says both.
 * How long it takes: the renderers of a browser of its own are held three quarters of the time, main thread and workers
 * alike, so that the derivation is slowed as much as the page (harness/slow-processes.ts says what is not). Whether the
 * page stays free: under the slow-down of Chromium's developer tools, which stretches the work of the main thread and
 * holds nothing.
 */

const factor = 4;
/** The short run holds what a busy machine still reaches; the full run holds the requirement. */
const limits = process.env.E2E_FULL ? { ms: 3000, blocked: 50 } : { ms: 4500, blocked: 150 };

interface Measured {
  /** From the press of the button until the page says that the vault is open. */
  ms: number;
  /** The longest time in which the main thread did not answer. */
  longestGap: number;
  longTasks: number[];
  shares: number[];
}

/** Looks at the main thread and the bar from inside of the page, from the press to the open vault. */
function watchUnlock(page: Page): Promise<Measured> {
  return page.evaluate(
    () =>
      new Promise<Measured>((resolve) => {
        const longTasks: number[] = [];
        const shares: number[] = [];
        let pressedAt = 0;
        let longestGap = 0;
        let last = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) if (startTime >= pressedAt) longTasks.push(duration);
        });
        const turn = new MessageChannel();
        turn.port1.onmessage = () => {
          const now = performance.now();
          longestGap = Math.max(longestGap, now - last);
          last = now;
          look(now);
          // A little apart: a loop without a pause would itself keep the thread busy.
          setTimeout(() => turn.port2.postMessage(null), 4);
        };
        const look = (now: number) => {
          const bar = document.querySelector("[role=dialog] [role=progressbar]");
          const share = Number(bar?.getAttribute("aria-valuenow") ?? 0);
          if (bar && share !== shares.at(-1)) shares.push(share);
          if (!document.body.textContent.includes("Your vault is open")) return;
          turn.port1.close();
          // Long tasks are told a moment after they ended.
          setTimeout(() => {
            observer.disconnect();
            resolve({ ms: now - pressedAt, longestGap, longTasks, shares });
          }, 300);
        };
        document.addEventListener(
          "click",
          () => {
            pressedAt = performance.now();
            last = pressedAt;
            observer.observe({ type: "longtask" });
            turn.port2.postMessage(null);
          },
          { capture: true, once: true },
        );
      }),
  );
}

/** Slows a browser with this page; ending it gives the factor that was reached. */
type SlowDown = (browser: Browser, page: Page) => Promise<{ end(): Promise<number> }>;

const held: SlowDown = (browser) => slowRenderers(browser, factor);
const stretched: SlowDown = async (_browser, page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: factor });
  return { end: async () => factor };
};

async function unlockOnce(
  browser: Browser,
  url: string,
  person: Person,
  slowDown: SlowDown,
): Promise<Measured & { slowedBy: number }> {
  const context = await browser.newContext({ baseURL: url, storageState: await sharedSession(url, person) });
  const page = await context.newPage();
  await page.goto("/settings/security");
  const card = page.locator("section", { has: page.getByRole("heading", { name: /^Your vault is/ }) });
  await card.getByRole("button", { name: "Unlock", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  const slowed = await slowDown(browser, page);
  const watched = watchUnlock(page);
  await dialog.getByRole("button", { name: "Unlock", exact: true }).click();
  const measured = await watched;
  const slowedBy = await slowed.end();
  await context.close();
  return { ...measured, slowedBy };
}

test("[PRF-003] unlocking on the 4x slowed profile takes under 3 s, shows progress and leaves the page free", async ({
  baseURL,
}) => {
  const person = await emptyHolder(baseURL!);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const several = async (slowDown: SlowDown) => {
    const runs: Awaited<ReturnType<typeof unlockOnce>>[] = [];
    for (let run = 0; run < 3; run++) runs.push(await unlockOnce(browser, baseURL!, person, slowDown));
    return runs;
  };
  const timed = await several(held);
  const watched = await several(stretched);
  await browser.close();
  for (const { ms, slowedBy } of timed)
    console.log(`unlocked in ${Math.round(ms)} ms, slowed ${slowedBy.toFixed(1)} times`);
  for (const { longTasks, longestGap } of watched)
    console.log(`main thread: longest gap ${Math.round(longestGap)} ms, long tasks [${longTasks.map(Math.round)}]`);
  for (const { slowedBy, shares } of timed) {
    expect(slowedBy).toBeGreaterThan(factor * 0.95);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  }
  const median = timed.map(({ ms }) => ms).sort((a, b) => a - b)[1];
  expect(median).toBeLessThan(limits.ms);
  // Work of ours on the page would block in every run; a busy machine does not in all of them.
  const longest = watched.map(({ longTasks }) => Math.max(0, ...longTasks));
  expect(Math.min(...longest)).toBeLessThan(limits.blocked);
});
