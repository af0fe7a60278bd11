import { isNewAccount } from "@heirlock/domain/members/new-account";
import type { Caller } from "../../../kernel/actor.ts";
import { type CountDeps, countTry } from "../../../kernel/rate-limit.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { readEstateAge } from "./invitations.queries.ts";

/**
 * Counts a letter to somebody who is no member yet, before the transaction that sends it (see countPerson). A new account
 * has fewer a day. Refuses with RATE_LIMITED.
 */
export async function countLetter(deps: CountDeps, caller: Caller): Promise<void> {
  const { userId, isNew } = await inTransaction(deps.app, caller, async (tx, actor) => {
    const [estate] = await tx.query(readEstateAge, [actor.holderId]);
    return { userId: actor.userId, isNew: isNewAccount(estate!.created_at, new Date()) };
  });
  await countTry(deps, isNew ? "inviteByNewAccount" : "inviteMember", userId);
}
