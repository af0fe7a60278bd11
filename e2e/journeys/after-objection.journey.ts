import { fromQrText } from "@heirlock/crypto/recovery-key";
import { PlanKeeper } from "@heirlock/tools/demo/plan-keeper";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import { Secret, TOTP } from "otpauth";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { mailWith } from "../harness/mails.ts";
import { freshHolder, signIn } from "../harness/people.ts";
import { unlockVault, vaultList } from "../harness/vault-page.ts";

const title = "Where the well is";
const form = {
  ...{ first_name: "Yara", last_name: "Khoury", is_active: "true", relationship_type: "daughter" },
  roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  primary_role: "beneficiary",
};

test("[SEC-046] what a thief signed stands in one list after the objection, and one tick and one button take it back", async ({
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const holder = await freshHolder(baseURL!);
  const call: typeof holder.client.call = (...asked) => holder.client.call(...asked);
  const { id: member } = await call<{ id: string }>("POST", "/api/members", form);
  const path = `/api/members/${member}/permissions`;
  let { version } = await call<{ version: number }>("POST", `${path}/reset`);
  const setLevels = async (permissions: object) => {
    ({ version } = await call<{ version: number }>("PATCH", path, { permissions, version }));
  };
  await setLevels({ canViewAssignedDocuments: "summary", canDownloadDocuments: "none" });
  const key = fromQrText(holder.kit.qrText);
  const { id: entry } = await (await VaultKeeper.open(holder.client, key)).keep({
    ...{ title, category: "note", content: "Behind the fig tree." },
  });
  const plan = await PlanKeeper.open(holder.client, key);
  await plan.signPlan();
  // Without the entries: their keys are replaced by then, because somebody had them.
  const tables = async () => {
    const said = await call<{ members: object[]; grants: object[] }>("GET", "/api/members/plan-tables");
    return { members: said.members, grants: said.grants };
  };
  const before = await tables();

  // Somebody at the open vault: a second step of their own, the letter for Yara at once, and all of it to keep.
  const { secret } = await call<{ secret: string }>("POST", "/api/auth/two-factor/setup");
  await call("POST", "/api/auth/two-factor/enable", {
    code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
  });
  await plan.meanNow(entry, member);
  await setLevels({ canViewAssignedDocuments: "full", canDownloadDocuments: "full" });
  await plan.signPlan();
  expect((await tables()).grants).toHaveLength(1);

  const page = await (await openBrowser()).newPage();
  const html = await mailWith(baseURL!, holder.email, ["Two-factor authentication is on", "/auth/object"]);
  const link = new URL(/href="([^"]*\/auth\/object#[^"]+)"/.exec(html)![1]!);
  await page.goto(link.pathname + link.hash);
  await page.getByRole("button", { name: "Secure my account" }).click();
  await expect(page.getByRole("heading", { name: "Your account is secured" })).toBeFocused({ timeout: 15_000 });

  await signIn(page, holder);
  await page.goto(vaultList);
  await unlockVault(page, holder);
  await expect(page.getByText("Check what was signed in your name")).toBeVisible();
  await page.getByRole("link", { name: "Look through" }).click();
  const list = page.getByRole("region", { name: "Signed since the change that was not you" });
  await expect(list.getByLabel(`Yara Khoury can read, save and print “${title}” now.`)).toBeVisible();
  await expect(list.getByLabel("Yara Khoury can do more with what you share: read, save and print.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeFindings(page)).toEqual([]);

  await list.getByLabel("All of it").check();
  await list.getByRole("button", { name: "Undo what is ticked" }).click();
  await expect(page.getByText("Everything is as you signed it")).toBeVisible();
  await holder.client.signIn(holder.email, holder.password);
  expect(await tables()).toEqual(before);
});
