import { randomBytes } from "node:crypto";
import { standardKdf } from "@heirlock/contract/account/fields";
import { passwordChangeMessage, passwordResetMessage } from "@heirlock/contract/account/signed-password";
import { type AccountBundle, createBundle, publicKeys } from "@heirlock/crypto/bundle";
import { createRecoveryKey, kitNumber } from "@heirlock/crypto/recovery-key";
import { sign } from "@heirlock/crypto/sign";
import { unwrapBundle, wrapBundle } from "@heirlock/crypto/wrap";
import { Secret, TOTP } from "otpauth";
import type { CaughtMail } from "../../../../mail/catcher.ts";
import { freshEmail, type Journey } from "../../testing.ts";

/** What a browser would hold. Derived keys are random here: the server knows no difference. */
export interface Keys {
  bundle: AccountBundle;
  recoveryKey: Uint8Array;
  publicHalves: { recipient: string; verifyingKey: string };
}

export async function makeKeys(): Promise<Keys> {
  const bundle = createBundle();
  return { bundle, recoveryKey: createRecoveryKey(), publicHalves: await publicKeys(bundle) };
}

export const kitOf = ({ bundle, recoveryKey }: Keys) => ({
  bundleByKit: wrapBundle(bundle, "kit", recoveryKey),
  kitNumber: kitNumber(recoveryKey),
});

/** A password as the browser turns it into keys. */
export interface Password {
  authKey: string;
  kek: Uint8Array;
}
export const makePassword = (): Password => ({
  authKey: randomBytes(32).toString("base64url"),
  kek: new Uint8Array(randomBytes(32)),
});

export const newPasswordFields = ({ bundle }: Pick<Keys, "bundle">, { authKey, kek }: Password) => ({
  newPassword: authKey,
  newSalt: randomBytes(16).toString("base64url"),
  kdf: standardKdf,
  bundleByPassword: wrapBundle(bundle, "password", kek),
});

/** A holder with keys that really open, signed in. */
export async function realAccount(journey: Journey) {
  const keys = await makeKeys();
  const password = makePassword();
  const { newPassword, newSalt, ...wrapped } = newPasswordFields(keys, password);
  const account = {
    email: freshEmail(),
    password: newPassword,
    salt: newSalt,
    firstName: "Nadia",
    lastName: "Haddad",
    ...wrapped,
    ...keys.publicHalves,
    ...kitOf(keys),
  };
  const cookie = await journey.join(account);
  const { userId } = (await journey.get("/api/auth/session", cookie)).json().data;
  return { account, email: account.email, keys, password, cookie, userId: userId as string };
}
export type RealAccount = Awaited<ReturnType<typeof realAccount>>;

export function signedChange(
  keys: Pick<Keys, "bundle">,
  change: Parameters<typeof passwordChangeMessage>[0],
): Parameters<typeof passwordChangeMessage>[0] & { signature: string } {
  return { ...change, signature: sign(keys.bundle, "password-change", passwordChangeMessage(change)) };
}

type Unsigned = Parameters<typeof passwordResetMessage>[0] & Record<string, unknown>;
export function signedReset(keys: Pick<Keys, "bundle">, reset: Unsigned) {
  return { ...reset, signature: sign(keys.bundle, "password-reset", passwordResetMessage(reset)) };
}

/** What a browser posts that has the kit in hand. */
export const resetWithKit = (keys: Keys, token: string, password: Password, more: object = {}) =>
  signedReset(keys, { token, way: "kit", ...newPasswordFields(keys, password), ...more });

/** What a browser posts that makes new keys. */
export const resetWithNewKeys = (
  keys: Keys,
  way: "second-factor" | "waited",
  token: string,
  password: Password,
  more: object = {},
) =>
  signedReset(keys, {
    token,
    way,
    ...newPasswordFields(keys, password),
    newKeys: { ...keys.publicHalves, ...kitOf(keys) },
    ...more,
  });

const linkPattern = /\/auth\/reset-password#([A-Za-z0-9_-]{43})/;
export const resetLinkIn = (mail: CaughtMail) => linkPattern.exec(mail.text)?.[1];

/** Asks for a link and takes it out of the newest letter. */
export async function askForLink(journey: Journey, email: string): Promise<string> {
  const before = new Set(await linksTo(journey, email));
  await journey.post("/api/auth/password/forgot", { email });
  await journey.lettersSent();
  const [link] = (await linksTo(journey, email)).filter((one) => !before.has(one));
  if (!link) throw new Error("No link was mailed");
  return link;
}

export async function linksTo(journey: Journey, email: string): Promise<string[]> {
  return (await journey.mailsTo(email)).flatMap((mail) => resetLinkIn(mail) ?? []);
}

/** Switches the second factor on; `code` gives a code that was not used yet. */
export async function enrol(journey: Journey, cookie: string) {
  const headers = { cookie };
  const { secret } = (await journey.post("/api/auth/two-factor/setup", undefined, { headers })).json().data;
  const totp = new TOTP({
    issuer: "Heirlock",
    algorithm: "SHA1",
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(secret),
  });
  const enable = { code: totp.generate() };
  const { backupCodes } = (await journey.post("/api/auth/two-factor/enable", enable, { headers })).json().data;
  // The one of this moment is used up; the next one is accepted a little early.
  return { backupCodes: backupCodes as string[], code: () => totp.generate({ timestamp: Date.now() + 30_000 }) };
}

export interface StoredKeys {
  bundleByPassword: string;
  bundleByKit: string;
  version: number;
  older: { id: string; bundleByKit: string; kitNumber: string; bundleByRoot: string | null }[];
}
export async function storedKeys(journey: Journey, cookie: string): Promise<StoredKeys> {
  return (await journey.get("/api/auth/keys", cookie)).json().data;
}

/** The vault root key that this password opens, or throws. */
export const opens = (stored: StoredKeys, { kek }: Password) =>
  unwrapBundle(stored.bundleByPassword, "password", kek).vaultRootKey;
