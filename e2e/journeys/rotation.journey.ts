import { fromQrText } from "@heirlock/crypto/recovery-key";
import { compareHolder, PlanKeeper } from "@heirlock/tools/demo/plan-keeper";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import { expect, test } from "../harness/journey.ts";
import { freshHolder } from "../harness/people.ts";
import { samplePng } from "../harness/sample-files.ts";
import { unlockVault } from "../harness/vault-page.ts";

type Fresh = Awaited<ReturnType<typeof freshHolder>>;
type Entry = { revision: number; generation: number };
type Shared = { entries: { id: string; generation: number; wrapped_label_key: string | null }[] };

/** Somebody who has joined, and with whom words were compared on both sides. */
async function join(holder: Fresh, plan: PlanKeeper, member: Fresh): Promise<string> {
  const { id } = await holder.client.call<{ id: string }>("POST", "/api/members", {
    ...{ first_name: "Samir", last_name: "Haddad", is_active: "true", relationship_type: "brother" },
    ...{ email: member.email, invite_by_email: "true", primary_role: "beneficiary" },
    roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  });
  const [invitation] = await member.client.call<{ id: string }[]>("GET", "/api/member/invitations");
  const path = `/api/member/invitations/${invitation!.id}/accept`;
  const { relationshipId } = await member.client.call<{ relationshipId: string }>("POST", path, {});
  await plan.compareMember(id);
  await compareHolder(member.client, fromQrText(member.kit.qrText), relationshipId);
  return id;
}

test("[KEY-049] who loses an entry gets nothing from the next request on, its text has new keys as soon as the vault is open, and the others read on, the file too", async ({
  openPage,
  baseURL,
}) => {
  const [holder, gone, stays] = [await freshHolder(baseURL!), await freshHolder(baseURL!), await freshHolder(baseURL!)];
  const recoveryKey = fromQrText(holder.kit.qrText);
  const [plan, vault] = [
    await PlanKeeper.open(holder.client, recoveryKey),
    await VaultKeeper.open(holder.client, recoveryKey),
  ];
  const ids = [await join(holder, plan, gone), await join(holder, plan, stays)];
  const file = { name: "well.png", type: "image/png", bytes: samplePng() };
  const content = "Twelve steps behind the fig tree.";
  const entry = await vault.keep({ title: "Where the well is", content, category: "note", file });
  const link = { member_ids: ids, access_condition: "immediate" };
  await holder.client.call("POST", `/api/vault/${entry.id}/members/link`, link);
  for (const id of ids) await plan.workOff(id);
  await plan.signPlan();
  const sharedWith = async (member: Fresh) =>
    (await member.client.call<Shared>("GET", "/api/member/assigned-vault")).entries.map((one) => ({
      generation: one.generation,
      hasKey: one.wrapped_label_key !== null,
    }));
  expect(await sharedWith(gone)).toEqual([{ generation: 1, hasKey: true }]);

  await holder.client.call("POST", `/api/vault/${entry.id}/members/unlink`, { member_ids: [ids[0]] });
  expect(await sharedWith(gone)).toEqual([]);
  const page = await openPage("/dashboard/will-holder/members", { as: holder });
  await expect(page.getByText("1 entry needs a new lock")).toBeVisible();
  await page.getByRole("button", { name: "Unlock and finish" }).click();
  await unlockVault(page, holder);
  // Nobody presses anything more: the keys are replaced, and made for whoever stays.
  const stored = () => holder.client.call<Entry>("GET", `/api/vault/${entry.id}`);
  await expect.poll(stored, { timeout: 15_000 }).toMatchObject({ generation: 2, revision: 2 });
  await expect.poll(() => sharedWith(stays), { timeout: 15_000 }).toEqual([{ generation: 2, hasKey: true }]);
  await expect(page.getByText("1 entry needs a new lock")).toBeHidden();

  const other = await openPage(`/dashboard/member/assigned-vault/${entry.id}`, { as: stays });
  await unlockVault(other, stays);
  await expect(other.getByRole("heading", { name: "Where the well is" })).toBeVisible();
  await other.getByRole("button", { name: "Show content" }).click();
  await expect(other.getByText(content)).toBeVisible();
  // It was sealed under the keys from before, and is the same file still.
  await other.getByRole("button", { name: "Open", exact: true }).click();
  await expect(other.getByText(/^It has not changed since .+ added it\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Vault", exact: true }).click();
  await page.getByRole("link", { name: "Where the well is" }).last().click();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText("It has not changed since you added it.")).toBeVisible();
});
