import { setPlan } from "@heirlock/tools/stack/set-plan";
import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, journeysPath } from "../harness/browser.ts";
import { startHouse } from "../harness/house.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder, ownSession } from "../harness/people.ts";
import { unlockVault } from "../harness/vault-page.ts";
import { withoutGuide } from "../harness/without-guide.ts";

const [entries, batch] = [104, 100];
const items = Array.from({ length: entries }, (_, n) => ({
  ...{ type: 1, name: `Account ${n}` },
  login: { username: "nadia@family.example", password: `Plum-${n}` },
}));
const buffer = Buffer.from(JSON.stringify({ encrypted: false, folders: [], items }));
const file = { name: "bitwarden_export.json", mimeType: "application/json", buffer };

type Vault = { entries: { id: string }[] };
type Plan = { chains: { key_id: string; leaves: { text: string }[] }[] };

test("[KEY-074] an import whose browser is killed between two batches leaves whole batches only, each under its head, and goes on without anything twice", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const house = await startHouse();
  try {
    const url = house.apiUrl;
    const holder = await freshHolder(url);
    await setPlan(house.databaseUrl, holder.email, "family");
    const stored = async () => (await holder.client.call<Vault>("GET", "/api/vault")).entries.map(({ id }) => id);
    const plan = async () => {
      const [chain] = (await holder.client.call<Plan>("GET", "/api/plan")).chains;
      const path = `/api/plan/heads?key=${chain!.key_id}&after=0`;
      const { heads } = await holder.client.call<{ heads: object[] }>("GET", path);
      const named = chain!.leaves.map(({ text }) => JSON.parse(text)[2] as string);
      return { heads: heads.length, named: named.sort() };
    };
    const check = async (inBrowser: Browser) => {
      const storageState = await ownSession(url, holder);
      const page = await (
        await withoutGuide(await inBrowser.newContext({ baseURL: url, locale: "en-GB", storageState }))
      ).newPage();
      await page.goto("/dashboard/will-holder/vault/import");
      await unlockVault(page, holder);
      await page.locator("input[type=file]").setInputFiles(file);
      return page;
    };

    const process = await chromium.launchServer({ executablePath: journeysPath(), args: chromiumFlags });
    const killed = await check(await chromium.connect(process.wsEndpoint()));
    const second = Promise.withResolvers<void>();
    let sent = 0;
    // The second batch is sealed and signed, and never leaves the browser.
    await killed.route("**/api/vault/save-many", async (route) => {
      if (++sent === 1) await route.continue();
      else second.resolve();
    });
    await killed.getByRole("button", { name: `Add ${entries} entries` }).click();
    await second.promise;
    await process.kill();
    const whole = await stored();
    expect(whole).toHaveLength(batch);
    expect(await plan()).toEqual({ heads: 1, named: whole.toSorted() });

    const page = await check(browser);
    await expect(page.getByText(`${entries - batch} of ${entries} selected`)).toBeVisible();
    await page.getByRole("button", { name: `Add ${entries - batch} entries` }).click();
    await expect(page.getByText(`${entries - batch} entries were added`)).toBeVisible({ timeout: 20_000 });
    const all = await stored();
    expect(all).toHaveLength(entries);
    expect(all).toEqual(expect.arrayContaining(whole));
    expect(await plan()).toEqual({ heads: 2, named: all.toSorted() });
    await page.getByRole("link", { name: "Go to vault" }).click();
    await expect(page.getByRole("link", { name: /^Account \d+$/ }).first()).toBeVisible();
  } finally {
    await house.leave();
  }
});
