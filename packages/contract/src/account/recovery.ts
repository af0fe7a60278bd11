import type { ChallengeId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { emailField, idField, instantField, linkTokenField } from "../fields.ts";
import { route } from "../route.ts";
import { backupCodeField, codeField } from "./factors.ts";
import {
  authKey,
  bundleByKit,
  bundleByPassword,
  bundleByRoot,
  kitNumber,
  newKdf,
  recipient,
  salt,
  signature,
  verifyingKey,
} from "./fields.ts";
import { assertionSchema } from "./passkeys.ts";

const success = z.object({});

/** As `authKey`, with the texts of the ledger for a field that is missing or empty (ACC-081). */
const required = (text: string) => z.string(text).regex(/^[A-Za-z0-9_-]{43}$/, text);

/** A whole new set of keys, for a reset without the kit. */
export const newKeysSchema = z.strictObject({
  recipient,
  verifyingKey,
  bundleByKit,
  kitNumber,
  kitConfirmed: z.boolean().optional(),
});

/** Password and forgotten password. */
export const recoveryRoutes = {
  changePassword: route({
    method: "POST",
    path: "/api/auth/password/change",
    access: "signed-in",
    sensitive: true,
    summary: "Changes the password with its re-wrapped bundle in one step; every other session ends",
    body: z.strictObject({
      currentPassword: required("Current password is required"),
      newPassword: required("New password is required"),
      newSalt: salt,
      kdf: newKdf,
      bundleByPassword,
      version: z.int().min(1),
      /** By the account key over the other fields, see signed-password.ts. */
      signature,
    }),
    answer: z.object({ data: z.object({ version: z.int(), sessionsEnded: z.int() }) }),
    errors: ["INVALID_CREDENTIALS", "INVALID_SIGNATURE", "UPDATE_ERROR"],
  }),
  forgotPassword: route({
    method: "POST",
    path: "/api/auth/password/forgot",
    access: "anyone",
    summary: "Mails a link that works once, for 30 minutes; the answer is always the same",
    body: z.strictObject({ email: emailField }),
    answer: success,
    limit: ["forgotByAddress", "forgotPassword"],
  }),
  lookAtReset: route({
    method: "POST",
    path: "/api/auth/password/reset/kit-bundle",
    access: "anyone",
    summary: "What the holder of a reset link may do, and the bundle that the Recovery Kit opens",
    body: z.strictObject({ token: linkTokenField }),
    answer: z.object({
      data: z.object({
        email: z.string(),
        /** For the new Recovery Kit, which carries the name. */
        firstName: z.string(),
        lastName: z.string(),
        /** `ready`: the 72 hours are over and the mailbox alone is enough. */
        state: z.enum(["linked", "ready"]),
        secondFactor: z.object({ code: z.boolean(), passkey: z.boolean() }),
        /** The end of a wait that already runs. */
        waitsUntil: instantField.nullable(),
        keys: z.object({ bundleByKit, kitNumber, recipient, verifyingKey }).nullable(),
      }),
    }),
    errors: ["TOKEN_EXPIRED"],
    limit: "resetPassword",
  }),
  resetPasskeyOptions: route({
    method: "POST",
    path: "/api/auth/password/reset/passkey-options",
    access: "anyone",
    summary: "A challenge for a passkey of the account, as the second factor of a reset",
    body: z.strictObject({ token: linkTokenField }),
    answer: z.object({
      data: z.object({ challengeId: idField<ChallengeId>(), options: z.record(z.string(), z.unknown()) }),
    }),
    errors: ["TOKEN_EXPIRED", "NOT_FOUND"],
    limit: "resetPassword",
  }),
  resetPassword: route({
    method: "POST",
    path: "/api/auth/password/reset",
    access: "anyone",
    summary: "Sets a new password with its keys in one step; all sessions and trusted devices end",
    body: z.strictObject({
      token: linkTokenField,
      /** With the kit the bundle stays; otherwise `newKeys` comes along and the old one is kept, sealed. */
      way: z.enum(["kit", "second-factor", "waited"]),
      newPassword: authKey,
      newSalt: salt,
      kdf: newKdf,
      bundleByPassword,
      newKeys: newKeysSchema.optional(),
      code: codeField.optional(),
      backupCode: backupCodeField.optional(),
      passkey: z.strictObject({ challengeId: idField<ChallengeId>(), response: assertionSchema }).optional(),
      /** By the account key, or by the new one where `newKeys` replaces it. */
      signature,
    }),
    answer: success,
    errors: ["TOKEN_EXPIRED", "INVALID_CODE", "INVALID_PASSKEY", "INVALID_SIGNATURE"],
    limit: "resetPassword",
  }),
  waitForReset: route({
    method: "POST",
    path: "/api/auth/password/reset/wait",
    access: "anyone",
    summary: "Starts the wait of 72 hours of a reset by email alone",
    body: z.strictObject({ token: linkTokenField }),
    answer: z.object({ data: z.object({ waitsUntil: instantField }) }),
    errors: ["TOKEN_EXPIRED"],
    limit: "resetPassword",
  }),
  stopReset: route({
    method: "POST",
    path: "/api/auth/password/reset/stop",
    access: "anyone",
    summary: "Stops a waiting reset with the token of any of its notices",
    body: z.strictObject({ token: linkTokenField }),
    answer: success,
    errors: ["TOKEN_EXPIRED"],
    limit: "resetPassword",
  }),
  restoreKeys: route({
    method: "POST",
    path: "/api/auth/keys/older/:id/restore",
    access: "signed-in",
    summary: "Keeps an older bundle, opened with its kit, under the newer one",
    params: z.object({ id: idField() }),
    body: z.strictObject({ bundleByRoot }),
    answer: success,
  }),
};

/** What an objection gives back as it was before what it objects to. */
export const restorable = [
  "password",
  "keys",
  "passkeys",
  "two_factor",
  "backup_codes",
  "kit",
  "recovery_email",
  "recovery_phone",
  "questions",
  "closing",
] as const;

/** The e-mail address, and the objection to what somebody else did. */
export const emailRoutes = {
  changeEmail: route({
    method: "POST",
    path: "/api/auth/email/change",
    access: "signed-in",
    sensitive: true,
    summary: "Mails a link to the new address; nothing changes before it is opened, and no key ever does",
    body: z.strictObject({ newEmail: emailField }),
    answer: z.object({ data: z.object({ verificationSent: z.literal(true) }) }),
    errors: ["EMAIL_SAME_AS_ACCOUNT"],
    limit: "changeEmail",
  }),
  cancelEmailChange: route({
    method: "DELETE",
    path: "/api/auth/email/change",
    access: "signed-in",
    summary: "Cancels a change of address that was not confirmed yet; its link no longer works",
    answer: success,
  }),
  confirmEmailChange: route({
    method: "POST",
    path: "/api/auth/email/verify",
    access: "anyone",
    summary: "Moves the account to the new address; the old one is told and can object",
    body: z.strictObject({ token: linkTokenField }),
    answer: z.object({ data: z.object({ email: z.string() }) }),
    errors: ["TOKEN_EXPIRED"],
    limit: "verifyEmail",
  }),
  object: route({
    method: "POST",
    path: "/api/auth/object",
    access: "anyone",
    summary:
      "Says that a change was not the person's: ends every session, restores what was before, mails a reset link",
    body: z.strictObject({ token: linkTokenField }),
    answer: z.object({
      data: z.object({
        kind: z.string(),
        sessionsEnded: z.int(),
        emailRestored: z.boolean(),
        resetStopped: z.boolean(),
        /** Somebody else knows the password: alone it signs in only from browsers that the account knew for long. */
        passwordHeld: z.boolean(),
        /** What had changed since, and is as it was before. */
        restored: z.array(z.enum(restorable)),
      }),
    }),
    errors: ["TOKEN_EXPIRED"],
    limit: "resetPassword",
  }),
};
