import { userTypes } from "@heirlock/domain/account/user-type";
import { planCodes } from "@heirlock/domain/billing/plans";
import type { AccountId } from "@heirlock/domain/identifiers";
import { languages } from "@heirlock/domain/languages";
import { z } from "zod";
import { countryField, currencyField, emailField, idField, instantField, lineField } from "../fields.ts";
import { route } from "../route.ts";
import {
  authKey,
  bundleByKit,
  bundleByPasskey,
  bundleByPassword,
  bundleByRoot,
  kdfSchema,
  kitNumber,
  newKdf,
  recipient,
  salt,
  typedAuthKey,
  verifyingKey,
} from "./fields.ts";

export const firstNameField = lineField.trim().min(1, "First name is required").max(50, "First name too long");
export const lastNameField = lineField.trim().min(1, "Last name is required").max(50, "Last name too long");

export const sideSchema = z.enum(["holder", "member"]);

export const userTypeSchema = z.enum(userTypes);

export const profileSchema = z.object({
  id: idField<AccountId>(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  country: countryField.nullable(),
  nationality: countryField.nullable(),
  date_of_birth: z.iso.date().nullable(),
  main_currency: currencyField,
  language: z.enum(languages),
  /** Null for a person without a plan of their own. */
  billing_plan_code: z.enum(planCodes).nullable(),
});
export type Profile = z.output<typeof profileSchema>;

const success = z.object({});

/** Who somebody is and their keys, as every way to sign up posts them. The email comes from elsewhere. */
export const newAccountFields = {
  password: typedAuthKey("Password is required"),
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
};

export const accountRoutes = {
  preLogin: route({
    method: "POST",
    path: "/api/auth/pre-login",
    access: "anyone",
    summary: "Salt and derivation parameters for an email, known or not",
    body: z.strictObject({ email: emailField }),
    answer: z.object({ data: z.object({ salt, kdf: kdfSchema }) }),
    limit: "preLogin",
  }),
  signUp: route({
    method: "POST",
    path: "/api/auth/signup",
    access: "anyone",
    summary: "Makes an account with its keys, and mails six digits and a link; a known email gets the same answer",
    body: z.strictObject({
      ...newAccountFields,
      email: emailField,
      /** The person proved, by two of its words, that the Recovery Kit is on paper. Absent: not yet. */
      kitConfirmed: z.boolean().optional(),
      /** Whoever was invited has no plan of their own unless they choose to (D03). */
      side: sideSchema.default("holder"),
    }),
    answer: z.object({ data: z.object({ verificationSent: z.literal(true) }) }),
    limit: "signUp",
  }),
  verifyEmail: route({
    method: "POST",
    path: "/api/auth/verify-email",
    access: "anyone",
    summary: "Confirms an email address with the token of the mailed link",
    body: z.strictObject({ token: z.string().min(20).max(2000) }),
    answer: z.object({ data: z.object({ verified: z.literal(true) }) }),
    errors: ["TOKEN_EXPIRED"],
    limit: "verifyEmail",
  }),
  confirmByDigits: route({
    method: "POST",
    path: "/api/auth/verify-email/digits",
    access: "anyone",
    summary: "Confirms the email of a sign-up with the mailed digits, in the browser that signed up, and signs in",
    body: z.strictObject({ digits: z.string().regex(/^\d{6}$/, "Type the six digits") }),
    answer: z.object({ data: z.object({ userId: idField<AccountId>(), expiresAt: instantField }) }),
    errors: ["INVALID_CODE", "TOKEN_EXPIRED", "ACCOUNT_SUSPENDED", "RATE_LIMITED"],
  }),
  resendVerification: route({
    method: "POST",
    path: "/api/auth/verify-email/resend",
    access: "anyone",
    summary: "Mails digits and link again; the answer is always the same",
    body: z.strictObject({ email: emailField }),
    answer: success,
    limit: ["resendByAddress", "resendVerification"],
  }),
  login: route({
    method: "POST",
    path: "/api/auth/login",
    access: "anyone",
    summary: "Signs in with email and authentication key",
    body: z.strictObject({ email: emailField, password: typedAuthKey("Password is required") }),
    /** With `twoFactorRequired` nobody is signed in yet: the half sign-in waits in a cookie for ten minutes. */
    answer: z.object({
      data: z.object({
        userId: idField<AccountId>(),
        email: z.string(),
        expiresAt: instantField,
        twoFactorRequired: z.boolean(),
      }),
    }),
    // No `limit` here: only failures count, by account and by address (SEC-015), and the use case knows them.
    errors: ["INVALID_CREDENTIALS", "EMAIL_NOT_VERIFIED", "PASSWORD_HELD", "ACCOUNT_SUSPENDED"],
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
        id: idField<AccountId>(),
        email: z.string(),
        user_metadata: z.object({ first_name: z.string(), last_name: z.string() }),
      }),
    }),
  }),
  session: route({
    method: "GET",
    path: "/api/auth/session",
    access: "anyone",
    summary: "Whether someone is signed in, and until when",
    answer: z.object({
      data: z.object({
        authenticated: z.boolean(),
        userId: idField<AccountId>().nullable(),
        expiresAt: instantField.nullable(),
      }),
    }),
  }),
  refreshSession: route({
    method: "POST",
    path: "/api/auth/session/refresh",
    access: "signed-in",
    summary: "Extends the session by an hour, never past 24 hours from sign-in; once in 30 seconds",
    answer: z.object({ data: z.object({ expiresAt: instantField }) }),
  }),
  noteActivity: route({
    method: "POST",
    path: "/api/auth/session/activity",
    access: "signed-in",
    summary: "Says that the person is still at work on a page that asks the server for nothing",
    answer: success,
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
        /** The side last worked on; null before a person with two chose. */
        active_side: sideSchema.nullable(),
        /** Set while the account waits to be deleted. */
        deletes_at: instantField.nullable(),
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
        /** Passkeys that open the vault too, by the id of the credential. */
        passkeys: z.array(z.object({ credentialId: z.string(), bundle: bundleByPasskey })),
        /** Bundles from before a reset without the kit; sealed until their kit is entered (KEY-019, KEY-021). */
        older: z.array(
          z.object({
            id: idField(),
            recipient,
            verifyingKey,
            bundleByKit,
            kitNumber,
            bundleByRoot: bundleByRoot.nullable(),
            replacedAt: instantField,
          }),
        ),
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
    sensitive: true,
    /** The password is sent where it was typed to open the keys; otherwise the session's fresh proof is enough. */
    body: z.strictObject({ password: authKey.optional(), bundleByKit, kitNumber, version: z.int().min(1) }),
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
        country: countryField.nullable(),
        nationality: countryField.nullable(),
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
