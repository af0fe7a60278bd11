import { maskEmail, maskPhone } from "@heirlock/domain/account/mask";
import type { SecurityQuestion } from "@heirlock/domain/account/security-questions";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { openPhone } from "../sealed-phone.ts";
import * as queries from "./recovery-options.queries.ts";

export interface RecoveryOptions {
  recoveryEmail: { masked: string; verified: boolean } | null;
  recoveryEmailWaiting: string | null;
  recoveryPhone: { masked: string; verified: boolean } | null;
  phoneAvailable: boolean;
  questionsSet: SecurityQuestion[];
  emailWaiting: string | null;
}

/** The recovery options as their owner knows them again: masked, so that a screen left open gives nothing away. */
export function readRecoveryOptions(
  deps: { auth: Pool; ring: KeyRing; phoneAvailable: boolean },
  caller: Caller,
): Promise<RecoveryOptions> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const [row] = await tx.query(queries.readOptions, [userId]);
    const { email, phone, questions, pending_email, pending_recovery_email: waiting } = row!;
    const unconfirmed = waiting ? { masked: maskEmail(waiting), verified: false } : null;
    return {
      recoveryEmail: email ? { masked: maskEmail(email), verified: true } : unconfirmed,
      recoveryEmailWaiting: email && waiting ? maskEmail(waiting) : null,
      recoveryPhone: phone ? { masked: maskPhone(openPhone(deps.ring, userId, phone)), verified: true } : null,
      phoneAvailable: deps.phoneAvailable,
      questionsSet: questions?.map(({ id }) => id) ?? [],
      // Whole: they typed it a moment ago, and a slip of the finger shows in what a mask would hide.
      emailWaiting: pending_email,
    };
  });
}
