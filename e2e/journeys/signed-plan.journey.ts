import { headHash } from "@heirlock/crypto/plan/head";
import { headWords } from "@heirlock/crypto/plan/head-words";
import { fromQrText } from "@heirlock/crypto/recovery-key";
import { PlanKeeper } from "@heirlock/tools/demo/plan-keeper";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder } from "../harness/people.ts";
import { unlockVault } from "../harness/vault-page.ts";

type Fresh = Awaited<ReturnType<typeof freshHolder>>;
const changes = "/dashboard/will-holder/plan-changes";
const title = "Where the well is";
const form = {
  ...{ first_name: "Yara", last_name: "Khoury", is_active: "true", relationship_type: "daughter" },
  roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  primary_role: "beneficiary",
};

interface Shared {
  holder: Fresh;
  entry: string;
  member: string;
  plan: PlanKeeper;
  linked(): Promise<string[]>;
}

/** A holder who has signed that one letter is for one person, now. */
async function withSignedLetter(url: string): Promise<Shared> {
  const holder = await freshHolder(url);
  const { id: member } = await holder.client.call<{ id: string }>("POST", "/api/members", form);
  const key = fromQrText(holder.kit.qrText);
  const keeper = await VaultKeeper.open(holder.client, key);
  const { id: entry } = await keeper.keep({ title, category: "note", content: "Behind the fig tree." });
  await holder.client.call("POST", `/api/vault/${entry}/members/link`, {
    ...{ member_ids: [member], access_condition: "immediate" },
  });
  const plan = await PlanKeeper.open(holder.client, key);
  await plan.signPlan();
  const linked = async () =>
    (await holder.client.call<{ member_id: string }[]>("GET", `/api/vault/${entry}/members`)).map(
      (one) => one.member_id,
    );
  return { holder, entry, member, plan, linked };
}

async function lookThrough(page: Page, holder: Fresh): Promise<void> {
  await page.goto(changes);
  await unlockVault(page, holder);
}

const unlink = ({ holder, entry, member }: Shared) =>
  holder.client.call("POST", `/api/vault/${entry}/members/unlink`, { member_ids: [member] });

test("what was taken back with the vault locked stands in one list, and is signed after a look", async ({
  openPage,
  baseURL,
}) => {
  const shared = await withSignedLetter(baseURL!);
  await unlink(shared);
  const page = await openPage("/dashboard/will-holder/members", { as: shared.holder });
  await page.getByRole("button", { name: "Unlock and finish" }).click();
  await unlockVault(page, shared.holder);
  await expect(page.getByText("Something changed while your vault was locked")).toBeVisible();
  await page.getByRole("link", { name: "Look through" }).click();
  await expect(page.getByText(`Yara Khoury can no longer open “${title}”.`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "That is right" }).click();
  await expect(page.getByText("Everything is as you signed it")).toBeVisible();
  expect(await shared.linked()).toEqual([]);
});

test("what the holder did not do is put back as it was signed, and leads to the security page", async ({
  openPage,
  baseURL,
}) => {
  const shared = await withSignedLetter(baseURL!);
  await unlink(shared);
  const page = await openPage(changes, { as: shared.holder });
  await unlockVault(page, shared.holder);
  await page.getByRole("button", { name: "That was not me" }).click();
  await expect(page.getByRole("heading", { name: "Security score" })).toBeVisible();
  expect(await shared.linked()).toEqual([shared.member]);
});

test("dishonest server: a grant that nobody signed, a hidden entry and an older plan are told, and nothing is shared", async ({
  openPage,
  baseURL,
}) => {
  const shared = await withSignedLetter(baseURL!);
  const keeper = await VaultKeeper.open(shared.holder.client, fromQrText(shared.holder.kit.qrText));
  const { id: secret } = await keeper.keep({ title: "Diary", category: "note", content: "Mine." });
  const page = await openPage("/dashboard/will-holder/members", { as: shared.holder });
  const older = await shared.holder.client.call<{ chains: unknown[] }>("GET", "/api/plan");
  await shared.plan.signPlan();
  await lookThrough(page, shared.holder);
  await expect(page.getByText("Everything is as you signed it")).toBeVisible();

  const tables = "**/api/members/plan-tables";
  await page.route(tables, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: { grants: object[]; entries: { entry: string }[] } };
    const invented = { member: shared.member, entry: secret, lane: "now", day: null, age: null, follows: false };
    const entries = data.entries.filter(({ entry }) => entry !== shared.entry);
    await route.fulfill({ json: { ...rest, data: { ...data, grants: [...data.grants, invented], entries } } });
  });
  await lookThrough(page, shared.holder);
  await expect(page.getByText("Our server lists something that you did not sign")).toBeVisible();
  await expect(page.getByText("Yara Khoury can read, save and print “Diary” now.")).toBeVisible();
  await expect(page.getByText("One entry that you signed does not come from our server.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll({ behavior: "wait" });

  await page.route("**/api/plan", (route) => route.fulfill({ json: { success: true, data: older } }));
  await lookThrough(page, shared.holder);
  await expect(page.getByText(/Our server shows an older state of your plan/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("dishonest server: [KEY-079] a browser that remembers nothing is served an older plan, and stops by the keeper's word", async ({
  openPage,
  baseURL,
}) => {
  const shared = await withSignedLetter(baseURL!);
  const older = await shared.holder.client.call<{ chains: unknown[] }>("GET", "/api/plan");
  const keeper = await VaultKeeper.open(shared.holder.client, fromQrText(shared.holder.kit.qrText));
  await keeper.keep({ title: "Diary", category: "note", content: "Mine." });
  await shared.plan.signPlan();
  const page = await openPage("/dashboard/will-holder/members", { as: shared.holder });
  await page.route("**/api/plan", (route) => route.fulfill({ json: { success: true, data: older } }));
  await lookThrough(page, shared.holder);
  await expect(page.getByText(/Our server shows an older state of your plan/)).toBeVisible();
  // Told the truth, it goes on.
  await page.unrouteAll({ behavior: "wait" });
  await lookThrough(page, shared.holder);
  await expect(page.getByText("Everything is as you signed it")).toBeVisible();
});

test("dishonest server: [KEY-079] without the keeper's answer a browser that remembers nothing signs after the words were compared", async ({
  openPage,
  baseURL,
}) => {
  const shared = await withSignedLetter(baseURL!);
  await unlink(shared);
  const page = await openPage("/dashboard/will-holder/members", { as: shared.holder });
  await page.route("**/api/plan/newest-head", (route) =>
    route.fulfill({ json: { success: true, data: { answer: null } } }),
  );
  await lookThrough(page, shared.holder);
  const { chains } = await shared.holder.client.call<{ chains: { head: { text: string } }[] }>("GET", "/api/plan");
  const words = headWords(headHash(chains[0]!.head.text)).words.join(" ");
  const dialog = page.getByRole("dialog", { name: "Is this your newest plan?" });
  await page.getByRole("button", { name: "That is right" }).click();
  await expect(dialog.getByText(words)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(dialog).toBeHidden();
  const after = await shared.holder.client.call<{ chains: unknown[] }>("GET", "/api/plan");
  expect(after.chains).toEqual(chains);
  await page.getByRole("button", { name: "That is right" }).click();
  await dialog.getByRole("button", { name: "Yes, it matches" }).click();
  await expect(page.getByText("Everything is as you signed it")).toBeVisible();
  // For the next device: the words of the head that this one has signed.
  const signed = await shared.holder.client.call<{ chains: { head: { text: string } }[] }>("GET", "/api/plan");
  await expect(page.getByText(headWords(headHash(signed.chains[0]!.head.text)).words.join(" "))).toBeVisible();
});
