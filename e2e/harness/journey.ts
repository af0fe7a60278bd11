import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { fromOwnAddress } from "./addresses.ts";
import { ownSession, type Person, sharedSession } from "./people.ts";
import { applyVariant, heightFor, type Variant, variantName } from "./variants.ts";
import { type Watch, WatchLog, watchContext } from "./watch.ts";
import { withoutGuide } from "./without-guide.ts";

type OpenOptions = {
  /** Signed in before the first page, in a session that this worker's journeys share. */
  as?: Person;
  /** In a session of its own, for a journey that ends it, lists it or proves something to it. */
  alone?: boolean;
  variant?: Variant;
  proxy?: { server: string; bypass: string };
  userAgent?: string;
  /** With the app kept on the device. Elsewhere it is not: what a journey answers in the server's place would not be asked. */
  installable?: boolean;
  /** A first visit: the guide starts and invites. Otherwise the person has put it away. */
  guide?: boolean;
};

type Fixtures = {
  /** Everything that went wrong in the browser; a journey that leaves anything there fails. */
  watch: Watch;
  /** A browser of its own: signed in as somebody or as nobody, in one variant. */
  openBrowser: (options?: OpenOptions) => Promise<BrowserContext>;
  openPage: (path: string, options?: OpenOptions) => Promise<Page>;
  /**
   * A new tab in a browser that the worker keeps for later journeys of the same person and variant: what was loaded for
   * one page is there for the next. For journeys that only look.
   */
  openTab: (options: { as?: Person; variant: Variant }) => Promise<Page>;
};

/** `watch` is that of the journey under way. */
type KeptBrowser = { context: BrowserContext; watch: WatchLog };
type WorkerFixtures = { kept: Map<string, KeptBrowser> };

const everyday: Variant = { width: 1280, theme: "light", language: "en" };

export const test = base.extend<Fixtures, WorkerFixtures>({
  watch: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted out of this pattern
    async ({}, use) => {
      const log = new WatchLog();
      await use(log);
      expect(log.problems(), "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context }, use) => await use(await withoutGuide(context)),

  openBrowser: async ({ browser, baseURL, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async ({ variant = everyday, ...options } = {}) => {
      const context = await newContext(browser, baseURL!, variant, options);
      opened.push(context);
      await watchContext(context, watch as WatchLog);
      return context;
    });
    for (const context of opened) await context.close();
  },

  openPage: async ({ openBrowser }, use) => {
    await use(async (path, options) => {
      const context = await openBrowser(options);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
  },

  openTab: async ({ browser, baseURL, watch, kept }, use) => {
    const opened: Page[] = [];
    await use(async ({ variant, ...who }) => {
      const name = `${who.as?.email} ${variantName(variant)}`;
      const known = kept.get(name) ?? (await keep(await newContext(browser, baseURL!, variant, who)));
      kept.set(name, known);
      known.watch = watch as WatchLog;
      const page = await known.context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.close();
  },

  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted out of this pattern
    async ({}, use) => {
      const kept = new Map<string, KeptBrowser>();
      await use(kept);
      for (const { context } of kept.values()) await context.close();
    },
    { scope: "worker" },
  ],
});

async function keep(context: BrowserContext): Promise<KeptBrowser> {
  const one: KeptBrowser = { context, watch: new WatchLog() };
  await watchContext(context, { add: (problem) => one.watch.add(problem) });
  return one;
}

async function newContext(
  browser: Browser,
  url: string,
  variant: Variant,
  { as, alone, proxy, userAgent, installable = false, guide = false }: OpenOptions,
) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: variant.width, height: heightFor(variant.width) },
    colorScheme: variant.theme === "dark" ? "dark" : "light",
    reducedMotion: "reduce",
    serviceWorkers: installable ? "allow" : "block",
    extraHTTPHeaders: fromOwnAddress(),
    ...(proxy && { proxy }),
    ...(userAgent && { userAgent }),
    ...(as && { storageState: await (alone ? ownSession(url, as, userAgent) : sharedSession(url, as)) }),
  });
  await applyVariant(context, variant, url);
  return guide ? context : await withoutGuide(context);
}

export { expect };
