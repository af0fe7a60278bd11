import { fromQrText } from "@heirlock/crypto/recovery-key";
import { compareHolder, PlanKeeper } from "@heirlock/tools/demo/plan-keeper";
import { resetWithOwnKeys } from "@heirlock/tools/demo/reset-with-own-keys";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { linkInMail } from "../harness/mails.ts";
import { freshHolder } from "../harness/people.ts";
import { unlockVault } from "../harness/vault-page.ts";

const newPassword = "Cedar-Lantern-8264!";
const well = "Where the well is";
const letter = "Letter for later";

const form = (first_name: string, email?: string) => ({
  ...{ first_name, last_name: "Khoury", is_active: "true", relationship_type: "daughter" },
  roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  primary_role: "beneficiary",
  ...(email && { email, invite_by_email: "true" }),
});

type Fresh = Awaited<ReturnType<typeof freshHolder>>;

/** A holder whose daughter Yara reads one letter now; another is for Yara and Omar later. Then a reset without the kit. */
async function afterReset(url: string) {
  const [holder, member] = await Promise.all([freshHolder(url), freshHolder(url)]);
  const add = async (first: string, email?: string) =>
    (await holder.client.call<{ id: string }>("POST", "/api/members", form(first, email))).id;
  const [yara, omar] = [await add("Yara", member.email), await add("Omar")];
  const [invitation] = await member.client.call<{ id: string }[]>("GET", "/api/member/invitations");
  await member.client.call("POST", `/api/member/invitations/${invitation!.id}/accept`, {});
  const key = fromQrText(holder.kit.qrText);
  const vault = await VaultKeeper.open(holder.client, key);
  const keep = async (title: string, accessCondition: "immediate" | "after_death", ...member_ids: string[]) => {
    const { id } = await vault.keep({ title, category: "note", content: "Behind the fig tree.", accessCondition });
    await holder.client.call("POST", `/api/vault/${id}/members/link`, { member_ids });
    return id;
  };
  await keep(well, "immediate", yara);
  const later = await keep(letter, "after_death", yara, omar);
  const plan = await PlanKeeper.open(holder.client, key);
  await plan.compareMember(yara);
  await compareHolder(member.client, fromQrText(member.kit.qrText), yara);
  for (const one of [yara, omar]) await plan.workOff(one);
  await plan.signPlan();

  const { secret } = await holder.client.call<{ secret: string }>("POST", "/api/auth/two-factor/setup");
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const enabled = await holder.client.call<{ backupCodes: string[] }>("POST", "/api/auth/two-factor/enable", {
    ...{ code: totp.generate() },
  });
  // Since then Omar was taken off with the vault locked.
  await holder.client.call("POST", `/api/vault/${later}/members/unlink`, { member_ids: [omar] });
  await holder.client.call("POST", "/api/auth/password/forgot", { email: holder.email });
  const link = await linkInMail(url, holder.email, "/auth/reset-password");
  await resetWithOwnKeys(holder.client, link.split("#")[1]!, newPassword, enabled.backupCodes[0]);
  return { holder: { ...holder, password: newPassword }, member, yara, totp };
}

async function signInByCode(page: Page, { email, password }: Fresh, totp: TOTP): Promise<void> {
  await page.goto("/auth/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/two-factor/, { timeout: 20_000 });
  await page.getByLabel("Code", { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/dashboard\//, { timeout: 20_000 });
}

test("[KEY-075] [KEY-076] a kit that was found again: what the old keys had shared is shown, signed anew, and their chain ends once nobody reads by it", async ({
  openBrowser,
  openPage,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const { holder, member, yara, totp } = await afterReset(baseURL!);
  const page = await (await openBrowser()).newPage();
  await signInByCode(page, holder, totp);
  type Chains = { chains: { key_id: string; leaves: object[]; grants: object[] }[] };
  const sizes = () =>
    page.evaluate(async () => {
      const answer = await fetch("/api/plan");
      const { chains } = ((await answer.json()) as { data: Chains }).data;
      return chains.map(({ leaves, grants }) => [leaves.length, grants.length]);
    });
  expect(await sizes()).toEqual([[4, 4]]);

  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Enter the old Recovery Kit" }).click();
  const dialog = page.getByRole("dialog", { name: "Enter the old Recovery Kit" });
  await dialog.getByLabel("24 words or numbers").fill(holder.kit.words.join(" "));
  await dialog.getByLabel("Your current password").fill(newPassword);
  await dialog.getByRole("button", { name: "Open the old entries" }).click();

  // Straight to what was granted by them, with the vault open.
  const list = page.getByRole("region", { name: "What you had shared before" });
  await expect(list.getByText(`Yara Khoury can read, save and print “${well}” now.`)).toBeVisible({ timeout: 20_000 });
  await expect(list.getByText(`Yara Khoury can read, save and print “${letter}” after you die.`)).toBeVisible();
  await expect(list.getByText(`Omar Khoury can no longer open “${letter}”.`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await list.getByRole("button", { name: "That is right, sign it" }).click();

  // Yara has compared the old keys and no others: nothing is taken from her, and their chain goes on.
  const left = page.getByRole("region", { name: "One thing is left to do" });
  await expect(left.getByText("Yara Khoury", { exact: true })).toBeVisible();
  expect(await sizes()).toEqual([
    [4, 4],
    [4, 3],
  ]);

  // She compares the new ones: at the next look the last head of the old keys is signed, and she reads on.
  await compareHolder(member.client, fromQrText(member.kit.qrText), yara);
  await page.reload();
  await unlockVault(page, holder);
  await expect(page.getByText("Everything is as you signed it")).toBeVisible();
  await expect.poll(sizes).toEqual([
    [0, 0],
    [4, 3],
  ]);
  await expect(left).toBeHidden();
  const theirs = await openPage("/dashboard/member/assigned-vault", { as: member });
  await unlockVault(theirs, member);
  await expect(theirs.getByRole("link", { name: `Open: ${well}` })).toBeVisible();
});
