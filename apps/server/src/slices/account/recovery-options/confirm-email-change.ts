import { maskEmail } from "@heirlock/domain/account/mask";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse, sqlStateOf } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inSystemTransaction, type Tx } from "../../../kernel/transaction.ts";
import { endSessions } from "../end-sessions.ts";
import { forgetTrustedDevices } from "../factors/trusted-device.ts";
import { linkIdentifier } from "../link-tokens.ts";
import { tell } from "../notices/tell.ts";
import * as queries from "./recovery-options.queries.ts";

interface Deps {
  auth: Pool;
  jobs: Jobs;
}

const uniqueViolation = "23505";

/**
 * Moves the account to the address that the link was mailed to. The address before is told and can take it back for seven
 * days (SEC-012). Every session ends but the one that confirms; trusted devices are forgotten. No key, wrap, salt or
 * parameter changes (KEY-023). Refuses with TOKEN_EXPIRED, also when another account got the address first. Returns it.
 */
export async function confirmEmailChange(deps: Deps, caller: Caller | null, token: string): Promise<string> {
  try {
    return await inSystemTransaction(deps.auth, (tx) => move(tx, deps.jobs, token, caller));
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) refuse("TOKEN_EXPIRED");
    throw error;
  }
}

async function move(tx: Tx, jobs: Jobs, token: string, caller: Caller | null): Promise<string> {
  const [taken] = await tx.query(queries.takePending, ["email", linkIdentifier("change-email", token)]);
  if (!taken) refuse("TOKEN_EXPIRED");
  const { user_id: userId, address } = taken;
  const [user] = await tx.query(queries.lockUser, [userId]);
  if (!user || user.email === address) refuse("TOKEN_EXPIRED");
  const facts = { newEmail: maskEmail(address) };
  await tell(tx, jobs, { userId, kind: "email-changed", facts, previousEmail: user.email });
  await tx.query(queries.setEmail, [userId, address]);
  await tx.query(queries.dropSameRecoveryEmail, [userId, address]);
  await forgetTrustedDevices(tx, userId);
  const [here] = await tx.query(queries.findOwnSession, [userId, caller?.sessionHash ?? ""]);
  const sessions = await endSessions(tx, userId, { except: here?.id ?? null });
  await audit.append(tx, { estate: userId, type: "account.email_changed", actor: userId, data: { sessions } });
  await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
  return address;
}
