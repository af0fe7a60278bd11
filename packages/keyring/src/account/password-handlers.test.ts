import { recoveryRoutes } from "@heirlock/contract/account/recovery";
import { passwordChangeMessage, passwordResetMessage } from "@heirlock/contract/account/signed-password";
import type { AccountBundle } from "@heirlock/crypto/bundle";
import { fromBase64url, standardKdf } from "@heirlock/crypto/format";
import { deriveFromPassword } from "@heirlock/crypto/password";
import { readRecoveryKey } from "@heirlock/crypto/read-recovery-key";
import { verifySignature } from "@heirlock/crypto/verify";
import { unwrapBundle } from "@heirlock/crypto/wrap";
import { beforeAll, expect, test } from "vitest";
import { createKeyRing } from "../key-ring.ts";
import type { KitInHand, NewAccount, NewPassword, PasswordInHand } from "../protocol.ts";
import type { RequestContext } from "./make-keys.ts";

const password = "Olive-grove 7 lanterns";
const newPassword = "Cedar boats & 9 swallows";
const token = "t".repeat(43);

const context: RequestContext = { tab: {}, tell: () => {}, reach: () => {}, assertWanted: async () => {} };
const makeRing = () => createKeyRing({ now: () => 1_000_000, onState: () => {} });

let account: NewAccount;
let bundle: AccountBundle;
let current: PasswordInHand;
let kit: KitInHand;

beforeAll(async () => {
  account = await makeRing().handle("createAccount", { password }, context);
  const { recipient, verifyingKey, salt, kdf, bundleByPassword, bundleByKit, kitNumber } = account;
  const stated = { recipient, verifyingKey };
  bundle = unwrapBundle(bundleByKit, "kit", readRecoveryKey(account.kit.qrText));
  current = { password, salt, kdf, bundleByPassword, stated };
  kit = { typed: account.kit.words.join(" "), kitNumber, bundleByKit, stated };
});

/** What the new password opens. */
async function openedBy(posted: NewPassword): Promise<AccountBundle> {
  const { kek, authKey } = await deriveFromPassword(newPassword, fromBase64url(posted.newSalt), standardKdf);
  expect(fromBase64url(posted.newPassword)).toEqual(authKey);
  return unwrapBundle(posted.bundleByPassword, "password", kek);
}

test("[KEY-007] [KEY-015] a changed password opens the same bundle, and the account key signs what is posted", async () => {
  const ring = makeRing();
  const posted = await ring.handle("changePassword", { current, newPassword, version: 3 }, context);
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
  await expect(makeRing().handle("changePassword", wrong, context)).rejects.toThrow("bundle.wrong_key");
  const weak = { current: { ...current, kdf: { ...standardKdf, passes: 1 } }, newPassword, version: 1 };
  await expect(makeRing().handle("changePassword", weak, context)).rejects.toThrow("kdf.too_weak");
  const swapped = {
    current: { ...current, stated: { ...current.stated, recipient: "age1other" } },
    newPassword,
    version: 1,
  };
  await expect(makeRing().handle("changePassword", swapped, context)).rejects.toThrow("bundle.public_keys_differ");
});

test("[KEY-016] a reset with the kit opens the same bundle; every form of the kit does it", async () => {
  for (const typed of [account.kit.words.join("\n"), account.kit.numbers.join(" "), account.kit.qrText]) {
    await expect(makeRing().handle("checkKit", { kit: { ...kit, typed } }, context)).resolves.toEqual({});
  }
  const posted = await makeRing().handle("resetByKit", { kit, newPassword, token }, context);
  expect(recoveryRoutes.resetPassword.body.parse(posted)).toEqual(posted);
  expect(await openedBy(posted)).toEqual(bundle);
  const { signature, ...reset } = posted;
  expect(verifySignature(account.verifyingKey, "password-reset", passwordResetMessage(reset), signature)).toBe(true);
});

test("[KEY-024] an old kit, or another person's, is refused by its number", async () => {
  const other = await makeRing().handle("createAccount", { password }, context);
  const strange = { ...kit, typed: other.kit.words.join(" ") };
  await expect(makeRing().handle("checkKit", { kit: strange }, context)).rejects.toMatchObject({
    code: "kit.other_kit",
    data: { kitNumber: other.kitNumber },
  });
});

test("[KEY-015] [KEY-011] a reset without the kit makes other keys, signs by them, and posts nothing of the new kit", async () => {
  const ask = { way: "second-factor" as const, newPassword, token };
  const { reset, kit: paper } = await makeRing().handle("resetWithNewKeys", ask, context);
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
  const { reset } = await makeRing().handle("resetWithNewKeys", { way: "waited", newPassword, token }, context);
  const now: PasswordInHand = {
    password: newPassword,
    salt: reset.newSalt,
    kdf: reset.kdf,
    bundleByPassword: reset.bundleByPassword,
    stated: reset.newKeys,
  };
  const ring = makeRing();
  const { bundleByRoot } = await ring.handle("restoreOlder", { current: now, kit }, context);
  recoveryRoutes.restoreKeys.body.parse({ bundleByRoot });
  const { vaultRootKey } = await openedBy(reset);
  expect(unwrapBundle(bundleByRoot, "root", vaultRootKey)).toEqual(bundle);
  expect(ring.state().unlocked).toBe(false);
  const wrong = { current: { ...now, password }, kit };
  await expect(makeRing().handle("restoreOlder", wrong, context)).rejects.toThrow("bundle.wrong_key");
});
