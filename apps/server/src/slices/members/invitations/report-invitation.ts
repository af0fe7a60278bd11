import type { Pool } from "pg";
import { refuse } from "../../../kernel/errors.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { type Sending, tellOther } from "../letters/tell-other.ts";
import { enterPlan, findAndLock, moveMember, noteChange } from "../members.transaction.ts";
import { tokenHash } from "./invitation-tokens.ts";
import * as queries from "./invitations.queries.ts";

/**
 * Takes the word of somebody who did not want the letter: it is written down, no further letter of this holder goes to
 * the address, and an invitation that is still open is declined. The link is enough, also one that is answered, taken back
 * or out of date. Refuses with INVITATION_NOT_FOUND.
 */
export async function reportInvitation(
  { app, jobs }: { app: Pool; jobs: Sending },
  { key, reason }: { key: string; reason?: string | undefined },
): Promise<void> {
  const hash = tokenHash(key);
  await inSystemTransaction(app, async (tx) => {
    const [found] = await tx.query(queries.findByToken, [hash]);
    if (!found || !(await enterPlan(tx, found, hash))) refuse("INVITATION_NOT_FOUND");
    const member = await findAndLock(tx, found.holder_id, found.membership_id);
    if (!member) refuse("INVITATION_NOT_FOUND");
    await tx.query(queries.reportInvitation, [hash, reason || null]);
    await noteChange(tx, member, { type: "member.reported", by: null, quiet: true });
    const [invitation] = await tx.query(queries.lockInvitation, [found.holder_id, found.id]);
    if (invitation?.ended_as !== null) return;
    await tx.query(queries.endInvitation, [member.holderId, member.id, "declined", null, null]);
    await moveMember(tx, member, "decline", { actor: "member", userId: null });
    await noteChange(tx, member, { type: "member.declined", by: null });
    await tellOther(tx, jobs, member, { kind: "declined" });
  });
}
