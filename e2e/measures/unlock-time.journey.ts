import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../harness/browser.ts";
import { emptyHolder, type Person, signInOnce } from "../harness/people.ts";
import { slowRenderers } from "../harness/slow-processes.ts";

/**
 * PRF-003: unlocking on a device four times slower than this machine. The renderers of a browser of its own are held
 * three quarters of the time, main thread and workers alike, so that the derivation is slowed as much as the page: see
 * harness/slow-processes.ts for what is not. The holds are short and count as blocked time like any other.
 */

const factor = 4;
const limitMs = 3000;
const blockedLimitMs = 50;

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

async function unlockOnce(browser: Browser, url: string, person: Person): Promise<Measured & { slowedBy: number }> {
  const context = await browser.newContext({ baseURL: url, storageState: await signInOnce(browser, url, person) });
  const page = await context.newPage();
  await page.goto("/settings/security");
  const card = page.locator("section", { has: page.getByRole("heading", { name: /^Your vault is/ }) });
  await card.getByRole("button", { name: "Unlock", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  const slowed = await slowRenderers(browser, factor);
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
  const runs: Awaited<ReturnType<typeof unlockOnce>>[] = [];
  for (let run = 0; run < 3; run++) runs.push(await unlockOnce(browser, baseURL!, person));
  await browser.close();
  for (const { ms, slowedBy, longestGap, longTasks } of runs)
    console.log(
      `unlocked in ${Math.round(ms)} ms, slowed ${slowedBy.toFixed(1)} times; longest gap ${Math.round(longestGap)} ms, long tasks [${longTasks.map(Math.round)}]`,
    );
  for (const { slowedBy, shares } of runs) {
    expect(slowedBy).toBeGreaterThan(factor * 0.95);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  }
  const [median] = runs
    .map(({ ms }) => ms)
    .sort((a, b) => a - b)
    .slice(1);
  expect(median).toBeLessThan(limitMs);
  // Work of ours on the page would block in every run; a busy machine does not in all of them.
  expect(Math.min(...runs.map(({ longestGap }) => longestGap))).toBeLessThan(blockedLimitMs);
  expect(Math.min(...runs.map(({ longTasks }) => longTasks.length))).toBe(0);
});
