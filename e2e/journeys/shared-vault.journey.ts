import { randomBytes } from "node:crypto";
import { fromQrText } from "@heirlock/crypto/recovery-key";
import { PlanKeeper } from "@heirlock/tools/demo/plan-keeper";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder, samir } from "../harness/people.ts";
import { unlockVault } from "../harness/vault-page.ts";

const sharedVault = "/dashboard/member/assigned-vault";
const form = { first_name: "Yara", last_name: "Khoury", is_active: "true", relationship_type: "daughter" };
const beneficiary = {
  roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  primary_role: "beneficiary",
};
const wordsOn = (page: Page) =>
  page
    .getByRole("list", { name: /^Your words with/ })
    .getByRole("listitem")
    .allTextContents();

/** A holder with one letter that is open to a member from now on; its keys wait for the holder's vault. */
async function withLetter(url: string, member: Record<string, string> = {}) {
  const holder = await freshHolder(url);
  const { id } = await holder.client.call<{ id: string }>("POST", "/api/members", {
    ...form,
    ...beneficiary,
    ...member,
  });
  const keeper = await VaultKeeper.open(holder.client, fromQrText(holder.kit.qrText));
  const title = "Where the well is";
  const letter = await keeper.keep({ title, category: "note", content: "Twelve steps behind the fig tree." });
  const link = { member_ids: [id], access_condition: "immediate" };
  await holder.client.call("POST", `/api/vault/${letter.id}/members/link`, link);
  await (await PlanKeeper.open(holder.client, fromQrText(holder.kit.qrText))).signPlan();
  return { holder, id, title };
}

test("[KEY-036] [KEY-047] [KEY-051] [MBR-003] [MBR-010] two browsers: the words are compared on both screens, and then a letter opens that the holder signed", async ({
  openPage,
  baseURL,
}) => {
  const member = await freshHolder(baseURL!);
  const { holder, id, title } = await withLetter(baseURL!, { email: member.email, invite_by_email: "true" });
  const [invitation] = await member.client.call<{ id: string }[]>("GET", "/api/member/invitations");
  await member.client.call("POST", `/api/member/invitations/${invitation!.id}/accept`, {});

  const page = await openPage(sharedVault, { as: member });
  await unlockVault(page, member);
  await expect(page.getByText(`First check that it is really ${holder.firstName}`)).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
  await page.getByRole("link", { name: `Call ${holder.firstName}` }).click();
  const other = await openPage("/dashboard/will-holder/vault", { as: holder });
  await unlockVault(other, holder);
  await expect(
    other.getByText(/Yara.?, after your call/),
    "the holder is told that it does not open yet",
  ).toBeVisible();
  await other.goto(`/dashboard/will-holder/members/${id}/compare`);
  await unlockVault(other, holder);
  await expect.poll(() => wordsOn(page)).toHaveLength(8);
  await expect.poll(() => wordsOn(other)).toEqual(await wordsOn(page));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "All the words are the same" }).click();
  await expect(page.getByText(/^You and .+ read the words to each other on .+ 20\d\d$/)).toBeVisible();
  await expect(page.getByText("Amal now needs to press")).toBeVisible();
  await other.getByRole("button", { name: "All the words are the same" }).click();

  // The holder's vault is open, so the key for the member is made by itself, and the letter opens where they wait.
  await expect(page.getByRole("heading", { name: title })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(new RegExp(`^Signed by ${holder.firstName} ${holder.lastName}`))).toBeVisible();
  await expect(page.getByText("Twelve steps behind the fig tree.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await other.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Vault" }).click();
  await expect(other.getByText(/Yara.?, now/)).toBeVisible();

  // How much is said by the level: less, and the way to print is gone with the next answer.
  const { members } = await holder.client.call<{ members: { version: number }[] }>("GET", "/api/members/access");
  const permissions = { canDownloadDocuments: "none" };
  await holder.client.call("PATCH", `/api/members/${id}/permissions`, { permissions, version: members[0]!.version });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByText("You can read it here, but not save or print it.")).toBeVisible();
  await page.getByRole("button", { name: "Lock now" }).click();
  await expect(page.getByText("Twelve steps behind the fig tree.")).toBeHidden();
  await expect(page.getByText("Encryption key is not available")).toBeVisible();
});

test("[KEY-045] [KEY-053] two browsers: a printed card is scanned from its print page, and needs no words", async ({
  openPage,
  baseURL,
}) => {
  const { holder, id, title } = await withLetter(baseURL!);
  const card = await openPage(`/dashboard/will-holder/members/${id}/card`, { as: holder });
  await unlockVault(card, holder);
  const printed = await card.getByRole("img", { name: "The same code as a QR code" }).screenshot();

  const member = await freshHolder(baseURL!);
  const page = await openPage("/invitations", { as: member });
  await page.getByRole("link", { name: "Use my card" }).click();
  await expect(page.getByRole("heading", { name: "You have a card from someone you know" })).toBeVisible();

  // A mistyped card is refused here, before anything is asked.
  const asked: string[] = [];
  page.on("request", (request) => /-card$/.test(request.url()) && asked.push(request.url()));
  await page.getByLabel("Group 3").focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text", "7k4m q2xd 9ovh e8rt - 3wnb y6jc p1fa 5gzl");
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await expect(page.getByLabel("Group 8")).toHaveValue("5GZ1");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("A character is wrong.").first()).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: "Scan the QR code" }).click();
  const photo = { name: "card.png", mimeType: "image/png", buffer: printed };
  await page.getByRole("dialog").getByLabel("Choose a photo instead").setInputFiles(photo);
  await expect(page.getByText("8 of 8 groups.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^This card is from Amal/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: /^I am .+ Continue$/ }).click();
  await unlockVault(page, member);
  await page.waitForURL("**/dashboard/member", { timeout: 15_000 });
  // The holder's vault is open on the print page: the account is taken for the card's, and its envelope is made.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Papers" }).click();
  await expect(page.getByRole("link", { name: `Open: ${title}` })).toBeVisible({ timeout: 15_000 });
});

interface Answer {
  entries: { signature: string }[];
  holder: { verifying_key: string }[];
  chains: { grants: { path: string[] } | null }[];
}

/** Samir's page of shared entries, with an answer of the server's altered on its way. */
async function withAltered(page: Page, path: string, change: (data: Answer) => void): Promise<void> {
  await page.unrouteAll({ behavior: "wait" });
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Answer };
    change(answer.data);
    await route.fulfill({ response, json: answer });
  });
  await page.goto(sharedVault);
  await unlockVault(page, samir);
}

test("[KEY-031] [KEY-036] [KEY-052] [KEY-076] a server that states another key hides nothing, and a forged letter is not shown to the member", async ({
  openPage,
}) => {
  const page = await openPage(sharedVault, { as: samir });
  await unlockVault(page, samir);
  const deed = page.getByRole("heading", { name: "Deed of the apartment" });
  await expect(deed).toBeVisible();

  await withAltered(page, "**/api/member/relationships/*/keys", ({ holder }) => {
    for (const one of holder) one.verifying_key = randomBytes(32).toString("base64url");
  });
  await expect(page.getByText("Nadia’s words have changed")).toBeVisible();
  await expect(deed).toBeVisible();
  await page.getByRole("link", { name: "Call Nadia again" }).click();
  await expect(page.getByText("The words below are new.")).toBeVisible();
  await page.getByRole("button", { name: "A word is different" }).click();
  await expect(page.getByRole("heading", { name: "Stop here: a word is different" })).toBeFocused();

  await withAltered(page, "**/api/member/assigned-vault", ({ entries }) => {
    for (const entry of entries) entry.signature = `hls1.${randomBytes(64).toString("base64url")}`;
  });
  await expect(page.getByText("This is not signed by the Nadia you read the words with")).toBeVisible();
  await expect(deed).toBeHidden();
});

test("dishonest server: [KEY-063] [KEY-068] [KEY-069] what it leaves out or cannot prove of the signed plan is told to the member", async ({
  openPage,
}) => {
  const page = await openPage(sharedVault, { as: samir });
  await unlockVault(page, samir);
  const deed = page.getByRole("heading", { name: "Deed of the apartment" });
  await expect(deed).toBeVisible();
  await expect(page.getByText("Something may be missing")).toBeHidden();

  await withAltered(page, "**/api/member/assigned-vault", ({ entries }) => {
    entries.length = 0;
  });
  await expect(page.getByText(/^Nadia.*’s signed plan names 1 paper that is not here\./)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const signedPlan = "**/api/member/relationships/*/plan";
  await withAltered(page, signedPlan, ({ chains }) => {
    for (const { grants } of chains) grants?.path.reverse();
  });
  await expect(page.getByText("The server could not prove that Nadia shares this with you").first()).toBeVisible();
  await expect(deed).toBeHidden();

  // As after a restore, so reading goes on.
  await withAltered(page, signedPlan, ({ chains }) => {
    chains.length = 0;
  });
  await expect(page.getByText("This is not the newest plan")).toBeVisible();
  await expect(deed).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("dishonest server: [KEY-079] a member's browser that remembers nothing is served no plan, and is told by the keeper's word", async ({
  openPage,
}) => {
  const page = await openPage("/dashboard/member/assigned-assets", { as: samir });
  await withAltered(page, "**/api/member/relationships/*/plan", ({ chains }) => {
    chains.length = 0;
  });
  await expect(page.getByText("This is not the newest plan")).toBeVisible();
});

test("[MBR-002] [MBR-006] [MBR-012] an assigned asset on a page of its own, to look at and to answer, and nothing of one that is not open", async ({
  openPage,
  watch,
}) => {
  const page = await openPage("/dashboard/member/assigned-assets", { as: samir });
  await page.getByRole("link", { name: "View Details: 2019 Volvo XC60" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "2019 Volvo XC60" })).toBeVisible();
  await expect(page.getByText("Only Nadia can change it.")).toBeVisible();
  await expect(page.getByText("Accepted on")).toBeVisible();
  for (const name of [/edit/i, /delete/i]) await expect(page.getByRole("button", { name })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  watch.allow(/status of 404/);
  await page.goto(`/dashboard/member/assigned-assets/${crypto.randomUUID()}`);
  await expect(page.getByRole("heading", { name: "Asset not found" })).toBeVisible();
});
