import { readFileSync } from "node:fs";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type KeysPage, serveKeysPage } from "../harness/keys-page.ts";

/** The key client in a real browser, under the policy of the running app, against the published vectors. */

const vectors = JSON.parse(readFileSync(new URL("../../packages/crypto/src/vectors.json", import.meta.url), "utf8"));
const bytes = (hex: string) => Buffer.from(hex, "hex");
const { typed: password, kdf } = vectors.password;
const salt = bytes(vectors.password.salt).toString("base64url");
const { recipient, verifyingKey } = vectors.bundle;
const derivation = { password, salt, kdf };
const unlocking = {
  by: "password",
  ...derivation,
  bundleByPassword: vectors.wrap.byPassword,
  stated: { recipient, verifyingKey },
};

const test = base.extend<{ tab: () => Promise<Page> }, { keysPage: KeysPage }>({
  keysPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const answer = await fetch(process.env.E2E_URL ?? "");
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain("wasm-unsafe-eval");
      const keysPage = await serveKeysPage(Object.fromEntries(answer.headers));
      await use(keysPage);
      await keysPage.close();
    },
    { scope: "worker" },
  ],
  /** Opens a tab on the page; no tab may have violated the policy in the end. */
  tab: async ({ context, keysPage }, use) => {
    const complaints: string[] = [];
    await use(async () => {
      const page = await context.newPage();
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (/Content Security Policy|TrustedScript/i.test(message.text())) complaints.push(message.text());
      });
      await page.goto(keysPage.url);
      return page;
    });
    expect(complaints).toEqual([]);
  },
});

const derive = (page: Page) => page.evaluate((ask) => window.keys.askAccount("derive", ask), derivation);
const unlock = (page: Page) => page.evaluate((using) => window.keys.askAccount("unlock", using), unlocking);
const join = (page: Page) => page.evaluate(() => window.keys.join());
/** The code of the refusal, or "given". */
const askForKit = (page: Page) =>
  page.evaluate(
    (verifyingKey) =>
      window.keys.askAccount("reissueKit", { verifyingKey }).then(
        () => "given",
        (error: { code: string }) => error.code,
      ),
    unlocking.stated.verifyingKey,
  );
const sharedWorkers = (context: BrowserContext) => countTargets(context, "shared_worker");

async function countTargets(context: BrowserContext, type: string): Promise<number> {
  const session = await context.browser()!.newBrowserCDPSession();
  const { targetInfos } = await session.send("Target.getTargets");
  await session.detach();
  return targetInfos.filter((target) => target.type === type).length;
}

test("[KEY-001] [KEY-003] Chromium derives the vector in a SharedWorker under the production policy", async ({
  tab,
  context,
}) => {
  const page = await tab();
  expect(await sharedWorkers(context)).toBe(0);
  const { authKey } = await derive(page);
  expect(authKey).toBe(bytes(vectors.password.authKey).toString("base64url"));
  expect(await sharedWorkers(context)).toBe(1);
});

test("[KEY-001] without SharedWorker a worker of the tab does the same", async ({ tab, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, "SharedWorker"));
  const page = await tab();
  const { authKey } = await derive(page);
  expect(authKey).toBe(bytes(vectors.password.authKey).toString("base64url"));
  expect(page.workers()).toHaveLength(1);
});

test("[KEY-002] weak parameters are refused by the client itself", async ({ tab }) => {
  const page = await tab();
  const refusal = page.evaluate(
    (ask) =>
      window.keys.askAccount("derive", ask).catch((error: { code: string; data: unknown }) => [error.code, error.data]),
    { ...derivation, kdf: { ...kdf, passes: 1 } },
  );
  expect(await refusal).toEqual(["kdf.too_weak", { part: "passes" }]);
});

test("[KEY-012] the three forms of the kit open the bundle", async ({ tab }) => {
  const page = await tab();
  const { words, numbers, qrText, kitNumber } = vectors.recoveryKey;
  for (const typed of [words, numbers, qrText]) {
    const using = { by: "kit", typed, kitNumber, bundleByKit: vectors.wrap.byKit, stated: { recipient, verifyingKey } };
    const state = await page.evaluate((ask) => window.keys.askAccount("unlock", ask), using);
    expect(state).toMatchObject({ unlocked: true, verifyingKey });
    await page.evaluate(() => window.keys.lock());
  }
});

test("[KEY-025] an unlocked browser has no byte of the bundle in any storage", async ({ tab, context }) => {
  const page = await tab();
  await unlock(page);
  const stored = await page.evaluate(async () => {
    localStorage.setItem("control", "planted");
    const databases = await indexedDB.databases();
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases,
      caches: await caches.keys(),
      history: history.state,
      cookie: document.cookie,
    });
  });
  const found = stored + JSON.stringify(await context.cookies());
  expect(found).toContain("planted");
  expect(found).toContain('"databases":[]');
  expect(found).toContain('"caches":[]');
  const { identitySeed, signingSeed, vaultRootKey, ageIdentity } = vectors.bundle;
  for (const secret of [identitySeed, signingSeed, vaultRootKey, vectors.password.kek, vectors.password.master])
    for (const form of ["hex", "base64", "base64url", "latin1"] as const)
      expect(found).not.toContain(bytes(secret).toString(form));
  expect(found).not.toContain(ageIdentity);
  expect(found).not.toContain(password);
});

test("[KEY-026] a reload locks", async ({ tab }) => {
  const page = await tab();
  await unlock(page);
  expect(await join(page)).toEqual({ unlocked: true, verifyingKey });
  await page.reload();
  expect(await join(page)).toEqual({ unlocked: false, verifyingKey: null });
  expect(await askForKit(page)).toBe("keys.not_available");
});

test("[KEY-025] [KEY-027] tabs share one worker, and a lock in one wipes the keys for all", async ({
  tab,
  context,
}) => {
  const [first, second] = [await tab(), await tab()];
  await unlock(first);
  expect(await join(second)).toEqual({ unlocked: true, verifyingKey });
  expect(await sharedWorkers(context)).toBe(1);
  expect(await askForKit(second)).toBe("given");
  await second.evaluate(() => window.keys.lock());
  expect(await askForKit(first)).toBe("keys.not_available");
  await expect.poll(() => first.evaluate(() => window.keys.keysState().unlocked)).toBe(false);
});

test("[KEY-027] closing one of two tabs keeps the keys, closing the last one drops them", async ({ tab }) => {
  const [first, second] = [await tab(), await tab()];
  await unlock(first);
  await join(second);
  await first.close({ runBeforeUnload: false });
  expect(await askForKit(second)).toBe("given");
  await second.reload();
  expect(await join(second)).toEqual({ unlocked: false, verifyingKey: null });
});

const wipeFromAnotherTab = {
  "a lock": (other: Page) => other.evaluate(() => window.keys.lock()),
  "a sign-out": (other: Page) =>
    other.evaluate(() => {
      const signedOut = { type: "AUTH_STATE_CHANGE", authenticated: false, userId: null, eventId: "e", at: Date.now() };
      new BroadcastChannel("heirlock-auth").postMessage(signedOut);
    }),
};

for (const kind of ["SharedWorker", "Worker"])
  for (const [what, wipe] of Object.entries(wipeFromAnotherTab))
    test(`[KEY-027] ${what} in a tab that never used keys wipes them in the others (${kind})`, async ({
      tab,
      context,
    }) => {
      if (kind === "Worker") await context.addInitScript(() => Reflect.deleteProperty(globalThis, "SharedWorker"));
      const [unlocked, other] = [await tab(), await tab()];
      await unlock(unlocked);
      expect(await askForKit(unlocked)).toBe("given");
      await wipe(other);
      await expect.poll(() => unlocked.evaluate(() => window.keys.keysState().unlocked)).toBe(false);
      expect(await askForKit(unlocked)).toBe("keys.not_available");
    });

test("[PRF-003] deriving shows progress and leaves the page free", async ({ tab }) => {
  const page = await tab();
  const runs = await page.evaluate(async (ask) => {
    const results = [];
    for (let run = 0; run < 3; run++) {
      let blocked = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) blocked = Math.max(blocked, duration);
      });
      observer.observe({ type: "longtask" });
      const fractions: number[] = [];
      const onProgress = ({ step, fraction }: { step: string; fraction: number }) => {
        if (step === "making-key") fractions.push(fraction);
      };
      await window.keys.askAccount("derive", ask, { onProgress });
      await new Promise((resolve) => setTimeout(resolve, 100));
      observer.disconnect();
      results.push({ blocked, fractions });
    }
    return results;
  }, derivation);
  for (const { fractions } of runs) {
    expect(fractions.length).toBeGreaterThan(2);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  }
  // Work of ours on the page would block in every run; a busy machine does not in all of them.
  expect(Math.min(...runs.map(({ blocked }) => blocked))).toBe(0);
});

test("cancelling an unlock ends it at once and leaves the vault locked", async ({ tab }) => {
  const page = await tab();
  const outcome = await page.evaluate(async (using) => {
    const stop = new AbortController();
    const onProgress = ({ step }: { step: string }) => {
      if (step === "making-key") stop.abort();
    };
    return window.keys
      .askAccount("unlock", using, { signal: stop.signal, onProgress })
      .catch((error: Error) => error.name);
  }, unlocking);
  expect(outcome).toBe("AbortError");
  expect(await derive(page)).toHaveProperty("authKey");
  expect(await join(page)).toEqual({ unlocked: false, verifyingKey: null });
});

/** What `keys-page.ts` puts on the window; the types of the app are not this package's to import. */
interface KeyClient {
  askAccount(name: "derive", ask: unknown, options?: unknown): Promise<{ authKey: string }>;
  askAccount(name: "unlock", using: unknown, options?: unknown): Promise<{ unlocked: boolean }>;
  askAccount(name: "reissueKit", ask: { verifyingKey: string }): Promise<unknown>;
  lock(): Promise<void>;
  join(): Promise<{ unlocked: boolean }>;
  keysState(): { unlocked: boolean };
}

declare global {
  interface Window {
    keys: KeyClient;
  }
}
