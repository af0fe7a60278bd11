import { userTypes } from "@heirlock/domain/account/user-type";
import { planCodes } from "@heirlock/domain/billing/plans";
import { languages } from "@heirlock/domain/languages";
import { z } from "zod";
import { bytesField, currencyField, emailField, instantField, uuidField } from "./fields.ts";
import { route } from "./route.ts";

/** The parameters of the client's key derivation. The client refuses anything weaker (KEY-002). */
export const kdfSchema = z.strictObject({
  algorithm: z.literal("argon2id"),
  memoryKiB: z.int(),
  passes: z.int(),
  parallelism: z.int(),
});
export const standardKdf = { algorithm: "argon2id", memoryKiB: 64 * 1024, passes: 3, parallelism: 1 } as const;
/**
 * What a new account may bring: nothing weaker, and nothing else either, because the pre-login call answers
 * an unknown e-mail with the standard and any other parameters would give a known one away (KEY-004).
 */
const newKdf = z.strictObject({
  algorithm: z.literal(standardKdf.algorithm),
  memoryKiB: z.literal(standardKdf.memoryKiB),
  passes: z.literal(standardKdf.passes),
  parallelism: z.literal(standardKdf.parallelism),
});

/** What the server knows as "the password": the client-derived authentication key. */
const authKey = bytesField(32);
const salt = bytesField(16);
/** Exact lengths, as docs/formats.md gives them: a bundle in the wrong field is refused at the door. */
const recipient = z.string().regex(/^age1pq1[a-z0-9]{1952}$/);
const verifyingKey = bytesField(32);
const bundleByPassword = z.string().regex(/^hlb1\.password\.[A-Za-z0-9_-]{226}$/);
const bundleByKit = z.string().regex(/^hlb1\.kit\.[A-Za-z0-9_-]{226}$/);
const kitNumber = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);

export const firstNameField = z.string().trim().min(1, "First name is required").max(50, "First name too long");
export const lastNameField = z.string().trim().min(1, "Last name is required").max(50, "Last name too long");

const country = z.string().regex(/^[A-Z]{2}$/);

export const userTypeSchema = z.enum(userTypes);

export const profileSchema = z.object({
  id: uuidField,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  country: country.nullable(),
  nationality: country.nullable(),
  date_of_birth: z.iso.date().nullable(),
  main_currency: currencyField,
  language: z.enum(languages),
  /** Null for a person without a plan of their own. */
  billing_plan_code: z.enum(planCodes).nullable(),
});
export type Profile = z.output<typeof profileSchema>;

const success = z.object({});

export const accountRoutes = {
  preLogin: route({
    method: "POST",
    path: "/api/auth/pre-login",
    access: "anyone",
    summary: "Salt and derivation parameters for an e-mail, known or not",
    body: z.strictObject({ email: emailField }),
    answer: z.object({ data: z.object({ salt, kdf: kdfSchema }) }),
    limit: "preLogin",
  }),
  signUp: route({
    method: "POST",
    path: "/api/auth/signup",
    access: "anyone",
    summary: "Makes an account with its keys; a known e-mail gets the same answer",
    body: z.strictObject({
      email: emailField,
      password: authKey,
      firstName: firstNameField,
      lastName: lastNameField,
      language: z.enum(languages).optional(),
      salt,
      kdf: newKdf,
      recipient,
      verifyingKey,
      bundleByPassword,
      bundleByKit,
      kitNumber,
      /** The person proved, by two of its words, that the Recovery Kit is on paper. Absent: not yet. */
      kitConfirmed: z.boolean().optional(),
    }),
    answer: z.object({ data: z.object({ verificationSent: z.literal(true) }) }),
    limit: "signUp",
  }),
  verifyEmail: route({
    method: "POST",
    path: "/api/auth/verify-email",
    access: "anyone",
    summary: "Confirms an e-mail address with the token of the mailed link",
    body: z.strictObject({ token: z.string().min(20).max(2000) }),
    answer: z.object({ data: z.object({ verified: z.literal(true) }) }),
    errors: ["TOKEN_EXPIRED"],
    limit: "verifyEmail",
  }),
  resendVerification: route({
    method: "POST",
    path: "/api/auth/verify-email/resend",
    access: "anyone",
    summary: "Mails the confirmation link again; the answer is always the same",
    body: z.strictObject({ email: emailField }),
    answer: success,
    limit: ["resendByAddress", "resendVerification"],
  }),
  login: route({
    method: "POST",
    path: "/api/auth/login",
    access: "anyone",
    summary: "Signs in with e-mail and authentication key",
    body: z.strictObject({ email: emailField, password: authKey }),
    answer: z.object({ data: z.object({ userId: uuidField, email: z.string(), expiresAt: instantField }) }),
    // No `limit` here: only failures count, by account and by address (SEC-015), and the use case knows them.
    errors: ["INVALID_CREDENTIALS", "EMAIL_NOT_VERIFIED", "ACCOUNT_SUSPENDED"],
  }),
  logout: route({
    method: "POST",
    path: "/api/auth/logout",
    access: "signed-in",
    summary: "Ends this session",
    answer: success,
  }),
  user: route({
    method: "GET",
    path: "/api/auth/user",
    access: "signed-in",
    summary: "The signed-in person",
    answer: z.object({
      data: z.object({
        id: uuidField,
        email: z.string(),
        user_metadata: z.object({ first_name: z.string(), last_name: z.string() }),
      }),
    }),
  }),
  session: route({
    method: "GET",
    path: "/api/auth/session",
    access: "anyone",
    summary: "Whether somebody is signed in, and until when",
    answer: z.object({
      data: z.object({ authenticated: z.boolean(), userId: uuidField.nullable(), expiresAt: instantField.nullable() }),
    }),
  }),
  refreshSession: route({
    method: "POST",
    path: "/api/auth/session/refresh",
    access: "signed-in",
    summary: "Extends the session by an hour, never past 24 hours from sign-in; once in 30 seconds",
    answer: z.object({ data: z.object({ expiresAt: instantField }) }),
  }),
  userProfile: route({
    method: "GET",
    path: "/api/auth/user-profile",
    access: "signed-in",
    summary: "The kind of user and the facts the shell draws",
    answer: z.object({
      data: z.object({
        user_type: userTypeSchema,
        isWillHolder: z.boolean(),
        isDualRole: z.boolean(),
        profile: profileSchema,
        kit_confirmed: z.boolean(),
      }),
    }),
  }),
  keys: route({
    method: "GET",
    path: "/api/auth/keys",
    access: "signed-in",
    summary: "The signed-in person's public keys and wrapped bundles",
    answer: z.object({
      data: z.object({
        salt,
        kdf: kdfSchema,
        recipient,
        verifyingKey,
        bundleByPassword,
        bundleByKit,
        kitNumber,
        kitConfirmed: z.boolean(),
        version: z.int(),
      }),
    }),
    errors: ["NO_KEYS"],
  }),
  confirmKit: route({
    method: "POST",
    path: "/api/auth/keys/kit-confirmed",
    access: "signed-in",
    summary: "Notes that the person has the Recovery Kit on paper",
    body: z.strictObject({ kitNumber }),
    answer: success,
    errors: ["UPDATE_ERROR"],
  }),
  rewrapKit: route({
    method: "POST",
    path: "/api/auth/keys/rewrap",
    access: "signed-in",
    summary: "Replaces the Recovery Kit; the old one stops working",
    body: z.strictObject({ password: authKey, bundleByKit, kitNumber, version: z.int().min(1) }),
    answer: z.object({ data: z.object({ version: z.int() }) }),
    errors: ["INVALID_CREDENTIALS", "UPDATE_ERROR"],
  }),
  profile: route({
    method: "GET",
    path: "/api/user/profile",
    access: "signed-in",
    summary: "The signed-in person's profile",
    answer: z.object({ data: profileSchema }),
  }),
  updateProfile: route({
    method: "PATCH",
    path: "/api/user/profile",
    access: "signed-in",
    summary: "Changes the profile",
    body: z
      .strictObject({
        first_name: firstNameField,
        last_name: lastNameField,
        country: country.nullable(),
        nationality: country.nullable(),
        date_of_birth: z.iso.date().nullable(),
        main_currency: currencyField,
        language: z.enum(languages),
      })
      .partial(),
    answer: z.object({ data: profileSchema }),
  }),
  currencyPreference: route({
    method: "GET",
    path: "/api/user/currency-preference",
    access: "signed-in",
    summary: "The person's main currency",
    answer: z.object({ currency: currencyField }),
  }),
  updateCurrencyPreference: route({
    method: "PATCH",
    path: "/api/user/currency-preference",
    access: "signed-in",
    summary: "Sets the person's main currency",
    body: z.strictObject({ currency: currencyField }),
    answer: z.object({ currency: currencyField }),
  }),
};
