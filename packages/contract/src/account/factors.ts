import type { AccountId, ChallengeId, TrustedDeviceId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { deviceSchema, idField, instantField } from "../fields.ts";
import { route } from "../route.ts";
import { authKey } from "./fields.ts";
import { assertionSchema } from "./passkeys.ts";

/** Six digits of the authenticator app; blanks that apps put in the middle are let go. */
export const codeField = z
  .string()
  .overwrite((value) => value.replace(/\s/g, ""))
  .regex(/^\d{6}$/, "A code has six digits");
/**
 * Ten letters and digits, written in two groups of five; case, blanks and hyphens do not matter, and what the eye takes
 * for another (O, I, L) is read as Crockford's base 32 reads it.
 */
export const backupCodeField = z
  .string()
  .overwrite((value) => value.replace(/[\s-]/g, "").toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1"))
  .regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, "A backup code has ten letters and digits");

export const trustedDeviceSchema = deviceSchema.extend({
  id: idField<TrustedDeviceId>(),
  trustedAt: instantField,
  lastUsedAt: instantField,
  expiresAt: instantField,
  current: z.boolean(),
});

const success = z.object({});
const backupCodes = z.object({ data: z.object({ backupCodes: z.array(z.string()).length(10) }) });

/** Second factor, trusted devices, and the proof that it is still the same person. */
export const factorRoutes = {
  verifyTwoFactor: route({
    method: "POST",
    path: "/api/auth/two-factor/verify",
    access: "anyone",
    summary: "Ends the half sign-in of the pending cookie with a code of the app or a backup code",
    body: z.strictObject({
      code: codeField.optional(),
      backupCode: backupCodeField.optional(),
      trustDevice: z.boolean().optional(),
    }),
    answer: z.object({
      data: z.object({
        userId: idField<AccountId>(),
        email: z.string(),
        expiresAt: instantField,
        /** After a backup code: how many are left. */
        backupCodesLeft: z.int().nullable(),
      }),
    }),
    // Failures count like failed sign-ins, and the use case knows whose.
    errors: ["INVALID_CODE", "TOKEN_EXPIRED", "EMAIL_NOT_VERIFIED", "ACCOUNT_SUSPENDED", "RATE_LIMITED"],
  }),
  reauthenticate: route({
    method: "POST",
    path: "/api/auth/reauthenticate",
    access: "signed-in",
    summary: "Proves once more who is there, by password, code or passkey; the session gets a new token",
    body: z.strictObject({
      /** It came by opening the vault: a proof that is still fresh is prolonged, and its token stays. */
      unlocks: z.boolean().optional(),
      password: authKey.optional(),
      code: codeField.optional(),
      passkey: z.strictObject({ challengeId: idField<ChallengeId>(), response: assertionSchema }).optional(),
    }),
    answer: z.object({ data: z.object({ provenUntil: instantField }) }),
    errors: ["INVALID_CREDENTIALS", "INVALID_CODE", "INVALID_PASSKEY", "RATE_LIMITED"],
  }),
  twoFactor: route({
    method: "GET",
    path: "/api/auth/two-factor",
    access: "signed-in",
    summary: "Whether a second factor is on, how many backup codes are left, and which devices are trusted",
    answer: z.object({
      data: z.object({
        enabled: z.boolean(),
        enabledAt: instantField.nullable(),
        backupCodesLeft: z.int(),
        trustedDevices: z.array(trustedDeviceSchema),
      }),
    }),
  }),
  setUpTwoFactor: route({
    method: "POST",
    path: "/api/auth/two-factor/setup",
    access: "signed-in",
    sensitive: true,
    summary: "Makes the secret that an authenticator app takes in; nothing is on until a code proves it",
    answer: z.object({ data: z.object({ secret: z.string(), otpauthUrl: z.string() }) }),
    errors: ["ALREADY_ENABLED"],
  }),
  enableTwoFactor: route({
    method: "POST",
    path: "/api/auth/two-factor/enable",
    access: "signed-in",
    sensitive: true,
    summary: "Switches the second factor on and shows the ten backup codes once",
    body: z.strictObject({ code: codeField }),
    answer: backupCodes,
    errors: ["INVALID_CODE", "ALREADY_ENABLED"],
  }),
  disableTwoFactor: route({
    method: "POST",
    path: "/api/auth/two-factor/disable",
    access: "signed-in",
    sensitive: true,
    summary: "Switches the second factor off; trusted devices are forgotten",
    body: z.strictObject({
      password: authKey,
      code: codeField.optional(),
      backupCode: backupCodeField.optional(),
    }),
    answer: success,
    errors: ["INVALID_CREDENTIALS", "INVALID_CODE", "NOT_FOUND", "RATE_LIMITED", "RECENT_RESET"],
  }),
  renewBackupCodes: route({
    method: "POST",
    path: "/api/auth/two-factor/backup-codes/regenerate",
    access: "signed-in",
    sensitive: true,
    summary: "Ten new backup codes; the old ones stop working",
    answer: backupCodes,
    errors: ["NOT_FOUND", "RECENT_RESET"],
  }),
  revokeTrustedDevice: route({
    method: "POST",
    path: "/api/auth/trusted-devices/:id/revoke",
    access: "signed-in",
    sensitive: true,
    summary: "Asks this device for the second factor again",
    params: z.object({ id: idField<TrustedDeviceId>() }),
    answer: success,
    errors: ["NOT_FOUND"],
  }),
};
