import { hash } from "node:crypto";
import { unwrapBundle } from "@heirlock/crypto/wrap";
import { testDatabase } from "@heirlock/db/testing/database";
import { type NoticeKind, noticeKinds } from "@heirlock/domain/account/notice-kinds";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJobs, type Jobs } from "../../../kernel/jobs.ts";
import { mailerOf } from "../../../mail/mailer.ts";
import { declared, jobDefinitions } from "../../../slices.ts";
import { pendingOf } from "../factors/testing.ts";
import { deleteClosed } from "../privacy/delete-closed.ts";
import { advanceResets } from "../recovery/advance-resets.ts";
import {
  askForLink,
  enrol,
  kitOf,
  linksTo,
  makeKeys,
  makePassword,
  newPasswordFields,
  resetWithNewKeys,
  signedChange,
  storedKeys,
} from "../recovery/testing/real-account.ts";
import { deviceCookie } from "../security/know-device.ts";
import { cookieOf, freshEmail, type Journey, sampleWrap, startJourney } from "../testing.ts";
import {
  addPasskey,
  freshPhone,
  Hand,
  letterAbout,
  makeOwner,
  type Owner,
  signInByPasskey,
  stateOf,
} from "./testing/two-sides.ts";
import { startTestProvider, type TestProvider, tokenTo } from "./testing.ts";

const db = testDatabase();
let journey: Journey;
let jobs: Jobs;
let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
  journey = await startJourney(db, { settings: provider.settings });
  jobs = createJobs(journey.pools, jobDefinitions);
});
afterAll(async () => {
  await jobs.stop();
  await journey.close();
  await provider.close();
});

const ok = ({ statusCode, body }: { statusCode: number; body: string }) =>
  expect([statusCode, body]).toEqual([200, body]);
const object = (token: string) => journey.post("/api/auth/object", { token });
const stop = (token: string) => journey.post("/api/auth/password/reset/stop", { token });
const wait = (token: string) => journey.post("/api/auth/password/reset/wait", { token });
const advance = () => advanceResets({ auth: journey.pools.auth, jobs });

/** Lets this much of a wait pass: the rows are the truth, so that moving them is moving the clock. */
const pass = ({ userId }: Owner, interval: string) =>
  db.owner.query(
    `update auth.password_resets set waits_until = waits_until - $2::interval,
            token_expires_at = token_expires_at - $2::interval, reminded_at = reminded_at - $2::interval
      where user_id = $1 and state in ('waiting', 'ready')`,
    [userId, interval],
  );

/** Begins a wait at the mailbox and returns the link that it was begun with. */
async function beginWait({ email }: Owner): Promise<string> {
  const token = await askForLink(journey, email);
  ok(await wait(token));
  return token;
}
/** The link at the end of the wait. */
async function endWait(owner: Owner, ...known: string[]): Promise<string> {
  await untilTheLastDay(owner);
  await pass(owner, "24 hours");
  await advance();
  await journey.lettersSent();
  return (await linksTo(journey, owner.email)).find((link) => !known.includes(link))!;
}

interface Change {
  /** The second step is on. */
  guarded?: boolean;
  /** Whoever makes this change has shown that they know the password. */
  byPassword?: boolean;
  /** What stays after an objection, against what was before. */
  stays?: object;
  /** Before either of them does anything. */
  given?: (hand: Hand) => Promise<void>;
  make: (hand: Hand) => Promise<void>;
}

const browserOf = ({ email }: Owner) => `${deviceCookie}=${hash("sha256", email, "base64url")}`;

/** How each change is made, over HTTP, by whoever is at the account. */
const changes: Record<string, Change> = {
  "new-device": {
    byPassword: true,
    make: async (hand) => {
      const answer = await hand.signsInBy(hand.owner.password.authKey);
      ok(answer);
      hand.cookie = cookieOf(answer);
    },
  },
  "password-changed": {
    byPassword: true,
    make: async (hand) => {
      const { keys, password } = hand.owner;
      const next = makePassword();
      const { version } = await storedKeys(journey, hand.cookie);
      const fields = { currentPassword: password.authKey, ...newPasswordFields(keys, next), version };
      ok(await hand.post("/api/auth/password/change", signedChange(keys, fields)));
      hand.tries.push(["their password", () => hand.signsInBy(next.authKey)]);
    },
  },
  "password-reset": {
    make: async (hand) => {
      const first = await beginWait(hand.owner);
      const link = await endWait(hand.owner, first);
      const next = makePassword();
      ok(await journey.post("/api/auth/password/reset", resetWithNewKeys(hand.keys, "waited", link, next)));
      const answer = await hand.signsInBy(next.authKey);
      ok(answer);
      hand.cookie = cookieOf(answer);
      hand.tries.push(["their password", () => hand.signsInBy(next.authKey)]);
    },
  },
  "two-factor-enabled": {
    make: async (hand) => {
      const { code, backupCodes } = await enrol(journey, hand.cookie);
      Object.assign(hand, { code, backupCode: backupCodes[0] });
    },
  },
  "two-factor-disabled": {
    guarded: true,
    byPassword: true,
    make: async (hand) => {
      const { password, code } = hand.owner;
      ok(await hand.post("/api/auth/two-factor/disable", { password: password.authKey, code: code() }));
    },
  },
  "backup-codes-renewed": {
    guarded: true,
    make: async (hand) => {
      const answer = await hand.post("/api/auth/two-factor/backup-codes/regenerate");
      ok(answer);
      hand.backupCode = answer.json().data.backupCodes[0];
    },
  },
  "backup-code-used": {
    guarded: true,
    make: async (hand) => {
      const [backupCode] = hand.owner.backupCodes.slice(-1);
      // In a browser that the account knows, so that nothing else is told.
      const half = await journey.login({ email: hand.owner.email, password: hand.owner.password.authKey });
      const headers = { cookie: `${pendingOf(half)}; ${browserOf(hand.owner)}` };
      const answer = await journey.post("/api/auth/two-factor/verify", { backupCode }, { headers });
      ok(answer);
      Object.assign(hand, { cookie: cookieOf(answer), backupCode });
    },
  },
  "passkey-added": {
    // The letter about the owner's own is there before.
    given: () => journey.lettersSent(),
    make: async (hand) => {
      const { passkey } = await addPasskey(journey, { cookie: hand.cookie, userId: hand.owner.userId });
      hand.tries.push(["their passkey", () => signInByPasskey(journey, passkey)]);
    },
  },
  "passkey-removed": {
    make: async (hand) => ok(await hand.send("DELETE", `/api/auth/passkeys/${hand.owner.passkeyId}`)),
  },
  "passkey-opens-vault": {
    make: async (hand) => {
      const { version } = await storedKeys(journey, hand.cookie);
      const body = { bundle: `hlb1.passkey.${sampleWrap()}`, version };
      ok(await hand.send("PUT", `/api/auth/passkeys/${hand.owner.passkeyId}/bundle`, body));
    },
  },
  "email-changed": {
    make: async (hand) => {
      const newEmail = freshEmail();
      ok(await hand.post("/api/auth/email/change", { newEmail }));
      ok(await hand.post("/api/auth/email/verify", { token: await tokenTo(journey, newEmail, "/auth/confirm-email") }));
      const { authKey } = hand.owner.password;
      hand.tries.push(["their address", () => journey.post("/api/auth/login", { email: newEmail, password: authKey })]);
      // One more change under way, which they would confirm later.
      const later = freshEmail();
      ok(await hand.post("/api/auth/email/change", { newEmail: later }));
      const token = await tokenTo(journey, later, "/auth/confirm-email");
      hand.tries.push(["a change under way", () => journey.post("/api/auth/email/verify", { token })]);
    },
  },
  "recovery-email-changed": {
    make: async (hand) => {
      const email = freshEmail();
      ok(await hand.send("PATCH", "/api/auth/recovery/email", { email }));
      const token = await tokenTo(journey, email, "/auth/verify-recovery-email");
      ok(await journey.post("/api/auth/recovery/email/verify", { token }));
      await journey.post("/api/auth/recovery/start", { email: hand.owner.email, by: "email" });
      const link = await tokenTo(journey, email, "/auth/recover");
      hand.tries.push(["their recovery link", () => journey.post("/api/auth/recovery/look", { token: link })]);
    },
  },
  "recovery-phone-changed": {
    make: async (hand) => {
      const phone = freshPhone();
      ok(await hand.send("PUT", "/api/auth/recovery/phone", { phone }));
      await journey.lettersSent();
      const code = provider.textsTo(phone).flatMap((text) => /your code is (\d{8})/.exec(text)?.[1] ?? [])[0];
      ok(await hand.post("/api/auth/recovery/phone/verify", { code }));
    },
  },
  "questions-changed": {
    make: async (hand) => {
      const ids = ["first_teacher", "childhood_street", "first_work"];
      const questions = ids.map((id) => ({ id, answer: "of the thief" }));
      ok(await hand.send("PATCH", "/api/auth/recovery/questions", { questions }));
    },
  },
  "kit-replaced": {
    byPassword: true,
    make: async (hand) => {
      const { version } = await storedKeys(journey, hand.cookie);
      const { bundle } = hand.owner.keys;
      const kit = kitOf({ ...hand.owner.keys, recoveryKey: hand.keys.recoveryKey });
      expect(unwrapBundle(kit.bundleByKit, "kit", hand.keys.recoveryKey)).toEqual(bundle);
      ok(await hand.post("/api/auth/keys/rewrap", { password: hand.owner.password.authKey, version, ...kit }));
    },
  },
  "data-exported": {
    make: async (hand) => {
      const answer = await hand.post("/api/user/export");
      ok(answer);
      const { id } = answer.json().data;
      hand.tries.push(["the export", () => journey.get(`/api/user/export/${id}`, hand.cookie)]);
    },
  },
  "account-closing": {
    byPassword: true,
    make: async (hand) => {
      const body = { password: hand.owner.password.authKey, confirmation: "DELETE" };
      ok(await hand.send("DELETE", "/api/user/account", body));
    },
  },
  // What cannot be undone later is not brought back: whoever wants to leave says so again.
  "account-kept": {
    stays: { closing: false },
    given: async (hand) => {
      const body = { password: hand.owner.password.authKey, confirmation: "DELETE" };
      ok(await hand.send("DELETE", "/api/user/account", body));
      hand.cookie = cookieOf(await journey.login({ email: hand.owner.email, password: hand.owner.password.authKey }));
    },
    make: async (hand) => ok(await hand.post("/api/user/account/return")),
  },
};

/** The owner, with what they had before, from their own browser. */
async function expectIn(owner: Owner): Promise<string> {
  const login = await journey.login({ email: owner.email, password: owner.password.authKey });
  ok(login);
  let cookie = cookieOf(login);
  if (owner.backupCodes.length > 0) {
    const headers = { cookie: pendingOf(login) };
    const answer = await journey.post("/api/auth/two-factor/verify", { backupCode: owner.backupCodes[0] }, { headers });
    ok(answer);
    cookie = cookieOf(answer);
  }
  const { bundleByPassword, bundleByKit } = await storedKeys(journey, cookie);
  expect(unwrapBundle(bundleByPassword, "password", owner.password.kek)).toEqual(owner.keys.bundle);
  expect(unwrapBundle(bundleByKit, "kit", owner.keys.recoveryKey)).toEqual(owner.keys.bundle);
  ok(await signInByPasskey(journey, owner.passkey));
  return cookie;
}

/** Whoever is there with this hand is outside, whatever they try; nothing of it changes anything. */
async function expectOut(hand: Hand, { byPassword = false }: Change) {
  const before = await stateOf(db, hand.owner);
  const tried = [
    ["the session", await journey.get("/api/auth/user", hand.cookie)] as const,
    ...(await Promise.all(hand.tries.map(async ([name, attempt]) => [name, await attempt()] as const))),
    ...(await hand.resetsAtOnce()),
  ];
  if (byPassword && hand.owner.backupCodes.length === 0) {
    tried.push(["the stolen password", await hand.signsInBy(hand.owner.password.authKey)]);
  }
  for (const [name, { statusCode }] of tried) expect([name, statusCode < 400]).toEqual([name, false]);
  expect(await stateOf(db, hand.owner)).toEqual(before);
}

/** The thief made the change. The owner reads the recovery e-mail; the thief reads the mailbox. */
async function thiefFirst(kind: NoticeKind, change: Change) {
  const owner = await makeOwner(journey, db, change);
  const thief = new Hand(journey, owner, await makeKeys());
  await change.given?.(thief);
  const before = await stateOf(db, owner);
  await change.make(thief);
  const letters = { owner: await letterAbout(journey, kind, owner.recoveryEmail), thief: "" };
  letters.thief = await letterAbout(journey, kind, owner.email);
  const answer = await object(letters.owner);
  ok(answer);
  expect(answer.json().data.passwordHeld).toBe(change.byPassword === true);
  expect(await stateOf(db, owner)).toEqual({ ...before, ...change.stays });
  await expectOut(thief, change);
  await expectIn(owner);
  // The letter in the mailbox is worth nothing once its owner is in by a proof from before.
  expect((await object(letters.thief)).json().code).toBe("TOKEN_EXPIRED");
}

/** The owner made the change, and the thief, who reads the mailbox, objects to it before anybody else. */
async function ownerFirst(kind: NoticeKind, change: Change) {
  const owner = await makeOwner(journey, db, change);
  const hand = new Hand(journey, owner, await makeKeys());
  const thief = new Hand(journey, owner, await makeKeys());
  await change.given?.(hand);
  const before = await stateOf(db, owner);
  await change.make(hand);
  const letter = await letterAbout(journey, kind, owner.recoveryEmail);
  ok(await object(await letterAbout(journey, kind, owner.email)));
  expect(await stateOf(db, owner)).toEqual({ ...before, ...change.stays });
  const link = (await tokenTo(journey, owner.email, "/auth/reset-password"))!;
  await expectOut(thief, change);
  // With the mailbox alone they can only wait, which every channel hears of and the owner's sign-in ends.
  ok(await wait(link));
  expect((await object(letter)).statusCode, "the other channel's own link").toBe(200);
  expect(await stateOf(db, owner)).toEqual({ ...before, ...change.stays });
  await expectIn(owner);
  expect((await wait(link)).json().code).toBe("TOKEN_EXPIRED");
}

/** Notices without a link to object, each with how it ends. */
const others: Record<string, Record<"thief first" | "owner first", () => Promise<void>>> = {
  "reset-waiting": {
    "thief first": () => thiefWaits("reset-waiting", async () => {}),
    "owner first": () => ownerWaits("reset-waiting", async () => {}),
  },
  "reset-tomorrow": {
    "thief first": () => thiefWaits("reset-tomorrow", untilTheLastDay),
    "owner first": () => ownerWaits("reset-tomorrow", untilTheLastDay),
  },
  // What the stop of either of the waits above is told by.
  "reset-stopped": {
    "thief first": () => thiefWaits("reset-waiting", async () => {}, "reset-stopped"),
    "owner first": () => ownerWaits("reset-waiting", async () => {}, "reset-stopped"),
  },
  objected: { "thief first": () => objectedTo("thief"), "owner first": () => objectedTo("owner") },
  "account-deleted": { "thief first": () => deleted("thief"), "owner first": () => deleted("owner") },
};

async function untilTheLastDay(owner: Owner) {
  await pass(owner, "49 hours");
  await advance();
}

async function expectTold({ userId }: Owner, kind: NoticeKind, channels: string[]) {
  const { rows } = await db.owner.query(
    "select distinct channel from auth.notices where user_id = $1 and kind = $2 order by channel",
    [userId, kind],
  );
  expect(rows.map(({ channel }) => channel)).toEqual(channels);
}

/** The thief waits at the mailbox; the owner stops it from the recovery e-mail. */
async function thiefWaits(kind: NoticeKind, later: (owner: Owner) => Promise<void>, told: NoticeKind = kind) {
  const owner = await makeOwner(journey, db);
  const thief = new Hand(journey, owner, await makeKeys());
  const before = await stateOf(db, owner);
  thief.cookie = "";
  const token = await beginWait(owner);
  await later(owner);
  ok(await stop(await letterAbout(journey, kind, owner.recoveryEmail)));
  await expectTold(owner, told, ["email", "phone", "recovery_email"]);
  await pass(owner, "200 hours");
  await advance();
  await expectOut(thief, changes["passkey-removed"]!);
  expect((await wait(token)).json().code).toBe("TOKEN_EXPIRED");
  expect(await stateOf(db, owner)).toEqual(before);
  await expectIn(owner);
}

/** Each has a wait of their own: the thief neither takes the owner's link nor keeps them from it. */
async function ownerWaits(kind: NoticeKind, later: (owner: Owner) => Promise<void>, told: NoticeKind = kind) {
  const owner = await makeOwner(journey, db);
  const thief = new Hand(journey, owner, await makeKeys());
  thief.cookie = "";
  await beginWait(owner);
  await journey.post("/api/auth/recovery/start", { email: owner.email, by: "email" });
  const recovery = (await tokenTo(journey, owner.recoveryEmail, "/auth/recover"))!;
  await db.owner.query("update auth.recovery_options set questions = null, questions_salt = null where user_id = $1", [
    owner.userId,
  ]);
  const own = (await journey.post("/api/auth/recovery/finish", { token: recovery, answers: [] })).json().data
    .resetToken;
  ok(await wait(own));
  const { rows } = await db.owner.query(
    "select sent_to from auth.password_resets where user_id = $1 and state = 'waiting' order by sent_to",
    [owner.userId],
  );
  expect(rows).toEqual([{ sent_to: "email" }, { sent_to: "recovery_email" }]);
  await later(owner);
  // The owner stops the thief's wait, and theirs goes on.
  const stops = await stopsAt(owner.recoveryEmail);
  ok(await stop(stops.find(({ reset }) => reset === "email")!.token));
  await expectTold(owner, told, ["email", "phone", "recovery_email"]);
  if (later !== untilTheLastDay) await untilTheLastDay(owner);
  await pass(owner, "24 hours");
  await advance();
  const link = (await tokenTo(journey, owner.recoveryEmail, "/auth/reset-password"))!;
  expect((await linksTo(journey, owner.email)).length, "the mailbox got its first link alone").toBe(1);
  const next = makePassword();
  ok(await journey.post("/api/auth/password/reset", resetWithNewKeys(owner.keys, "waited", link, next)));
  await expectOut(thief, changes["passkey-removed"]!);
  await expectIn({ ...owner, password: next });

  async function stopsAt(address: string) {
    await journey.lettersSent();
    const mails = await journey.mailsTo(address);
    const tokens = mails.flatMap(({ text }) => /\/auth\/stop-reset#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? []);
    const { stopTokenIdentifier } = await import("../reset-tokens.ts");
    return Promise.all(
      tokens.map(async (token) => {
        const found = await db.owner.query(
          "select r.sent_to from auth.verifications v join auth.password_resets r on r.id::text = v.value where v.identifier = $1",
          [stopTokenIdentifier(token)],
        );
        return { token, reset: found.rows[0]?.sent_to as string };
      }),
    );
  }
}

/** The word that somebody objected carries no link: it cannot be turned against whoever did. */
async function objectedTo(by: "thief" | "owner") {
  const owner = await makeOwner(journey, db);
  const thief = new Hand(journey, owner, await makeKeys());
  const before = await stateOf(db, owner);
  await changes["passkey-removed"]!.make(thief);
  ok(await object(await letterAbout(journey, "passkey-removed", by === "thief" ? owner.email : owner.recoveryEmail)));
  await expectTold(owner, "objected", ["email", "phone", "recovery_email"]);
  await expect(letterAbout(journey, "objected", owner.email)).rejects.toThrow("No letter");
  expect(await stateOf(db, owner)).toEqual(before);
  await expectOut(thief, changes["passkey-removed"]!);
  await expectIn(owner);
}

/** Nobody comes back to what is gone, by whatever they kept. */
async function deleted(by: "thief" | "owner") {
  const owner = await makeOwner(journey, db);
  const hand = new Hand(journey, owner, await makeKeys());
  await changes["passkey-added"]!.make(hand);
  await changes["account-closing"]!.make(hand);
  const letter = await letterAbout(journey, "account-closing", by === "thief" ? owner.email : owner.recoveryEmail);
  await db.owner.query("update auth.users set deletes_at = now() - interval '1 minute' where id = $1", [owner.userId]);
  const { auth, worker } = journey.pools;
  const { publicUrl } = journey.config;
  await deleteClosed({ auth, worker, mailer: mailerOf(journey.config), publicUrl, deletions: declared.deletions });
  expect(await stateOf(db, owner)).toBeUndefined();
  expect((await object(letter)).json().code).toBe("TOKEN_EXPIRED");
  for (const [name, attempt] of [
    ...hand.tries,
    ["the session", () => journey.get("/api/auth/user", hand.cookie)] as const,
    ["the password", () => hand.signsInBy(owner.password.authKey)] as const,
  ]) {
    expect([name, (await attempt()).statusCode]).toEqual([name, 401]);
  }
}

test("[SEC-041] the table has every kind of notice that there is", () => {
  expect([...Object.keys(changes), ...Object.keys(others)].sort()).toEqual(Object.keys(noticeKinds).sort());
});

describe.concurrent("[SEC-041] played to the end, the thief is out and the owner is in:", () => {
  for (const [kind, change] of Object.entries(changes) as [NoticeKind, Change][]) {
    test(`${kind}, thief first`, { timeout: 60_000 }, () => thiefFirst(kind, change));
    test(`${kind}, owner first`, { timeout: 60_000 }, () => ownerFirst(kind, change));
  }
  for (const [kind, orders] of Object.entries(others)) {
    for (const [order, play] of Object.entries(orders)) test(`${kind}, ${order}`, { timeout: 60_000 }, play);
  }
});
