import { setPlan } from "@heirlock/tools/stack/set-plan";
import type { Locator } from "@playwright/test";
import { startHouse } from "../harness/house.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder, ownSession } from "../harness/people.ts";
import { unlockVault, vaultList } from "../harness/vault-page.ts";
import { withoutGuide } from "../harness/without-guide.ts";

/** Ten with `--full`, in a house of their own: the Free plan keeps three entries. */
const devices = process.env.E2E_FULL ? 10 : 3;
const mostTries = 10;

type Vault = { entries: { id: string }[] };
type Plan = { chains: { key_id: string; leaves: { text: string }[] }[] };

test(`[KEY-073] ${devices} devices save different entries at once: all finish, and nothing typed is lost`, async ({
  browser,
  baseURL,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/status of 409/);
  const house = devices > 3 ? await startHouse() : null;
  try {
    const url = house?.apiUrl ?? baseURL!;
    const holder = await freshHolder(url);
    if (house) await setPlan(house.databaseUrl, holder.email, "family");
    const titles = Array.from({ length: devices }, (_, at) => `From device ${at + 1}`);
    const tries = titles.map(() => 0);
    const forms: Locator[] = [];
    // One after the other: ten keys derived at once are another test.
    for (const [at, title] of titles.entries()) {
      const storageState = await ownSession(url, holder);
      const page = await (
        await withoutGuide(await browser.newContext({ baseURL: url, locale: "en-GB", storageState }))
      ).newPage();
      page.on("request", (request) => {
        if (request.method() === "POST" && new URL(request.url()).pathname === "/api/vault/create") tries[at]!++;
      });
      await page.goto(`${vaultList}/add`);
      await unlockVault(page, holder);
      const form = page.getByRole("dialog", { name: "Add Vault Entry" });
      await form.getByLabel("Title").fill(title);
      await form.getByLabel("Content").fill(`Typed on device ${at + 1}`);
      forms.push(form);
    }
    await Promise.all(
      forms.map(async (form) => {
        await form.getByRole("button", { name: "Add", exact: true }).click();
        await expect(form).toBeHidden({ timeout: 60_000 });
      }),
    );

    const { entries } = await holder.client.call<Vault>("GET", "/api/vault");
    const [chain] = (await holder.client.call<Plan>("GET", "/api/plan")).chains;
    const path = `/api/plan/heads?key=${chain!.key_id}&after=0`;
    const { heads } = await holder.client.call<{ heads: object[] }>("GET", path);
    console.log(`${devices} devices at once: tries ${tries.join(", ")}; ${heads.length} heads`);
    expect(entries).toHaveLength(devices);
    expect(heads.length).toBeGreaterThanOrEqual(devices);
    for (const count of tries) {
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(mostTries);
    }
    const last = forms.at(-1)!.page();
    await last.goto(vaultList);
    await unlockVault(last, holder);
    for (const title of titles) await expect(last.getByRole("link", { name: title, exact: true })).toBeVisible();
  } finally {
    await house?.leave();
  }
});
