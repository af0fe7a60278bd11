import { normaliseAnswer, securityQuestions } from "@heirlock/domain/account/security-questions";
import { z } from "zod";
import { emailField, linkTokenField } from "../fields.ts";
import { route } from "../route.ts";

const success = z.object({});
const questionId = z.enum(securityQuestions);
const answer = z
  .string()
  .trim()
  .max(100)
  .refine((text) => normaliseAnswer(text).length >= 2, "Write at least two letters or digits");
const answers = z
  .array(z.strictObject({ id: questionId, answer }))
  .length(3)
  .refine((given) => new Set(given.map(({ id }) => id)).size === 3, "Choose three different questions");
/** E.164: a plus sign and up to fifteen digits. */
export const phoneField = z
  .string()
  .overwrite((value) => value.replace(/[\s().-]/g, ""))
  .regex(/^\+[1-9]\d{6,14}$/, "Write the number with its country code, such as +33 6 12 34 56 78");
const phoneCode = z
  .string()
  .overwrite((value) => value.replace(/\s/g, ""))
  .regex(/^\d{8}$/, "The code has eight digits");

/** Other ways to reach a person who lost password and mailbox (D12). */
export const recoveryOptionRoutes = {
  recoveryOptions: route({
    method: "GET",
    path: "/api/auth/recovery",
    access: "signed-in",
    summary: "Recovery email and phone, masked, and whether questions are set",
    answer: z.object({
      data: z.object({
        /** One that is not confirmed yet counts for nothing; the one before it stays until then. */
        recoveryEmail: z.object({ masked: z.string(), verified: z.boolean() }).nullable(),
        /** The masked address that was mailed a link and would take the place of a confirmed one. */
        recoveryEmailWaiting: z.string().nullable(),
        recoveryPhone: z.object({ masked: z.string(), verified: z.boolean() }).nullable(),
        /** False without an SMS provider: the page then does not offer a phone. */
        phoneAvailable: z.boolean(),
        questionsSet: z.array(questionId),
        /** The new address of the account, as long as its owner has not confirmed it. */
        emailWaiting: z.string().nullable(),
      }),
    }),
  }),
  setRecoveryEmail: route({
    method: "PATCH",
    path: "/api/auth/recovery/email",
    access: "signed-in",
    sensitive: true,
    summary: "Sets the recovery email, which counts once it is confirmed; null removes it",
    body: z.strictObject({ email: emailField.nullable() }),
    answer: z.object({ data: z.object({ verificationSent: z.boolean() }) }),
    errors: ["EMAIL_SAME_AS_ACCOUNT"],
    limit: "changeEmail",
  }),
  verifyRecoveryEmail: route({
    method: "POST",
    path: "/api/auth/recovery/email/verify",
    access: "anyone",
    summary: "Confirms a recovery email with the token of the mailed link",
    body: z.strictObject({ token: linkTokenField }),
    answer: success,
    errors: ["TOKEN_EXPIRED"],
    limit: "verifyEmail",
  }),
  setRecoveryPhone: route({
    method: "PUT",
    path: "/api/auth/recovery/phone",
    access: "signed-in",
    sensitive: true,
    summary: "Sends a code to a phone that is to become the recovery phone; null removes it",
    body: z.strictObject({ phone: phoneField.nullable() }),
    answer: z.object({ data: z.object({ verificationSent: z.boolean() }) }),
    errors: ["NO_SMS_PROVIDER", "RECENT_RESET"],
    limit: "phoneCode",
  }),
  verifyRecoveryPhone: route({
    method: "POST",
    path: "/api/auth/recovery/phone/verify",
    access: "signed-in",
    sensitive: true,
    summary: "Confirms the recovery phone with the code that was sent to it",
    body: z.strictObject({ code: phoneCode }),
    answer: success,
    errors: ["INVALID_CODE"],
    limit: "phoneCodeTry",
  }),
  setQuestions: route({
    method: "PATCH",
    path: "/api/auth/recovery/questions",
    access: "signed-in",
    sensitive: true,
    summary: "Sets the three extra questions, of which two must be answered right; null removes them",
    body: z.strictObject({ questions: answers.nullable() }),
    answer: success,
  }),
  recoveryWays: route({
    method: "GET",
    path: "/api/auth/recovery/ways",
    access: "anyone",
    summary: "Whether recovery by text message is possible here at all; nothing about any account",
    answer: z.object({ data: z.object({ phone: z.boolean() }) }),
  }),
  startRecovery: route({
    method: "POST",
    path: "/api/auth/recovery/start",
    access: "anyone",
    summary: "Sends a link to the recovery email of an account, if it has one; the answer is always the same",
    body: z.strictObject({ email: emailField, by: z.enum(["email", "phone"]) }),
    answer: success,
    limit: ["forgotByAddress", "forgotPassword"],
  }),
  lookAtRecovery: route({
    method: "POST",
    path: "/api/auth/recovery/look",
    access: "anyone",
    summary: "Which questions the holder of a recovery link, or of a code sent to the phone, has to answer",
    /** A code is used up by this; the token that the answer holds goes on from there. */
    body: z
      .strictObject({ token: linkTokenField.optional(), email: emailField.optional(), code: phoneCode.optional() })
      .refine(({ token, email, code }) => (token !== undefined) !== (email !== undefined && code !== undefined), {
        message: "Either the token of a link, or an email and a code",
      }),
    answer: z.object({ data: z.object({ token: z.string(), questions: z.array(questionId) }) }),
    errors: ["TOKEN_EXPIRED", "INVALID_CODE"],
    limit: "resetPassword",
  }),
  finishRecovery: route({
    method: "POST",
    path: "/api/auth/recovery/finish",
    access: "anyone",
    summary: "Turns a recovery link, with the answers, into the token of a link to a new password",
    body: z.strictObject({
      token: linkTokenField,
      answers: z.array(z.strictObject({ id: questionId, answer })).max(3),
    }),
    answer: z.object({ data: z.object({ resetToken: z.string() }) }),
    errors: ["TOKEN_EXPIRED", "WRONG_ANSWERS"],
    limit: "resetPassword",
  }),
};
