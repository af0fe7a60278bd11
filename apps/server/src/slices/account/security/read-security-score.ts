import type { securityRoutes } from "@heirlock/contract/account/security";
import type { Answer } from "@heirlock/contract/route";
import { type ScorePart, type SecurityFacts, scoreSecurity } from "@heirlock/domain/account/security-score";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import type { Clock } from "../../../kernel/clock.ts";
import { readAs } from "../../../kernel/read.ts";
import { readSecurityFacts } from "./security.queries.ts";

/** How well the account is guarded, calculated now from what the tables say (D11). Asking keeps nobody active. */
export async function readSecurityScore(
  deps: { auth: Pool; clock: Clock },
  caller: Caller,
): Promise<Answer<typeof securityRoutes.securityScore>["data"]> {
  const [row] = await readAs(deps.auth, caller, readSecurityFacts);
  const now = deps.clock.now();
  const facts: SecurityFacts = {
    passwordChangedAt: row!.password_changed_at ?? new Date(0),
    twoFactorOn: row!.two_factor_on,
    backupCodesLeft: row!.backup_codes_left,
    emailVerified: row!.email_verified,
    recoveryEmail: row!.recovery_email,
    hasSecondMeans: row!.has_second_means,
    newBrowsers: row!.new_browsers,
  };
  const { overall, secure, parts, nextStep } = scoreSecurity(facts, now);
  const scoreOf = (part: ScorePart) => parts.find((one) => one.part === part)!.score;
  return {
    overall_score: overall,
    password_score: scoreOf("password"),
    two_factor_score: scoreOf("two_factor"),
    email_verification_score: scoreOf("email_verification"),
    recovery_score: scoreOf("recovery"),
    session_security_score: scoreOf("session_security"),
    last_calculated_at: now.toISOString(),
    secure,
    parts,
    nextStep,
    facts: {
      passwordChangedAt: facts.passwordChangedAt.toISOString(),
      backupCodesLeft: facts.backupCodesLeft,
      recoveryEmail: facts.recoveryEmail,
      newBrowsers: facts.newBrowsers,
    },
  };
}
