import { randomUUID } from "node:crypto";
import { standardKdf } from "@heirlock/contract/account/fields";
import { makeStep } from "@heirlock/crypto/plan/make-step";
import { createEntryKeys } from "@heirlock/crypto/vault/entry-keys";
import type { TestDatabase } from "@heirlock/db/testing/database";
import { given, type Person } from "@heirlock/db/testing/given";
import type { MemberId } from "@heirlock/domain/identifiers";
import { kin, person, plainWill } from "@heirlock/domain/wills/testing/plain-will";
import { signedInAs } from "../../kernel/testing.ts";
import { pendingCookie } from "../../slices/account/factors/device-cookies.ts";
import { enterCode, pendingOf } from "../../slices/account/factors/testing.ts";
import { softwarePasskey } from "../../slices/account/passkeys/testing.ts";
import {
  askForLink,
  enrol,
  makePassword,
  newPasswordFields,
  realAccount,
  resetWithKit,
  signedChange,
  storedKeys,
} from "../../slices/account/recovery/testing/real-account.ts";
import { tokenTo } from "../../slices/account/recovery-options/testing.ts";
import {
  cookieOf,
  cookiesOf,
  freshAddress,
  freshEmail,
  type Journey,
  sampleSignUp,
  sampleWrap,
} from "../../slices/account/testing.ts";
import { compare, givenFamily, makeCard, seal } from "../../slices/members/testing/family.ts";
import { comparedHolder, newCard, plantEntry, withKeys } from "../../slices/members/testing/key-holders.ts";
import { type Browser, type MembersServer, memberForm } from "../../slices/members/testing/members-server.ts";
import { changeOf, vaultBrowser } from "../../slices/vault/testing/vault-browser.ts";

/**
 * A life in fast motion: what real clients would have asked, with real keys and signatures, so that there is something of
 * everything to be fuzzed, and a good request of nearly every route to be spoilt.
 */
export interface Lived {
  holder: Person;
  member: Person;
  stranger: Person;
}

export async function live(db: TestDatabase, journey: Journey): Promise<Lived> {
  await confirmByDigits(journey);
  await account(journey);
  await secondFactor(journey);
  await recovery(db, journey);
  const people = peopleOf(db, journey);
  const { nadia, samir } = await family(people);
  await vault(db, journey);
  await wills(db, journey);
  await invitations(people, nadia);
  const stranger = await given(db).holder({ plan: "premium" });
  await withKeys(db, stranger);
  // Keys of tests are rows that nobody reads; here they are answered.
  await db.owner.query(
    "update auth.account_keys set salt = $1, kdf = $2, bundle_by_password = $3, bundle_by_kit = $4 where salt = 's'",
    [sampleSignUp("x@example.org").salt, standardKdf, `hlb1.password.${sampleWrap()}`, `hlb1.kit.${sampleWrap()}`],
  );
  return { holder: nadia, member: samir, stranger };
}

/** More of what fuzzing deletes. */
export async function goOn(db: TestDatabase, holder: Person): Promise<void> {
  for (let n = 0; n < 3; n++) {
    const { id } = await given(db).asset(holder);
    const entry = await given(db).vaultEntry(holder);
    await db.owner.query("insert into app.vault_asset_links (holder_id, entry_id, asset_id) values ($1, $2, $3)", [
      holder.id,
      entry.id,
      id,
    ]);
    await given(db).member({ of: holder, roles: ["beneficiary", "witness"] });
  }
}

function peopleOf(db: TestDatabase, journey: Journey): MembersServer {
  const browserOf = async (person: Person): Promise<Browser> => {
    const headers = signedInAs(await given(db).session(person));
    return async (method, url, body) => {
      const remoteAddress = freshAddress();
      const answer = await journey.app.inject({ method, url, headers, remoteAddress, ...(body && { payload: body }) });
      return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
    };
  };
  return { db, server: journey, browserOf } as unknown as MembersServer;
}

const at = { origin: "https://heirlock.test", rpId: "heirlock.test" };

/** Signs up, and types the digits of the mail in the same browser. */
async function confirmByDigits(journey: Journey): Promise<void> {
  const account = sampleSignUp(freshEmail());
  const half = cookiesOf(await journey.post("/api/auth/signup", account))[pendingCookie];
  await journey.lettersSent();
  const [mail] = await journey.mailsTo(account.email);
  const digits = /\d{3} \d{3}/.exec(mail!.text)![0].replace(" ", "");
  await journey.post("/api/auth/verify-email/digits", { digits }, { headers: { cookie: `${pendingCookie}=${half}` } });
}

/** Profile, keys, a passkey, another password, and the end of the account. */
async function account(journey: Journey): Promise<void> {
  const person = await realAccount(journey);
  const headers = { cookie: person.cookie };
  const send = (method: "POST" | "PUT" | "PATCH" | "DELETE" | "GET", url: string, body?: object) =>
    journey.app.inject({ method, url, headers, remoteAddress: freshAddress(), ...(body && { body }) });
  await send("POST", "/api/auth/keys/kit-confirmed", { kitNumber: person.account.kitNumber });
  const { version } = await storedKeys(journey, person.cookie);
  const kit = { bundleByKit: person.account.bundleByKit, kitNumber: "7QK2-M9XA", version };
  await send("POST", "/api/auth/keys/rewrap", { password: person.account.password, ...kit });

  const passkey = softwarePasskey(at, person.userId);
  const { data } = (await send("POST", "/api/auth/passkeys/options")).json();
  const added = { challengeId: data.challengeId, response: passkey.register(data), name: "Phone" };
  const { id } = (await send("POST", "/api/auth/passkeys", added)).json().data;
  await send("PATCH", `/api/auth/passkeys/${id}`, { name: "Old phone" });
  const now = await storedKeys(journey, person.cookie);
  await send("PUT", `/api/auth/passkeys/${id}/bundle`, {
    bundle: `hlb1.passkey.${sampleWrap()}`,
    version: now.version,
  });
  await send("DELETE", "/api/auth/keys/ways/passkey");
  const asked = (await journey.post("/api/auth/passkeys/sign-in/options")).json().data;
  await journey.post("/api/auth/passkeys/sign-in", { challengeId: asked.challengeId, response: passkey.answer(asked) });
  const proof = (await send("POST", "/api/auth/passkeys/proof/options")).json().data;
  const shown = { challengeId: proof.challengeId, response: passkey.answer(proof) };
  await send("POST", "/api/auth/reauthenticate", { passkey: shown });
  // That gave the session another token.
  headers.cookie = cookieOf(await journey.login(person.account));
  await send("DELETE", `/api/auth/passkeys/${id}`);

  await journey.login(person.account);
  const { sessions } = (await send("GET", "/api/auth/sessions")).json();
  const elsewhere = sessions.find(({ current }: { current: boolean }) => !current);
  if (elsewhere) await send("POST", `/api/auth/sessions/${elsewhere.id}/revoke`);
  await send("POST", "/api/auth/email/change", { newEmail: freshEmail() });
  await send("DELETE", "/api/auth/email/change");
  const moved = freshEmail();
  await send("POST", "/api/auth/email/change", { newEmail: moved });
  const verify = await tokenTo(journey, moved, "/auth/confirm-email");
  if (verify) await journey.post("/api/auth/email/verify", { token: verify });

  const again = await realAccount(journey);
  const next = makePassword();
  const { version: before } = await storedKeys(journey, again.cookie);
  const change = signedChange(again.keys, {
    currentPassword: again.account.password,
    ...newPasswordFields(again.keys, next),
    version: before,
  } as never);
  await journey.post("/api/auth/password/change", change, { headers: { cookie: again.cookie } });
  const login = await journey.login({ email: again.email, password: next.authKey });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const closing = { password: next.authKey, confirmation: "DELETE" };
  await journey.app.inject({ method: "DELETE", url: "/api/user/account", headers: { cookie }, body: closing });
  await journey.post("/api/user/account/return", undefined, { headers: { cookie } });
}

async function secondFactor(journey: Journey): Promise<void> {
  const person = await realAccount(journey);
  const { account, cookie } = person;
  const { code, backupCodes } = await enrol(journey, cookie);
  const half = pendingOf(await journey.login(account));
  const verified = await enterCode(journey, { backupCode: backupCodes[0], trustDevice: true }, { cookie: half });
  const headers = { cookie: verified.cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  const { data } = (await journey.get("/api/auth/two-factor", headers.cookie)).json();
  const device = data?.trustedDevices?.[0]?.id ?? randomUUID();
  await journey.post(`/api/auth/trusted-devices/${device}/revoke`, undefined, { headers });
  await journey.post("/api/auth/two-factor/backup-codes/regenerate", undefined, { headers });
  await journey.post("/api/auth/two-factor/disable", { password: account.password, code: code() }, { headers });
}

async function recovery(db: TestDatabase, journey: Journey): Promise<void> {
  const person = await realAccount(journey);
  const headers = { cookie: person.cookie };
  const mail = freshEmail();
  await journey.app.inject({ method: "PATCH", url: "/api/auth/recovery/email", headers, body: { email: mail } });
  const token = await tokenTo(journey, mail, "/auth/verify-recovery-email");
  if (token) await journey.post("/api/auth/recovery/email/verify", { token });
  await journey.post("/api/auth/recovery/start", { email: person.email, by: "email" });
  const recover = await tokenTo(journey, mail, "/auth/recover");
  if (recover) {
    const looked = (await journey.post("/api/auth/recovery/look", { token: recover })).json().data;
    await journey.post("/api/auth/recovery/finish", { token: looked?.token ?? recover, answers: [] });
  }
  const objection = await tokenTo(journey, person.email, "/auth/object");
  if (objection) await journey.post("/api/auth/object", { token: objection });

  const other = await realAccount(journey);
  const waiting = await askForLink(journey, other.email);
  await journey.post("/api/auth/password/reset/kit-bundle", { token: waiting });
  await journey.post("/api/auth/password/reset/passkey-options", { token: waiting });
  await journey.post("/api/auth/password/reset/wait", { token: waiting });
  const stop = await tokenTo(journey, other.email, "/auth/stop-reset");
  if (stop) await journey.post("/api/auth/password/reset/stop", { token: stop });
  await db.owner.query("delete from app.rate_counters");

  const third = await realAccount(journey);
  const link = await askForLink(journey, third.email);
  await journey.post("/api/auth/password/reset", resetWithKit(third.keys, link, makePassword()));
}

/** Two people with keys: cards, comparison, envelopes, and what the member reads. */
async function family(people: MembersServer): Promise<{ nadia: Person; samir: Person }> {
  const own = await givenFamily(people, ["beneficiary", "executor"]);
  const { nadia, samir, browser, samirs, holder, member } = own;
  const place = `/api/members/${samir.membershipId}`;
  await makeCard(own);
  await compare(own);
  const entry = await plantEntry(people.db, holder, "immediate");
  await browser("POST", `/api/vault/${entry.id}/members/link`, {
    member_ids: [samir.membershipId],
    access_condition: "immediate",
  });
  await seal(own, [entry]);
  const keys = { estate: nadia.id, member: samir.membershipId };
  const relationship = `/api/member/relationships/${samir.membershipId}`;
  await samirs("POST", `${relationship}/keys/verify`, comparedHolder(member, keys, holder.keys));
  await samirs("POST", `/api/member/assigned-vault/${entry.id}/reveal`);
  const { card } = (await browser("GET", `${place}/keys`)).body.data;
  if (card) await browser("POST", `${place}/card/printed`, { card_id: card.id });
  await browser("POST", `${place}/keys/refuse`, { verifying_key: member.keys.verifying_key });

  const asset = (
    await browser("POST", "/api/assets", { title: "House", asset_type: "physical", asset_subtype: "real_estate" })
  ).body.data;
  const ids = { asset_ids: [asset.id] };
  await browser("POST", `${place}/assets/assign`, { ...ids, access_condition: "immediate" });
  await samirs("GET", `/api/member/assigned-assets/${asset.id}`);
  await browser("POST", `${place}/assets/unassign`, ids);
  for (const way of ["link", "unlink"]) {
    await browser("POST", `/api/vault/${entry.id}/assets/${way}`, ids);
    await browser("POST", `/api/assets/${asset.id}/vault-entries/${way}`, { vault_entry_ids: [entry.id] });
  }
  await samirs("GET", `/api/member/assigned-vault/${entry.id}`);
  await samirs("GET", `${relationship}/keys`);
  await browser("GET", `${place}/preview`);
  const law = ["tree?country=FR", "traditions", "countries", "resolve?code=LB-Islamic-Hanafi", "templates/FR-Civil"];
  for (const url of law) await browser("GET", `/api/jurisdictions/${url}`);
  for (const decision of ["approved", "rejected"]) {
    await browser("POST", `${place}/roles`, { role: decision === "approved" ? "witness" : "lawyer" });
    const { data } = (await samirs("GET", "/api/member/approvals?status=pending")).body;
    for (const { id } of data) await samirs("POST", `/api/member/approvals/${id}/respond`, { decision });
  }
  await browser("POST", `${place}/roles`, { role: "guardian" });
  for (const { id } of (await samirs("GET", "/api/member/role-approvals")).body.data)
    await samirs("POST", `/api/member/role-approvals/${id}/respond`, { decision: "approved" });
  const { data: shown } = (await browser("GET", `${place}/permissions`)).body;
  await browser("PATCH", `${place}/permissions`, { permissions: {}, version: shown?.version ?? 1 });
  // Joins another plan by a card.
  const second = await givenFamily(people);
  const named = { estate: second.nadia.id, member: second.samir.membershipId, name: "Samir", card: null } as const;
  const leaf = { kind: "plan-member", ...named, account: null, level: "full", handOver: false } as const;
  await second.browser("POST", "/api/plan", makeStep(second.holder.bundle, named.estate, null, [leaf], Date.now())!);
  await second.samirs("GET", `/api/member/relationships/${named.member}/plan`);
  const made = (await second.browser("POST", "/api/members", memberForm({ email: freshEmail() }))).body.data;
  const byCard = await newCard(second.holder, made.id);
  await second.browser("PUT", `/api/members/${made.id}/card`, byCard.body);
  const joined = await byCard.joinedBy(member.keys);
  await samirs("POST", "/api/invitations/open-card", { ...(await byCard.shown()) });
  await samirs("POST", "/api/invitations/redeem-card", { ...joined });
  return { nadia, samir };
}

/** A will that is published, put away and taken out again, with a second version that is discarded, and a draft. */
async function wills(db: TestDatabase, journey: Journey): Promise<void> {
  const holder = await given(db).holder({ plan: "family" });
  const { call } = await vaultBrowser(db, journey, holder);
  const content = { ...plainWill, people: plainWill.people.map((one) => ({ ...one, memberId: null })) };
  const start = async () => (await call("POST", "/api/wills", { title: "Will", law: "fr-civil", content })).body.data;
  const place = `/api/wills/${(await start()).id}`;
  await call("PATCH", place, { revision: 1, title: "My will" });
  await call("GET", `${place}/versions/1/compliance`);
  await call("POST", `${place}/versions/1/publish`, { revision: 2 });
  const { content_hash: hash } = (await call("GET", `${place}/versions/1`)).body.data;
  await call("GET", `${place}/versions/1/text`);
  await review(db, journey, holder, `${place}/versions/1`);
  await mirror(db, journey);
  await call("GET", `${place}/execution`);
  await call("POST", `${place}/execution/checklist`, { number: 1, ticked: ["age"], confirmed: false });
  await call("POST", `${place}/execution/documents`, { number: 1, document: "will", entry_id: null });
  const signing = { signed_on: "2026-05-03", signed_at_place: "Paris", original_where: "At home", witnesses: [] };
  await call("POST", `${place}/execution/signing`, { number: 1, ...signing });
  await call("POST", "/api/wills/verify", { hash, version: 1 });
  await call("POST", `${place}/versions`, {});
  await call("DELETE", `${place}/versions/2`);
  await call("POST", `${place}/archive`, {});
  await call("POST", `${place}/restore`, {});
  await call("GET", place);
  await call("GET", "/api/wills");
  await call("DELETE", `/api/wills/${(await start()).id}`);
}

/** A will that is offered to a spouse, withdrawn, offered again and taken. */
async function mirror(db: TestDatabase, journey: Journey): Promise<void> {
  const holder = await given(db).holder();
  const spouse = await given(db).member({ of: holder });
  const call = await peopleOf(db, journey).browserOf(holder);
  const ask = await peopleOf(db, journey).browserOf(spouse);
  const named = person("s1", { memberId: spouse.membershipId as MemberId, kin: kin({ relation: "spouse" }) });
  const content = { ...plainWill, people: [named], gifts: [], residue: [], executors: [] };
  const { id } = (await call("POST", "/api/wills", { title: "Will", content })).body.data;
  const place = `/api/wills/${id}/mirror`;
  await call("POST", place, { member_id: spouse.membershipId });
  await call("DELETE", `${place}/${spouse.membershipId}`);
  await call("POST", place, { member_id: spouse.membershipId });
  await call("GET", place);
  await ask("GET", "/api/member/mirror-offers");
  const { content: mirrored } = (await ask("GET", `/api/member/mirror-offers/${id}`)).body.data;
  await ask("POST", "/api/user/holder-account", {});
  await ask("POST", "/api/wills", { title: "Mine", content: mirrored, mirror_of: id });
}

/** A lawyer who comments, is answered, and approves. */
async function review(db: TestDatabase, journey: Journey, holder: Person, place: string): Promise<void> {
  const call = await peopleOf(db, journey).browserOf(holder);
  const lawyer = await given(db).member({ of: holder, roles: ["lawyer"] });
  const own = `/api/member/reviews/${place.split("/")[3]}/1`;
  const ask = await peopleOf(db, journey).browserOf(lawyer);
  await call("POST", `${place}/review`, { member_id: lawyer.membershipId });
  await ask("GET", "/api/member/reviews");
  const { revision } = (await ask("GET", own)).body.data;
  for (const words of ["Who pays?", "And the car?"]) await ask("POST", `${own}/comments`, { clause: "gifts", words });
  const [first, second] = (await call("GET", `${place}/review`)).body.data.reviews[0].comments;
  const answer = { member_id: lawyer.membershipId, clause: "gifts", words: "I do", answers: first.id };
  await call("POST", `${place}/comments`, answer);
  await ask("POST", `${own}/comments/${first.id}/settle`, {});
  await call("POST", `${place}/comments/${second.id}/settle`, {});
  await ask("POST", `${own}/decision`, { decision: "approved", revision });
  await call("DELETE", `${place}/review/${lawyer.membershipId}`);
}

async function vault(db: TestDatabase, journey: Journey): Promise<void> {
  const holder = await given(db).holder({ plan: "premium" });
  const browser = await vaultBrowser(db, journey, holder);
  const keys = createEntryKeys();
  const file = await browser.upload(Buffer.from("The deed of the house"), keys);
  const sealed = browser.seal({}, { file }, keys);
  await browser.call("POST", "/api/vault/create", sealed);
  await browser.call("GET", `/api/vault/files/${file.id}`);
  const facts = { entry: sealed.id, revision: 2 };
  await browser.call(
    "PATCH",
    `/api/vault/${sealed.id}`,
    changeOf(browser.seal({ title: "Safe 2" }, { ...facts, file }, keys)),
  );
  await browser.call("POST", `/api/vault/${sealed.id}/reveal`);
  await browser.call("POST", `/api/vault/${sealed.id}/versions/1/reveal`);
  await browser.call("DELETE", `/api/vault/${sealed.id}`);
  await browser.call("POST", `/api/vault/${sealed.id}/restore`, {});
  await browser.call("DELETE", `/api/vault/${sealed.id}`);
  await browser.call("POST", `/api/vault/${sealed.id}/purge`);
}

async function invitations(people: MembersServer, nadia: Person): Promise<void> {
  const holder = await people.browserOf(nadia);
  const invited = async () => {
    const person = await given(people.db).person();
    const { id } = (await holder("POST", "/api/members", memberForm({ email: person.email }))).body.data;
    const { data } = (await holder("POST", `/api/members/${id}/invitation/send`, { mail: false })).body;
    const key = data?.link?.split("#")[1] ?? "";
    return { id, key, invitation: data?.invitation?.id, browser: await people.browserOf(person) };
  };
  const [first, second, third, fourth, fifth, sixth, seventh] = [
    await invited(),
    await invited(),
    await invited(),
    await invited(),
    await invited(),
    await invited(),
    await invited(),
  ];
  await holder("POST", "/api/invitations/open", { key: first!.key });
  await first!.browser("POST", "/api/invitations/accept", { key: first!.key });
  await first!.browser("POST", `/api/member/relationships/${first!.id}/revoke`, {});
  await second!.browser("POST", "/api/invitations/decline", { key: second!.key });
  await third!.browser("POST", "/api/invitations/report", { key: third!.key });
  await fourth!.browser("POST", `/api/member/invitations/${fourth!.invitation}/accept`, {});
  await fifth!.browser("POST", `/api/member/invitations/${fifth!.invitation}/decline`, {});
  await holder("POST", `/api/members/${sixth!.id}/invitation/resend`, { mail: false });
  await holder("POST", `/api/members/${sixth!.id}/invitation/cancel`);
  await holder("POST", `/api/members/${sixth!.id}/will-key/generate`, {});
  await holder("POST", `/api/members/${sixth!.id}/will-key/revoke`);
  const { data } = (await holder("POST", `/api/members/${seventh!.id}/will-key/generate`, {})).body;
  await seventh!.browser("POST", "/api/invitations/redeem-will-key", { key: data?.key ?? "" });
  await holder("POST", `/api/members/${seventh!.id}/revoke`, { reason: "Moved away" });
  const draft = (await holder("POST", "/api/members", memberForm({}))).body.data;
  await holder("POST", `/api/members/${draft.id}/convert-draft`, { email: freshEmail() });
  await holder("POST", `/api/members/${fourth!.id}/confirm`);
  const added = (await holder("POST", `/api/members/${draft.id}/roles`, { role: "witness" })).body.data;
  if (added?.id) {
    await holder("POST", `/api/members/roles/${added.id}/status`, { status: "inactive" });
    await holder("DELETE", `/api/members/roles/${added.id}`);
  }
}
