import { scoreParts, scoreSteps } from "@heirlock/domain/account/security-score";
import type { SessionId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { deviceSchema, idField, instantField } from "../fields.ts";
import { route } from "../route.ts";

const success = z.object({});
const score = z.int().min(0).max(100);

export const securityRoutes = {
  sessions: route({
    method: "GET",
    path: "/api/auth/sessions",
    access: "signed-in",
    summary: "Where the person is signed in",
    answer: z.object({
      sessions: z.array(
        deviceSchema.extend({
          id: idField<SessionId>(),
          createdAt: instantField,
          lastSeenAt: instantField,
          expiresAt: instantField,
          current: z.boolean(),
          /** How it began: password, totp, backup_code, passkey, trusted_device. */
          startedBy: z.string(),
        }),
      ),
    }),
  }),
  revokeSession: route({
    method: "POST",
    path: "/api/auth/sessions/:id/revoke",
    access: "signed-in",
    sensitive: true,
    summary: "Ends one session",
    params: z.object({ id: idField<SessionId>() }),
    answer: success,
    errors: ["NOT_FOUND"],
  }),
  revokeOtherSessions: route({
    method: "POST",
    path: "/api/auth/sessions/revoke-others",
    access: "signed-in",
    sensitive: true,
    summary: "Ends every session but this one",
    answer: z.object({ data: z.object({ revoked: z.int() }) }),
  }),
  securityLog: route({
    method: "GET",
    path: "/api/auth/security-log",
    access: "signed-in",
    summary: "The newest events that concern the safety of the account",
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(10) }),
    answer: z.object({
      logs: z.array(
        z.object({
          id: z.string(),
          activityType: z.string(),
          createdAt: instantField,
          device: deviceSchema.nullable(),
        }),
      ),
    }),
  }),
  securityScore: route({
    method: "GET",
    path: "/api/auth/security-score",
    access: "signed-in",
    summary: "How well the account is guarded, part by part, and what would help most",
    answer: z.object({
      data: z.object({
        overall_score: score,
        password_score: score,
        two_factor_score: score,
        email_verification_score: score,
        recovery_score: score,
        session_security_score: score,
        last_calculated_at: instantField,
        /** Two-factor on and a verified recovery e-mail (ACC-065). */
        secure: z.boolean(),
        parts: z.array(
          z.object({
            part: z.enum(scoreParts),
            score,
            weight: z.int(),
            /** What would raise this part, best first; empty when it is full. */
            steps: z.array(z.object({ step: z.enum(scoreSteps), overallAfter: score })),
          }),
        ),
        nextStep: z.object({ part: z.enum(scoreParts), step: z.enum(scoreSteps), overallAfter: score }).nullable(),
        /** For the sentences beside the parts. */
        facts: z.object({
          passwordChangedAt: instantField,
          backupCodesLeft: z.int(),
          recoveryEmail: z.enum(["none", "unverified", "verified"]),
          /** Other sessions of browsers that signed in for the first time. */
          newBrowsers: z.int(),
        }),
      }),
    }),
  }),
};
