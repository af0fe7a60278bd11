import type { Answer } from "@heirlock/contract/route";
import type { memberKeyRoutes } from "@heirlock/contract/sharing/keys";
import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { countRotations } from "../vault/meant-for/rotations.ts";
import * as queries from "./sharing.queries.ts";

type MemberKeys = Answer<typeof memberKeyRoutes.memberKeys>["data"];
type Overview = Answer<typeof memberKeyRoutes.keyOverview>["data"];

/** Everything there is of one member's keys. Refuses with MEMBER_NOT_FOUND. */
export async function readMemberKeys({ app }: { app: Pool }, caller: Caller, id: MemberId): Promise<MemberKeys> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    const [member, identities, cards, envelopes] = await Promise.all([
      tx.query(queries.findMember, [holderId, id]),
      tx.query(queries.listIdentities, [holderId, id]),
      tx.query(queries.findCard, [holderId, id]),
      tx.query(queries.listEnvelopes, [holderId, id]),
    ]);
    if (member.length === 0) refuse("MEMBER_NOT_FOUND");
    return { identities, card: cards[0] ?? null, envelopes };
  });
}

/** How far the keys of everybody are. */
export async function readKeyOverview({ app }: { app: Pool }, caller: Caller): Promise<Overview> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    const [members, release_keys, rotations] = await Promise.all([
      tx.query(queries.listOverview, [holderId]),
      tx.query(queries.listReleaseKeys, [holderId]),
      countRotations(tx, holderId),
    ]);
    return { members, release_keys, rotations };
  });
}
