import { securityQuestions } from "@heirlock/domain/account/security-questions";
import { z } from "zod";
import { emailField, linkTokenField } from "./fields.ts";
import { route } from "./route.ts";

const success = z.object({});
const questionId = z.enum(securityQuestions);
const answer = z.string().trim().min(2).max(100);
const answers = z.array(z.strictObject({ id: questionId, answer })).length(3);
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
export const meansRoutes = {
  recoveryMeans: route({
    method: "GET",
    path: "/api/auth/recovery",
    access: "signed-in",
    summary: "Recovery e-mail and phone, masked, and whether questions are set",
    answer: z.object({
      data: z.object({
        recoveryEmail: z.object({ masked: z.string(), verified: z.boolean() }).nullable(),
        recoveryPhone: z.object({ masked: z.string(), verified: z.boolean() }).nullable(),
        /** False without an SMS provider: the page then does not offer a phone. */
        phoneAvailable: z.boolean(),
        questionsSet: z.array(questionId),
      }),
    }),
  }),
  setRecoveryEmail: route({
    method: "PATCH",
    path: "/api/auth/recovery/email",
    access: "signed-in",
    sensitive: true,
    summary: "Sets the recovery e-mail, which counts once it is confirmed; null removes it",
    body: z.strictObject({ email: emailField.nullable() }),
    answer: z.object({ data: z.object({ verificationSent: z.boolean() }) }),
    errors: ["EMAIL_SAME_AS_ACCOUNT"],
    limit: "changeEmail",
  }),
  verifyRecoveryEmail: route({
    method: "POST",
    path: "/api/auth/recovery/email/verify",
    access: "anyone",
    summary: "Confirms a recovery e-mail with the token of the mailed link",
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
    errors: ["NO_SMS_PROVIDER"],
    limit: "changeEmail",
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
  startRecovery: route({
    method: "POST",
    path: "/api/auth/recovery/start",
    access: "anyone",
    summary: "Sends a link to the recovery e-mail of an account, if it has one; the answer is always the same",
    body: z.strictObject({ email: emailField, by: z.enum(["email", "phone"]) }),
    answer: success,
    limit: ["forgotByAddress", "forgotPassword"],
  }),
  lookAtRecovery: route({
    method: "POST",
    path: "/api/auth/recovery/look",
    access: "anyone",
    summary: "Which questions the holder of a recovery link has to answer",
    body: z.strictObject({ token: linkTokenField }),
    answer: z.object({ data: z.object({ questions: z.array(questionId) }) }),
    errors: ["TOKEN_EXPIRED"],
    limit: "resetPassword",
  }),
  finishRecovery: route({
    method: "POST",
    path: "/api/auth/recovery/finish",
    access: "anyone",
    summary: "Turns a recovery link (or the code sent to the phone), with the answers, into a reset link's token",
    /** By phone: `email` and `code` instead of `token`. */
    body: z.strictObject({
      token: linkTokenField.optional(),
      email: emailField.optional(),
      code: phoneCode.optional(),
      answers: z
        .array(z.strictObject({ id: questionId, answer }))
        .max(3)
        .optional(),
    }),
    answer: z.object({ data: z.object({ resetToken: z.string() }) }),
    errors: ["TOKEN_EXPIRED", "INVALID_CODE", "WRONG_ANSWERS"],
    limit: "resetPassword",
  }),
};
