import type { Answer, Request } from "@heirlock/contract/route";
import type { cardInvitationRoutes } from "@heirlock/contract/sharing/cards";
import { cardOpenMessage } from "@heirlock/crypto/verify";
import type { Pool } from "pg";
import { refuse } from "../../kernel/errors.ts";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import { enterPlan } from "../members/members.transaction.ts";
import { requireSignature } from "./own-signature.ts";
import * as queries from "./sharing.queries.ts";

type Shown = Request<typeof cardInvitationRoutes.openCard>["body"];
type View = Answer<typeof cardInvitationRoutes.openCard>["data"];

/**
 * What a printed card shows to whoever has it in hand, with or without an account: nobody guesses its key, and the
 * signature is made by what is printed on it. Refuses with INVALID_SIGNATURE, and with KEY_INVALID for a card that is none,
 * void, or of somebody who left.
 */
export async function openCard({ app }: { app: Pool }, { verifying_key, signature }: Shown): Promise<View> {
  requireSignature(verifying_key, "card-open", cardOpenMessage(verifying_key), signature);
  return await inSystemTransaction(app, async (tx) => {
    const [found] = await tx.query(queries.cardByKey, [verifying_key]);
    if (!found || !(await enterPlan(tx, found, verifying_key))) refuse("KEY_INVALID");
    const [row] = await tx.query(queries.viewCard, [found.holder_id, found.membership_id]);
    if (!row || row.status === "rejected" || row.status === "revoked") refuse("KEY_INVALID");
    return {
      holder: { first_name: row.holder_first_name, last_name: row.holder_last_name },
      invited: { first_name: row.first_name, last_name: row.last_name },
      papers: row.papers,
      joined: row.status === "confirmed" && row.has_account,
    };
  });
}
