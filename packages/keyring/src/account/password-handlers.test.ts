import { recoveryRoutes } from "@heirlock/contract/account/recovery";
import { passwordChangeMessage, passwordResetMessage } from "@heirlock/contract/account/signed-password";
import type { AccountBundle } from "@heirlock/crypto/bundle";
import { fromBase64url, standardKdf } from "@heirlock/crypto/format";
import { readRecoveryKey } from "@heirlock/crypto/read-recovery-key";
import { verifySignature } from "@heirlock/crypto/verify";
import { unwrapBundle } from "@heirlock/crypto/wrap";
import { beforeAll, expect, test } from "vitest";
import { makeAsking, password, quickKeys, makeRing as ringWithClock } from "../testing/rings.ts";
import type { KitInHand, NewAccount, NewPassword, PasswordInHand } from "./requests.ts";

const newPassword = "Cedar boats & 9 swallows";
const token = "t".repeat(43);

const asking = makeAsking();
const makeRing = () => ringWithClock().ring;

let account: NewAccount;
let bundle: AccountBundle;
let current: PasswordInHand;
let kit: KitInHand;

beforeAll(async () => {
  account = await makeRing().handle("account", "createAccount", { password }, asking);
  const { recipient, verifyingKey, salt, kdf, bundleByPassword, bundleByKit, kitNumber } = account;
  const stated = { recipient, verifyingKey };
  bundle = unwrapBundle(bundleByKit, "kit", readRecoveryKey(account.kit.qrText));
  current = { password, salt, kdf, bundleByPassword, stated };
  kit = { typed: account.kit.words.join(" "), kitNumber, bundleByKit, stated };
});

/** What the new password opens. */
async function openedBy(posted: NewPassword): Promise<AccountBundle> {
  const { kek, authKey } = await quickKeys(newPassword, fromBase64url(posted.newSalt), standardKdf);
  expect(fromBase64url(posted.newPassword)).toEqual(authKey);
  return unwrapBundle(posted.bundleByPassword, "password", kek);
}

test("[KEY-007] [KEY-015] a changed password opens the same bundle, and the account key signs what is posted", async () => {
  const ring = makeRing();
  const posted = await ring.handle("account", "changePassword", { current, newPassword, version: 3 }, asking);
  expect(recoveryRoutes.changePassword.body.parse(posted)).toEqual(posted);
  expect(posted).toMatchObject({ currentPassword: account.authKey, version: 3 });
  expect(posted.newSalt).not.toBe(account.salt);
  expect(await openedBy(posted)).toEqual(bundle);
  const { signature, ...change } = posted;
  expect(verifySignature(account.verifyingKey, "password-change", passwordChangeMessage(change), signature)).toBe(true);
  expect(ring.state().unlocked).toBe(false);
});

test("[KEY-002] with a wrong password or weaker parameters nothing is made", async () => {
  const wrong = { current: { ...current, password: "Something else 5!" }, newPassword, version: 1 };
  await expect(makeRing().handle("account", "changePassword", wrong, asking)).rejects.toThrow("bundle.wrong_key");
  const weak = { current: { ...current, kdf: { ...standardKdf, passes: 1 } }, newPassword, version: 1 };
  await expect(makeRing().handle("account", "changePassword", weak, asking)).rejects.toThrow("kdf.too_weak");
  const swapped = {
    current: { ...current, stated: { ...current.stated, recipient: "age1other" } },
    newPassword,
    version: 1,
  };
  await expect(makeRing().handle("account", "changePassword", swapped, asking)).rejects.toThrow(
    "bundle.public_keys_differ",
  );
});

test("[KEY-016] a reset with the kit opens the same bundle; every form of the kit does it", async () => {
  for (const typed of [account.kit.words.join("\n"), account.kit.numbers.join(" "), account.kit.qrText]) {
    await expect(makeRing().handle("account", "checkKit", { kit: { ...kit, typed } }, asking)).resolves.toEqual({});
  }
  const posted = await makeRing().handle("account", "resetByKit", { kit, newPassword, token }, asking);
  expect(recoveryRoutes.resetPassword.body.parse(posted)).toEqual(posted);
  expect(await openedBy(posted)).toEqual(bundle);
  const { signature, ...reset } = posted;
  expect(verifySignature(account.verifyingKey, "password-reset", passwordResetMessage(reset), signature)).toBe(true);
});

test("[KEY-024] an old kit, or another person's, is refused by its number", async () => {
  const other = await makeRing().handle("account", "createAccount", { password }, asking);
  const strange = { ...kit, typed: other.kit.words.join(" ") };
  await expect(makeRing().handle("account", "checkKit", { kit: strange }, asking)).rejects.toMatchObject({
    code: "kit.other_kit",
    data: { kitNumber: other.kitNumber },
  });
});

test("[KEY-015] [KEY-011] a reset without the kit makes other keys, signs by them, and posts nothing of the new kit", async () => {
  const ask = { way: "second-factor" as const, newPassword, token };
  const { reset, kit: paper } = await makeRing().handle("account", "resetWithNewKeys", ask, asking);
  expect(recoveryRoutes.resetPassword.body.parse(reset)).toEqual(reset);
  const { signature, ...signed } = reset;
  const { verifyingKey, bundleByKit } = reset.newKeys;
  expect(verifyingKey).not.toBe(account.verifyingKey);
  expect(verifySignature(verifyingKey, "password-reset", passwordResetMessage(signed), signature)).toBe(true);
  const opened = await openedBy(reset);
  expect(opened).not.toEqual(bundle);
  expect(unwrapBundle(bundleByKit, "kit", readRecoveryKey(paper.words.join(" ")))).toEqual(opened);
  const text = JSON.stringify(reset);
  for (const secret of [paper.qrText, paper.words.join(" "), paper.words.slice(0, 3).join(" "), paper.numbers.join("")])
    expect(text).not.toContain(secret);
});

test("[KEY-021] the old kit and the password of now bring the old bundle under the new one", async () => {
  const { reset } = await makeRing().handle(
    "account",
    "resetWithNewKeys",
    { way: "waited", newPassword, token },
    asking,
  );
  const now: PasswordInHand = {
    password: newPassword,
    salt: reset.newSalt,
    kdf: reset.kdf,
    bundleByPassword: reset.bundleByPassword,
    stated: reset.newKeys,
  };
  const ring = makeRing();
  const { bundleByRoot } = await ring.handle("account", "restoreOlder", { current: now, kit }, asking);
  recoveryRoutes.restoreKeys.body.parse({ bundleByRoot });
  const { vaultRootKey } = await openedBy(reset);
  expect(unwrapBundle(bundleByRoot, "root", vaultRootKey)).toEqual(bundle);
  expect(ring.state().unlocked).toBe(false);
  const wrong = { current: { ...now, password }, kit };
  await expect(makeRing().handle("account", "restoreOlder", wrong, asking)).rejects.toThrow("bundle.wrong_key");
});
