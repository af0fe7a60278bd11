import type { AccountId, Uuid } from "@heirlock/domain/identifiers";
import { Secret, TOTP } from "otpauth";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { seal, unseal } from "../../../kernel/sealed-field.ts";

/** RFC 6238 as every authenticator app reads it: SHA-1, six digits, steps of 30 seconds. */
const period = 30;
/** RFC 6238 §5.2: one step on each side, for clocks that are a little off. */
const drift = 1;

const settings = { issuer: "Heirlock", algorithm: "SHA1", digits: 6, period } as const;
const place = (owner: Uuid) => ({ purpose: "authenticator", owner });

/** A new secret of 160 bits (RFC 4226 §4), as the app takes it and as the table keeps it. */
export function newAuthenticator(ring: KeyRing, userId: AccountId, email: string) {
  const shared = new Secret({ size: 20 });
  return {
    text: shared.base32,
    url: new TOTP({ ...settings, label: email, secret: shared }).toString(),
    sealed: seal(ring, place(userId), shared.base32),
  };
}

/** The step whose code this is, counted since 1970, or null. Whether it was used before is the table's to say. */
export function stepOfCode(ring: KeyRing, userId: AccountId, sealed: string, code: string, at: Date): number | null {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(unseal(ring, place(userId), sealed)) });
  const off = totp.validate({ token: code, timestamp: at.getTime(), window: drift });
  return off === null ? null : Math.floor(at.getTime() / 1000 / period) + off;
}
