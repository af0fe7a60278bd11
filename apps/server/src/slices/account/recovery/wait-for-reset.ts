import type { Pool } from "pg";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { tell } from "../notices/tell.ts";
import { resetTokenHash } from "../reset-tokens.ts";
import * as queries from "./recovery.queries.ts";

/**
 * Starts the wait of a reset by mailbox alone and tells it on every channel at once, with a way to stop it (KEY-017).
 * A wait that already runs on this channel stays as it is: asking again neither shortens nor prolongs it. Returns its end. The link
 * itself goes on working for who finds the kit meanwhile. Refuses with TOKEN_EXPIRED.
 */
export function waitForReset(deps: { auth: Pool; jobs: Jobs }, token: string): Promise<Date> {
  const tokenHash = resetTokenHash(token);
  return inSystemTransaction(deps.auth, async (tx) => {
    const [found] = await tx.query(queries.findReset, [tokenHash]);
    if (!found) refuse("TOKEN_EXPIRED");
    const { user_id: userId } = found;
    await tx.query(queries.lockPerson, [userId]);
    const [reset] = await tx.query(queries.lockReset, [tokenHash]);
    // A link that a wait has earned needs no second wait.
    if (!reset || reset.state === "ready") refuse("TOKEN_EXPIRED");
    const [running] = await tx.query(queries.readWait, [userId, reset.sent_to]);
    if (running) return running.waits_until;

    const [started] = await tx.query(queries.startWait, [reset.id]);
    const { waits_until: until } = started!;
    await audit.append(tx, { estate: userId, type: "account.reset_waiting", actor: null, data: { reset: reset.id } });
    const facts = { reset: reset.id, until: until.toISOString() };
    await tell(tx, deps.jobs, { userId, kind: "reset-waiting", facts });
    return until;
  });
}
