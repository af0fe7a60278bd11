import type { AccountId, ChallengeId, PasskeyId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { idField, instantField } from "../fields.ts";
import { route } from "../route.ts";
import { bundleByPasskey } from "./fields.ts";

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(max);
/**
 * What the authenticator answered, as WebAuthn's JSON forms give it. The results of extensions stay in the browser: with
 * PRF they hold the key that opens the vault.
 */
const noExtensionResults = z.strictObject({});
const attachment = z.string().max(40).nullish();

const credential = z.strictObject({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: attachment,
  clientExtensionResults: noExtensionResults,
});

export const registrationSchema = credential.extend({
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

export const assertionSchema = credential.extend({
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).nullish(),
  }),
});

export const passkeyNameField = z.string().trim().min(1).max(60);

const challenge = z.object({
  data: z.object({
    challengeId: idField<ChallengeId>(),
    /** The JSON form that `PublicKeyCredential.parse…OptionsFromJSON` takes. */
    options: z.record(z.string(), z.unknown()),
  }),
});
const success = z.object({});

export const passkeyRoutes = {
  passkeys: route({
    method: "GET",
    path: "/api/auth/passkeys",
    access: "signed-in",
    summary: "The person's passkeys",
    answer: z.object({
      data: z.object({
        passkeys: z.array(
          z.object({
            id: idField<PasskeyId>(),
            credentialId: z.string(),
            name: z.string(),
            createdAt: instantField,
            lastUsedAt: instantField.nullable(),
            /** Kept in step by the maker of the phone or browser, so that it survives a lost device. */
            backedUp: z.boolean(),
            opensVault: z.boolean(),
          }),
        ),
      }),
    }),
  }),
  passkeyOptions: route({
    method: "POST",
    path: "/api/auth/passkeys/options",
    access: "signed-in",
    sensitive: true,
    summary: "A challenge for a new passkey",
    answer: challenge,
    errors: ["CAP_REACHED"],
  }),
  addPasskey: route({
    method: "POST",
    path: "/api/auth/passkeys",
    access: "signed-in",
    sensitive: true,
    summary: "Adds a passkey",
    body: z.strictObject({ challengeId: idField<ChallengeId>(), response: registrationSchema, name: passkeyNameField }),
    answer: z.object({ data: z.object({ id: idField<PasskeyId>() }) }),
    errors: ["INVALID_PASSKEY", "CAP_REACHED"],
  }),
  renamePasskey: route({
    method: "PATCH",
    path: "/api/auth/passkeys/:id",
    access: "signed-in",
    summary: "Gives a passkey another name",
    params: z.object({ id: idField<PasskeyId>() }),
    body: z.strictObject({ name: passkeyNameField }),
    answer: success,
  }),
  removePasskey: route({
    method: "DELETE",
    path: "/api/auth/passkeys/:id",
    access: "signed-in",
    sensitive: true,
    summary: "Removes a passkey, and with it its way into the vault",
    params: z.object({ id: idField<PasskeyId>() }),
    answer: success,
    errors: ["RECENT_RESET"],
  }),
  passkeyBundle: route({
    method: "PUT",
    path: "/api/auth/passkeys/:id/bundle",
    access: "signed-in",
    sensitive: true,
    summary: "Lets the passkey open the vault: the bundle wrapped by its PRF output, or null to take that back",
    params: z.object({ id: idField<PasskeyId>() }),
    /** `version` is that of the keys the bundle was wrapped from. */
    body: z.strictObject({ bundle: bundleByPasskey.nullable(), version: z.int().min(1) }),
    answer: success,
    errors: ["UPDATE_ERROR"],
  }),
  /** Password and kit stay: a passkey is never the only way in (KEY-009). */
  removeWay: route({
    method: "DELETE",
    path: "/api/auth/keys/ways/:way",
    access: "signed-in",
    sensitive: true,
    summary: "Removes a way to open the vault; password and Recovery Kit cannot be removed",
    params: z.object({ way: z.enum(["password", "kit", "passkey"]) }),
    answer: success,
    errors: ["WAY_NEEDED"],
  }),
  passkeySignInOptions: route({
    method: "POST",
    path: "/api/auth/passkeys/sign-in/options",
    access: "anyone",
    summary: "A challenge for a sign-in with a passkey; says nothing about who has one",
    answer: challenge,
    limit: "passkeySignIn",
  }),
  passkeySignIn: route({
    method: "POST",
    path: "/api/auth/passkeys/sign-in",
    access: "anyone",
    summary: "Signs in with a passkey, which counts for both factors",
    body: z.strictObject({ challengeId: idField<ChallengeId>(), response: assertionSchema }),
    answer: z.object({
      data: z.object({
        userId: idField<AccountId>(),
        email: z.string(),
        expiresAt: instantField,
        /** Whether this passkey also opens the vault. */
        opensVault: z.boolean(),
      }),
    }),
    errors: ["INVALID_PASSKEY", "EMAIL_NOT_VERIFIED", "ACCOUNT_SUSPENDED"],
    limit: "passkeySignIn",
  }),
  passkeyProofOptions: route({
    method: "POST",
    path: "/api/auth/passkeys/proof/options",
    access: "signed-in",
    summary: "A challenge for one of the person's own passkeys, to prove who is there or to open the vault",
    answer: challenge,
    errors: ["NOT_FOUND"],
  }),
};
