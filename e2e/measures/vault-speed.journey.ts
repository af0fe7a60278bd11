import { fromQrText } from "@heirlock/crypto/recovery-key";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import { setPlan } from "@heirlock/tools/stack/set-plan";
import { startS3 } from "@heirlock/tools/stack/start-s3";
import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { breakingLine } from "../harness/breaking-line.ts";
import { chromiumFlags, chromiumPath } from "../harness/browser.ts";
import { startHouse } from "../harness/house.ts";
import { freshHolder, signIn } from "../harness/people.ts";
import { slowRenderers } from "../harness/slow-processes.ts";
import { chooseLarge, unlockVault, vaultList } from "../harness/vault-page.ts";

/** The short run holds what a busy machine still reaches; the full run holds the requirement. */
const limits = process.env.E2E_FULL ? { listMs: 1500, keystrokeMs: 50 } : { listMs: 3000, keystrokeMs: 150 };
const entryCount = 200;
const factor = 4;

/** From a click on "Vault" until all are counted and the first rows stand there, seen from inside of the page. */
function watchList(page: Page): Promise<number> {
  return page.evaluate(
    (count) =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        const look = () => {
          const rows = document.querySelectorAll("main li").length;
          const said = document.querySelector("main")?.textContent ?? "";
          if (said.includes(`${count} vault entries found`) && rows > 0) resolve(performance.now() - pressedAt);
          else setTimeout(look, 4);
        };
        document.addEventListener(
          "click",
          () => {
            pressedAt = performance.now();
            look();
          },
          { capture: true, once: true },
        );
      }),
    entryCount,
  );
}

/** For each letter that is typed, the time from its event until the page has been drawn, late changes included. */
function watchKeystrokes(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times: number[] = [];
    window.keystrokes = times;
    let start = 0;
    const note = () => {
      times[times.length - 1] = performance.now() - start;
    };
    const whenDrawn = () => {
      const drawn = new MessageChannel();
      drawn.port1.onmessage = note;
      requestAnimationFrame(() => drawn.port2.postMessage(null));
    };
    new MutationObserver(whenDrawn).observe(document.querySelector("main")!, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    const begin = () => {
      start = performance.now();
      times.push(0);
      whenDrawn();
    };
    document.addEventListener("input", begin, { capture: true });
  });
}

test("200 entries are decrypted and listed within 1.5 s on the 4x slowed profile, and searched within 50 ms a keystroke", async () => {
  const house = await startHouse();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const holder = await freshHolder(house.apiUrl);
    await setPlan(house.databaseUrl, holder.email, "family");
    const keeper = await VaultKeeper.open(holder.client, fromQrText(holder.kit.qrText));
    for (let n = 0; n < entryCount; n++)
      await keeper.keep({
        title: `Policy ${n} of the house by the sea`,
        category: "document",
        content: `Number ${n * 7919}`,
        description: "In the blue folder, behind the others",
        tags: ["insurance", `year ${1990 + (n % 30)}`],
      });
    const page = await browser.newPage({ baseURL: house.apiUrl, locale: "en-GB" });
    page.setDefaultTimeout(30_000);
    await signIn(page, holder);
    await page.goto(vaultList);
    await unlockVault(page, holder);
    const search = page.getByPlaceholder("Search by title or metadata...");
    await expect(search).toBeVisible({ timeout: 30_000 });

    const times: number[] = [];
    for (let run = 0; run < 3; run++) {
      await page.getByRole("link", { name: "Settings", exact: true }).first().click();
      await expect(search).toBeHidden();
      const slowed = await slowRenderers(browser, factor);
      const watched = watchList(page);
      await page.getByRole("link", { name: "Vault", exact: true }).first().click();
      times.push(await watched);
      expect(await slowed.end()).toBeGreaterThan(factor * 0.95);
    }
    console.log(`${entryCount} entries listed in [${times.map(Math.round)}] ms, slowed ${factor} times`);

    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: factor });
    await watchKeystrokes(page);
    const words = "policy 17 of";
    const rounds: number[][] = [];
    for (let round = 0; round < 3; round++) {
      await search.fill("");
      await expect(page.getByText(`${entryCount} vault entries found`)).toBeVisible();
      await page.evaluate(() => Object.assign(window.keystrokes, { length: 0 }));
      await search.pressSequentially(words, { delay: 200 });
      await expect(page.getByText(/^\d\d? vault entr(y|ies) found$/)).toBeVisible();
      rounds.push(await page.evaluate(() => [...window.keystrokes]));
    }
    for (const round of rounds) console.log(`keystrokes: [${round.map(Math.round)}] ms, slowed ${factor} times`);
    for (const round of rounds) expect(round).toHaveLength(words.length);
    // A busy machine holds up any letter now and then; one that costs too much does so in every round. Nothing is known
    // of a letter that the next one overtook.
    const letters = [...words].map((_, at) =>
      Math.min(...rounds.map((round) => round[at] || Number.POSITIVE_INFINITY)),
    );
    expect(Math.min(...times)).toBeLessThan(limits.listMs);
    expect(Math.max(...letters)).toBeLessThan(limits.keystrokeMs);
  } finally {
    await browser.close();
    await house.leave();
  }
});

/** How long the page took to answer, again and again from now on. */
function watchAnswers(page: Page): Promise<void> {
  return page.evaluate(() => {
    let asked = performance.now();
    const answers: number[] = [];
    Object.assign(window, { answers });
    const turn = new MessageChannel();
    turn.port1.onmessage = () => {
      answers.push(performance.now() - asked);
      setTimeout(() => {
        asked = performance.now();
        turn.port2.postMessage(null);
      }, 4);
    };
    turn.port2.postMessage(null);
  });
}

/** The longest piece of work of a page, in ms of the processor: on a busy machine the clock says more about its others. */
async function longestWork(browser: Browser): Promise<number> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents.filter(({ args }) => args?.name === "CrRendererMain").map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const work = traceEvents.filter(({ pid, tid, tdur }) => tdur && threads.has(`${pid} ${tid}`));
  expect(work.length).toBeGreaterThan(100);
  return Math.max(...work.map(({ tdur }) => tdur! / 1000));
}

interface TraceEvent {
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

test("[VLT-040] [VLT-041] 20 MB go through a real S3 store while the page answers; a line that breaks is taken up again and leaves one object", async () => {
  const s3 = await startS3();
  const line = await breakingLine(Number(new URL(s3.settings.S3_ENDPOINT).port));
  const house = await startHouse({ s3: { ...s3.settings, S3_ENDPOINT: `http://127.0.0.1:${line.port}` } });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const holder = await freshHolder(house.apiUrl);
    const page = await browser.newPage({ baseURL: house.apiUrl, locale: "en-GB" });
    page.setDefaultTimeout(30_000);
    await signIn(page, holder);
    await page.goto(`${vaultList}/add`);
    await unlockVault(page, holder);
    const form = page.getByRole("dialog", { name: "Add Vault Entry" });
    await form.getByLabel("Title").fill("Scan of the deed");
    await form.getByLabel("Content").fill("All forty pages");
    await chooseLarge(form.getByLabel("File Upload"), "deed.pdf", 20 * 1024 * 1024);
    await expect(form).toContainText("It will be locked and uploaded when you save.");

    const puts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT") puts.push(new URL(request.url()).searchParams.get("partNumber") ?? "");
    });
    await watchAnswers(page);
    await browser.startTracing(page, { categories: ["toplevel"] });
    line.breakAfter(12 * 1024 * 1024, 300);
    const began = Date.now();
    await form.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("Vault Entry Created")).toBeVisible({ timeout: 90_000 });
    const seconds = (Date.now() - began) / 1000;
    const longest = await longestWork(browser);
    const answers = await page.evaluate(() => (window as unknown as { answers: number[] }).answers);
    answers.sort((a, b) => a - b);
    const [slow, slowest] = [answers[Math.floor(answers.length * 0.99)]!, answers.at(-1)!];
    console.log(`20 MB in ${seconds.toFixed(1)} s, parts sent [${puts}]`);
    console.log(`longest work of the page: ${Math.round(longest)} ms of the processor`);
    console.log(
      `page: ${answers.length} answers, 99 of 100 within ${Math.round(slow)} ms, all within ${Math.round(slowest)} ms`,
    );

    expect(line.breaks()).toBe(1);
    // Five parts, and those again that the break cut off; the first was in the store and is not sent twice.
    expect(new Set(puts)).toEqual(new Set(["1", "2", "3", "4", "5"]));
    expect(puts.length).toBeGreaterThan(5);
    expect(puts.filter((part) => part === "1")).toHaveLength(1);
    expect(await s3.objects()).toHaveLength(1);
    const { entries } = await holder.client.call<{ entries: { file: unknown }[] }>("GET", "/api/vault");
    expect(entries).toMatchObject([{ file: { size: expect.any(Number) } }]);
    expect(answers.length).toBeGreaterThan(50);
    expect(longest).toBeLessThan(100);
    // A busy machine takes a turn from any page now and then; work of ours on the page would show in many.
    expect(process.env.E2E_FULL ? slowest : slow).toBeLessThan(100);
  } finally {
    await browser.close();
    await house.leave();
    await line.close();
    await s3.stop();
  }
});

declare global {
  interface Window {
    keystrokes: number[];
  }
}
