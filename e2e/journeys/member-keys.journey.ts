import type { PublicKeys } from "@heirlock/crypto/bundle";
import { headHash } from "@heirlock/crypto/plan/head";
import { headWords } from "@heirlock/crypto/plan/head-words";
import { fromQrText } from "@heirlock/crypto/recovery-key";
import { readCard } from "@heirlock/crypto/sharing/key-card";
import { safetyNumber } from "@heirlock/crypto/sharing/safety-number";
import { PlanKeeper } from "@heirlock/tools/demo/plan-keeper";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder } from "../harness/people.ts";
import { unlockVault } from "../harness/vault-page.ts";

type Fresh = Awaited<ReturnType<typeof freshHolder>>;
type Identity = { verifying_key: string; recipient: string; state: string };
type Keys = {
  identities: Identity[];
  card: { id: string } | null;
  envelopes: { lane: string; account_key: string | null; card_id: string | null }[];
};

const members = "/dashboard/will-holder/members";
const named = (email?: string) => ({
  first_name: "Samir",
  last_name: "Haddad",
  is_active: "true",
  relationship_type: "brother",
  roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  primary_role: "beneficiary",
  ...(email && { email, invite_by_email: "true" }),
});

/** A holder whose member has joined with an account, and an entry of the vault that is meant for them now. */
async function joined(url: string): Promise<{ holder: Fresh; member: Fresh; id: string; relationship: string }> {
  const [holder, member] = [await freshHolder(url), await freshHolder(url)];
  const { id } = await holder.client.call<{ id: string }>("POST", "/api/members", named(member.email));
  const [invitation] = await member.client.call<{ id: string }[]>("GET", "/api/member/invitations");
  const answer = await member.client.call<{ relationshipId: string }>(
    "POST",
    `/api/member/invitations/${invitation!.id}/accept`,
    {},
  );
  await meanFor(holder, id, "Letter to Samir");
  return { holder, member, id, relationship: answer.relationshipId };
}

async function meanFor({ client, kit }: Fresh, member: string, title: string): Promise<void> {
  const keeper = await VaultKeeper.open(client, fromQrText(kit.qrText));
  const entry = await keeper.keep({ title, content: "Water the lemon tree.", category: "note" });
  await (await PlanKeeper.open(client, fromQrText(kit.qrText))).meanNow(entry.id, member);
}

const keysOf = ({ client }: Fresh, id: string) => client.call<Keys>("GET", `/api/members/${id}/keys`);
const waiting = async ({ client }: Fresh) =>
  (await client.call<{ waiting: number }>("GET", "/api/members/envelope-queue")).waiting;

/** Resolves with the second answer of this address: the first is that of the page as it opens, with the vault locked. */
async function readAgain(page: Page, path: string): Promise<void> {
  for (let times = 0; times < 2; times++) await page.waitForResponse((answer) => answer.url().endsWith(path));
}

/** The eight words on a page, in order. */
const wordsOn = (page: Page) => page.getByRole("list", { name: /^Your words/ }).locator("bdi");

test("[KEY-028] [KEY-045] [KEY-047] [KEY-051] two browsers: what waits is finished by itself, and the same words pin the key", async ({
  openBrowser,
  openPage,
  baseURL,
}) => {
  const { holder, member, id, relationship } = await joined(baseURL!);
  const page = await (await openBrowser({ as: holder })).newPage();
  const workers: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("keys-worker")) workers.push(request.url());
  });
  await page.goto(members);
  await expect(page.getByText("1 person is waiting for you")).toBeVisible();
  await expect(page.getByText(/Samir cannot open what you set aside/)).toBeVisible();
  expect((await keysOf(holder, id)).card).toBeNull();
  expect(workers).toEqual([]);
  await page.getByRole("button", { name: "Unlock and finish" }).click();
  await unlockVault(page, holder);
  await expect.poll(() => waiting(holder), { timeout: 15_000 }).toBe(0);
  await expect(page.getByText(/is waiting for you|^Locking for/)).toBeHidden();
  // Nobody compared anything yet: sealed to the card, and to nothing else.
  const before = await keysOf(holder, id);
  expect(before.envelopes).toMatchObject([{ lane: "now", card_id: before.card!.id, account_key: null }]);

  await page.getByRole("link", { name: "Call Samir: Samir Haddad" }).click();
  await expect(wordsOn(page)).toHaveCount(8, { timeout: 15_000 });
  const other = await openPage(`/dashboard/member/wills/${relationship}/compare`, { as: member });
  await unlockVault(other, member);
  await expect(wordsOn(other)).toHaveCount(8, { timeout: 15_000 });
  expect(await wordsOn(other).allTextContents()).toEqual(await wordsOn(page).allTextContents());
  expect(await axeFindings(page)).toEqual([]);

  // The code says the same: here from a photo, as there is no camera.
  const code = await other.getByRole("img", { name: "The same words as a QR code" }).screenshot();
  await page.getByRole("button", { name: "Scan their QR code" }).click();
  const scan = page.getByRole("dialog", { name: "Scan Samir’s QR code" });
  const photo = { name: "code.png", mimeType: "image/png", buffer: code };
  await scan.locator("input[type=file]").setInputFiles(photo);
  await expect(page.getByText(/^You read the words to each other on /)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole("button", { name: "All the words are the same" })).toBeHidden();
  await expect(wordsOn(page)).toHaveCount(8);
  const [identity] = (await keysOf(holder, id)).identities;
  expect(identity!.state).toBe("verified");
  // And the envelope is made anew for the account, without anybody asking for it.
  await expect
    .poll(async () => (await keysOf(holder, id)).envelopes[0]!.account_key, { timeout: 10_000 })
    .toBe(identity!.verifying_key);
});

test("[KEY-052] a server that swaps a member's key is refused by name, and nothing is sealed", async ({
  openBrowser,
  baseURL,
}) => {
  const { holder, id } = await joined(baseURL!);
  const keeper = await PlanKeeper.open(holder.client, fromQrText(holder.kit.qrText));
  await keeper.compareMember(id);
  await keeper.workOff(id);
  const before = await keysOf(holder, id);
  const samir = before.identities[0]!;
  expect(before.envelopes[0]!.account_key).toBe(samir.verifying_key);
  await meanFor(holder, id, "Deed of the house");

  // Somebody else's real key, in every answer that speaks of Samir's.
  const thief = await freshHolder(baseURL!);
  const { recipient } = await thief.client.call<{ recipient: string }>("GET", "/api/auth/keys");
  const context = await openBrowser({ as: holder });
  await context.route(/\/api\/members\/(envelope-queue|[^/]+\/keys)$/, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll(samir.recipient, recipient);
    await route.fulfill({ response: answer, body: text });
  });
  const stored: string[] = [];
  context.on("request", (request) => {
    if (request.method() === "PUT") stored.push(request.url());
  });
  const page = await context.newPage();
  await page.goto(members);
  await page.getByRole("button", { name: "Unlock and finish" }).click();
  await unlockVault(page, holder);
  const said = page
    .getByRole("alert")
    .filter({ hasText: "We are not sure it is really Samir. Nothing was locked for them." });
  await expect(said).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("This may not be Samir", { exact: true })).toBeVisible();
  await expect(page.getByText(/does not match the words you read/)).toBeVisible();
  await expect(page.getByText(/^Call Samir on a number you have known for a long time/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(stored).toEqual([]);
  expect(await keysOf(holder, id)).toEqual(before);
  expect(await waiting(holder)).toBe(1);

  // On the page of the words the mark is gone, and the words are not those that Samir sees.
  await page.getByRole("link", { name: "Call Samir", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Call Samir" })).toBeVisible();
  await expect(page.getByText("This may not be Samir", { exact: true })).toBeVisible();
  await expect(page.getByText(/^You read the words to each other on /)).toBeHidden();
  await expect(wordsOn(page)).toHaveCount(8, { timeout: 15_000 });
  const own = await holder.client.call<PublicKeys>("GET", "/api/auth/keys");
  const { words } = await safetyNumber(own, { recipient: samir.recipient, verifyingKey: samir.verifying_key });
  expect(await wordsOn(page).allTextContents()).not.toEqual(words);
});

test("[KEY-051] a server that swaps the key after the words were read is found out before the answer", async ({
  openBrowser,
  baseURL,
}) => {
  const { holder, id } = await joined(baseURL!);
  const samir = (await keysOf(holder, id)).identities[0]!;
  const thief = await freshHolder(baseURL!);
  const { recipient } = await thief.client.call<{ recipient: string }>("GET", "/api/auth/keys");
  const context = await openBrowser({ as: holder });
  let isSwapping = false;
  await context.route(/\/api\/members\/[^/]+\/keys$/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: isSwapping ? text.replaceAll(samir.recipient, recipient) : text });
  });
  const page = await context.newPage();
  await page.goto(`${members}/${id}/compare`);
  await unlockVault(page, holder);
  await expect(wordsOn(page)).toHaveCount(8, { timeout: 15_000 });
  const read = await wordsOn(page).allTextContents();
  isSwapping = true;
  await holder.client.call("PATCH", `/api/members/${id}/notes`, { notes: "Called today." });
  await expect(page.getByRole("heading", { name: "The words have changed" })).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole("button", { name: "All the words are the same" })).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Show the new words" }).click();
  await expect(wordsOn(page)).toHaveCount(8, { timeout: 15_000 });
  expect(await wordsOn(page).allTextContents()).not.toEqual(read);
  await context.unrouteAll({ behavior: "wait" });
});

test("[KEY-051] different words lead to a stop page, and nothing is sealed to that key", async ({
  openPage,
  baseURL,
  watch,
}) => {
  // The client may be sealing to the key while it is refused: the server refuses those envelopes, and others are made.
  watch.allow(/status of 409/);
  const { holder, id } = await joined(baseURL!);
  const page = await openPage(`${members}/${id}/compare`, { as: holder });
  await unlockVault(page, holder);
  await page.getByRole("button", { name: "A word is different" }).click();
  const stop = page.getByRole("heading", { name: "Stop. Nothing is locked for this person." });
  await expect(stop).toBeFocused();
  await expect(page.getByRole("button", { name: "All the words are the same" })).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(async () => (await keysOf(holder, id)).identities[0]!.state).toBe("refused");
  await expect.poll(() => waiting(holder), { timeout: 10_000 }).toBe(0);
  expect((await keysOf(holder, id)).envelopes).toMatchObject([{ account_key: null }]);

  // It was a slip of the ear: the way back leads over the words.
  await page.getByRole("button", { name: "Check the words again" }).click();
  await expect(wordsOn(page)).toHaveCount(8, { timeout: 15_000 });
  await page.getByText("Numbers", { exact: true }).click();
  await expect(
    page
      .getByRole("list", { name: /^Your numbers/ })
      .locator("bdi")
      .first(),
  ).toHaveText(/^\d{4}$/);
  await page.getByRole("button", { name: "All the words are the same" }).click();
  await expect(page.getByText(/^You read the words to each other on /)).toBeVisible();

  // What was marked by mistake, or by a card in the wrong hands, can be taken back.
  await page.getByRole("button", { name: "A word is different" }).click();
  await expect(stop).toBeFocused();
  await expect.poll(async () => (await keysOf(holder, id)).identities[0]!.state).toBe("refused");
});

test("[KEY-010] [KEY-046] [KEY-053] [KEY-056] a key card is printed, forgotten and replaced, and its code is in no request", async ({
  openBrowser,
  baseURL,
}) => {
  const holder = await freshHolder(baseURL!);
  const { id } = await holder.client.call<{ id: string }>("POST", "/api/members", named());
  const context = await openBrowser({ as: holder, alone: true });
  const sent: string[] = [];
  context.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await context.addInitScript(() => {
    (window as unknown as { prints: number }).prints = 0;
    window.print = () => {
      (window as unknown as { prints: number }).prints++;
    };
  });
  // The page and the runner both want the first card. Whoever is first to store one waits until the runner has read that
  // there is none yet, so that they always meet.
  const page = await context.newPage();
  const runnerHasRead = readAgain(page, "/api/members/envelope-queue");
  await page.route("**/api/members/*/card", async (route) => {
    await runnerHasRead;
    await route.continue();
  });
  await page.goto(`${members}/${id}/card`);
  await unlockVault(page, holder);
  const sheet = page.getByRole("region", { name: "Printable card for Samir Haddad" });
  const groups = sheet.getByRole("list", { name: "The code in eight groups" }).getByRole("listitem");
  await expect(groups).toHaveText(
    Array.from({ length: 8 }, () => /^[0-9A-HJKMNP-TV-Z]{4}$/),
    { timeout: 15_000 },
  );
  await expect.poll(() => waiting(holder), { timeout: 15_000 }).toBe(0);
  await expect(page.getByRole("alert").filter({ hasText: "refused" })).toHaveCount(0);
  const code = await groups.allTextContents();
  expect(readCard(code.join(" "))).toHaveLength(16);
  for (const part of ["Samir Haddad’s key card", "Beneficiary for Amal Rivière", "cut here", "Valid until replaced"])
    await expect(sheet).toContainText(part);
  await expect(sheet.getByRole("list").last().getByRole("listitem")).toHaveCount(3);
  const { chains } = await holder.client.call<{ chains: { head: { text: string } }[] }>("GET", "/api/plan");
  await expect(sheet).toContainText(`Its four words: ${headWords(headHash(chains[0]!.head.text)).words.join(" ")}`);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Print card" }).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { prints: number }).prints)).toBe(1);
  await expect(page.getByText(/^Printed on /)).toBeVisible();
  // On paper there is the sheet alone: a card of 85 x 54 mm, its groups at 16 pt.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print card" })).toBeHidden();
  const face = page.locator(".key-card-print .key-card-face");
  const { width, height } = (await face.boundingBox())!;
  expect([Math.round((width / 96) * 25.4), Math.round((height / 96) * 25.4)]).toEqual([85, 53]);
  const size = await face.getByRole("list").evaluate((list) => Number.parseFloat(getComputedStyle(list).fontSize));
  expect(size).toBeGreaterThanOrEqual((16 / 72) * 96 - 0.1);
  const overflows = await face.evaluate(
    (box) => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth,
  );
  expect(overflows).toBe(false);
  await expect(page.getByRole("img", { name: "The same code as a QR code" })).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: "Delete the code" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete the code" }).click();
  await expect(page.getByRole("heading", { name: "You can no longer print this card" })).toBeVisible();
  await page.getByRole("button", { name: "Create a new card" }).click();
  await dialog.getByRole("button", { name: "Create a new card" }).click();
  await expect(groups).toHaveCount(8);
  const next = await groups.allTextContents();
  expect(next).not.toEqual(code);
  for (const secret of [code, next]) {
    const raw = Buffer.from(readCard(secret.join("")));
    const forms = [
      secret.join(""),
      secret.join(" "),
      secret.join("-"),
      secret.join("%20"),
      secret.slice(0, 3).join('","'),
    ];
    for (const encoding of ["hex", "base64url", "base64"] as const)
      forms.push(raw.toString(encoding).replace(/=+$/, ""));
    for (const form of forms) expect(sent.filter((one) => one.includes(form))).toEqual([]);
  }
  expect(sent.some((one) => one.includes("/card/printed"))).toBe(true);
});
