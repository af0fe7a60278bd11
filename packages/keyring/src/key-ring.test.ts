import { standardKdf as contractKdf } from "@heirlock/contract/account/fields";
import { fromBase64url, standardKdf, toBase64url } from "@heirlock/crypto/format";
import { deriveFromPassword } from "@heirlock/crypto/password";
import { readRecoveryKey } from "@heirlock/crypto/read-recovery-key";
import { kitNumber } from "@heirlock/crypto/recovery-key";
import { beforeAll, expect, test } from "vitest";
import type { NewAccount, UnlockWith } from "./account/requests.ts";
import { keptKeyMs } from "./account/sign-in-keys.ts";
import { idleLimitMs, type KeysState } from "./key-memory.ts";
import { createKeyRing } from "./key-ring.ts";
import { makeAsking, makeRing, password } from "./testing/rings.ts";

let account: NewAccount;
let byPassword: UnlockWith & { by: "password" };
let byKit: UnlockWith & { by: "kit" };

beforeAll(async () => {
  account = await makeRing().ring.handle("account", "createAccount", { password }, makeAsking());
  const { recipient, verifyingKey, salt, kdf, bundleByPassword, bundleByKit } = account;
  const stated = { recipient, verifyingKey };
  byPassword = { by: "password", password, salt, kdf, bundleByPassword, stated };
  byKit = { by: "kit", typed: account.kit.words.join(" "), kitNumber: account.kitNumber, bundleByKit, stated };
});

test("the crypto package and the contract mean the same derivation", () => {
  expect(contractKdf).toEqual(standardKdf);
});

test("[KEY-013] a new account has everything that sign-up posts, and the worker opens nothing of it", async () => {
  // As the worker makes it, with the real derivation.
  const states: KeysState[] = [];
  const ring = createKeyRing({ now: () => 1_000_000, onState: (state) => states.push(state) });
  const asking = makeAsking();
  const made = await ring.handle("account", "createAccount", { password }, asking);
  expect(Object.keys(made).sort()).toEqual(
    "authKey bundleByKit bundleByPassword kdf kit kitNumber recipient salt verifyingKey".split(" "),
  );
  expect(made.kdf).toEqual(standardKdf);
  expect(made.salt).not.toBe(account.salt);
  const { authKey } = await deriveFromPassword(password, fromBase64url(made.salt), standardKdf);
  expect(made.authKey).toBe(toBase64url(authKey));
  expect(kitNumber(readRecoveryKey(made.kit.qrText))).toBe(made.kitNumber);
  expect(asking.steps).toEqual(["making-key", "making-key-ring", "writing-kit"]);
  expect(ring.state()).toEqual({ unlocked: false, verifyingKey: null });
  expect(states).toEqual([]);
});

test("[KEY-013] the key of a new account opens it once there is a session, in its own tab and once", async () => {
  const { ring } = makeRing();
  const asking = makeAsking();
  const made = await ring.handle("account", "createAccount", { password }, asking);
  const { bundleByPassword, recipient, verifyingKey } = made;
  const bySignUp: UnlockWith = { by: "sign-in", bundleByPassword, stated: { recipient, verifyingKey } };
  await expect(ring.handle("account", "unlock", bySignUp, makeAsking())).rejects.toThrow("keys.not_available");
  expect(await ring.handle("account", "unlock", bySignUp, asking)).toMatchObject({ unlocked: true, verifyingKey });
  await expect(ring.handle("account", "unlock", bySignUp, asking)).rejects.toThrow("keys.not_available");
});

test("[KEY-008, SEC-043] password and kit each open the bundle, and the password proves who is there", async () => {
  for (const using of [byPassword, byKit]) {
    const { ring } = makeRing();
    const state = await ring.handle("account", "unlock", using, makeAsking());
    const authKey = using === byPassword ? account.authKey : null;
    expect(state).toEqual({ unlocked: true, verifyingKey: account.verifyingKey, authKey });
    expect(ring.state(), "what every tab hears").toEqual({ unlocked: true, verifyingKey: account.verifyingKey });
  }
});

test("[KEY-012] words, numbers and QR text of the kit each open the bundle", async () => {
  const { words, numbers, qrText } = account.kit;
  for (const typed of [words.join(" "), numbers.join(" "), qrText])
    expect((await makeRing().ring.handle("account", "unlock", { ...byKit, typed }, makeAsking())).unlocked).toBe(true);
});

test("signing in derives once: the key stays for this tab's unlock, once, and for two minutes", async () => {
  const { ring, clock } = makeRing();
  const [mine, other] = [makeAsking(), makeAsking()];
  const { salt, kdf } = account;
  const bySignIn: UnlockWith = { by: "sign-in", bundleByPassword: account.bundleByPassword, stated: byPassword.stated };
  const { authKey } = await ring.handle("account", "derive", { password, salt, kdf }, mine);
  expect(authKey).toBe(account.authKey);
  await expect(ring.handle("account", "unlock", bySignIn, other)).rejects.toMatchObject({ code: "keys.not_available" });
  expect((await ring.handle("account", "unlock", bySignIn, mine)).unlocked).toBe(true);
  await expect(ring.handle("account", "unlock", bySignIn, mine)).rejects.toMatchObject({ code: "keys.not_available" });

  await ring.handle("account", "derive", { password, salt, kdf }, mine);
  clock.now += keptKeyMs;
  await expect(ring.handle("account", "unlock", bySignIn, mine)).rejects.toMatchObject({ code: "keys.not_available" });
});

test("[KEY-002] weak parameters are refused at sign-in and at unlock, and nothing is derived", async () => {
  const { ring } = makeRing();
  const weak = { ...account.kdf, memoryKiB: 1024 };
  const asking = makeAsking();
  const refused = { code: "kdf.too_weak", data: { part: "memory" } };
  await expect(
    ring.handle("account", "derive", { password, salt: account.salt, kdf: weak }, asking),
  ).rejects.toMatchObject(refused);
  await expect(ring.handle("account", "unlock", { ...byPassword, kdf: weak }, asking)).rejects.toMatchObject(refused);
  expect(asking.steps).toEqual([]);
});

test("a wrong password, a damaged bundle and swapped public keys are told apart, and leave the ring locked", async () => {
  const { ring } = makeRing();
  const damaged = `${byPassword.bundleByPassword.slice(0, -8)}AAAAAAAA`;
  const swapped = {
    ...byPassword.stated,
    recipient: byPassword.stated.recipient.replace(/.$/, (last) => (last === "q" ? "p" : "q")),
  };
  const cases: [UnlockWith, string][] = [
    [{ ...byPassword, password: `${password}!` }, "bundle.wrong_key"],
    [{ ...byPassword, bundleByPassword: damaged }, "bundle.damaged"],
    [{ ...byPassword, stated: swapped }, "bundle.public_keys_differ"],
  ];
  for (const [using, code] of cases)
    await expect(ring.handle("account", "unlock", using, makeAsking())).rejects.toMatchObject({ code });
  expect(ring.state().unlocked).toBe(false);
});

test("[KEY-024] a new kit opens the same bundle; the old one is refused by its number", async () => {
  const { ring } = makeRing();
  await ring.handle("account", "unlock", byPassword, makeAsking());
  const renewed = await ring.handle("account", "reissueKit", account, makeAsking());
  const withNew = { ...byKit, kitNumber: renewed.kitNumber, bundleByKit: renewed.bundleByKit };
  const opened = await makeRing().ring.handle(
    "account",
    "unlock",
    { ...withNew, typed: renewed.kit.qrText },
    makeAsking(),
  );
  expect(opened.verifyingKey).toBe(account.verifyingKey);
  await expect(makeRing().ring.handle("account", "unlock", withNew, makeAsking())).rejects.toMatchObject({
    code: "kit.other_kit",
    data: { kitNumber: account.kitNumber },
  });
});

test("[KEY-024] no kit is written for keys that somebody else opened meanwhile", async () => {
  const { ring } = makeRing();
  await ring.handle("account", "unlock", byPassword, makeAsking());
  const other = await makeRing().ring.handle("account", "createAccount", { password }, makeAsking());
  const { recipient, verifyingKey, salt, kdf, bundleByPassword } = other;
  const stated = { recipient, verifyingKey };
  await ring.handle(
    "account",
    "unlock",
    { by: "password", password, salt, kdf, bundleByPassword, stated },
    makeAsking(),
  );
  await expect(ring.handle("account", "reissueKit", account, makeAsking())).rejects.toMatchObject({
    code: "keys.not_available",
  });
  expect(await ring.handle("account", "reissueKit", other, makeAsking())).toHaveProperty("bundleByKit");
});

test("[KEY-009] the open bundle is wrapped for a passkey, whose PRF output then opens it and is wiped", async () => {
  const { ring } = makeRing();
  const { verifyingKey } = account;
  const prf = () => new Uint8Array(32).fill(7);
  await expect(
    ring.handle("account", "wrapForPasskey", { verifyingKey, prf: prf() }, makeAsking()),
  ).rejects.toMatchObject({
    code: "keys.not_available",
  });
  await ring.handle("account", "unlock", byPassword, makeAsking());
  const used = prf();
  const { bundleByPasskey } = await ring.handle("account", "wrapForPasskey", { verifyingKey, prf: used }, makeAsking());
  expect(used).toEqual(new Uint8Array(32));
  expect(bundleByPasskey).toMatch(/^hlb1\.passkey\./);

  const { stated } = byPassword;
  const fresh = makeRing().ring;
  const given = prf();
  const opened = await fresh.handle(
    "account",
    "unlock",
    { by: "passkey", prf: given, bundleByPasskey, stated },
    makeAsking(),
  );
  expect(opened).toEqual({ unlocked: true, verifyingKey, authKey: null });
  expect(given).toEqual(new Uint8Array(32));
  const wrong = new Uint8Array(32).fill(8);
  await expect(
    makeRing().ring.handle("account", "unlock", { by: "passkey", prf: wrong, bundleByPasskey, stated }, makeAsking()),
  ).rejects.toMatchObject({ code: "bundle.wrong_key", data: { purpose: "passkey" } });
  expect(wrong).toEqual(new Uint8Array(32));
});

test("[KEY-027] after a lock what needs the bundle fails, and every tab is told", async () => {
  const { ring, states } = makeRing();
  await ring.handle("account", "unlock", byPassword, makeAsking());
  await ring.handle("account", "lock", {}, makeAsking());
  await expect(ring.handle("account", "reissueKit", account, makeAsking())).rejects.toMatchObject({
    code: "keys.not_available",
  });
  expect(states.map(({ unlocked }) => unlocked)).toEqual([true, false]);
});

test("[KEY-027] [ACC-055] 32 minutes without activity lock the vault: 30 to the warning, 2 to answer it", async () => {
  const { ring, clock } = makeRing();
  await ring.handle("account", "unlock", byPassword, makeAsking());
  clock.now += 32 * 60_000 - 1;
  ring.wipeExpired();
  expect(ring.state().unlocked).toBe(true);
  clock.now += 1;
  ring.wipeExpired();
  expect(ring.state().unlocked).toBe(false);
});

test("[KEY-027] the idle limit wipes the bundle, with or without the timer; activity puts it off", async () => {
  const { ring, clock } = makeRing();
  await ring.handle("account", "unlock", byPassword, makeAsking());
  clock.now += idleLimitMs - 1;
  ring.noteActivity();
  clock.now += idleLimitMs - 1;
  ring.wipeExpired();
  expect(ring.state().unlocked).toBe(true);
  // A laptop that slept: no timer ran, and the first key pressed must not revive the keys.
  clock.now += 1;
  ring.noteActivity();
  expect(ring.state().unlocked).toBe(false);
});

test("[KEY-027] a lock or a cancel during the derivation wins over the unlock it interrupts", async () => {
  const { ring } = makeRing();
  const lockedMeanwhile = makeAsking(async () => void ring.lock());
  await expect(ring.handle("account", "unlock", byPassword, lockedMeanwhile)).rejects.toMatchObject({
    code: "keys.not_available",
  });
  const cancelled = makeAsking(async () => {
    throw new Error("cancelled");
  });
  await expect(ring.handle("account", "unlock", byPassword, cancelled)).rejects.toThrowError("cancelled");
  expect(ring.state().unlocked).toBe(false);
});
