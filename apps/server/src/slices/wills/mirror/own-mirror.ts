import type { Answer } from "@heirlock/contract/route";
import type { mirrorRoutes, OwnMirror } from "@heirlock/contract/wills/mirror";
import type { WillId } from "@heirlock/domain/identifiers";
import type { WillContent } from "@heirlock/domain/wills/content";
import { mirrorContent, otherFor } from "@heirlock/domain/wills/mirror-content";
import type { Pool } from "pg";
import type { Actor, Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inTransaction, type Tx } from "../../../kernel/transaction.ts";
import { enterPlan, noteChange } from "../../members/members.transaction.ts";
import * as queries from "./mirror.queries.ts";
import type { ListOwnOffersRow } from "./mirror.rows.ts";
import { fullName } from "./offer-mirror.ts";

/** What the other of a couple sees of an offer. The text of the first will itself never leaves: only its mirror does. */

type Read = Answer<typeof mirrorRoutes.ownMirror>["data"];

export function listOwnMirrors({ app }: { app: Pool }, caller: Caller): Promise<OwnMirror[]> {
  return inTransaction(app, caller, async (tx) => {
    const found: OwnMirror[] = [];
    for (const row of await tx.query(queries.listOwnOffers))
      if (await enterPlan(tx, row)) found.push(await headOf(tx, row));
    return found;
  });
}

/**
 * Refuses with NOT_FOUND, whether there is no such offer, it was withdrawn or taken, or the will has come to name somebody
 * else as spouse or partner.
 */
export function readOwnMirror({ app }: { app: Pool }, caller: Caller, { id }: { id: WillId }): Promise<Read> {
  return inTransaction(app, caller, async (tx) => {
    const offers = await tx.query(queries.listOwnOffers);
    const row = offers.find((one) => one.will_id === id && one.taken === null) ?? refuse("NOT_FOUND");
    if (!(await enterPlan(tx, row))) refuse("NOT_FOUND");
    const [version] = await tx.query(queries.readOffered, [id]);
    if (!version) refuse("NOT_FOUND");
    const content = version.content as unknown as WillContent;
    const [member] = await tx.query(queries.readJoined, [row.holder_id, row.membership_id]);
    const named = { id: row.membership_id, name: fullName(member!) };
    const self = otherFor(content, named) ?? refuse("NOT_FOUND");
    const mirrored = mirrorContent(content, self.id)!;
    return {
      ...(await headOf(tx, row)),
      law: version.law,
      content: mirrored.content as Read["content"],
      asset_gifts: mirrored.assetGifts,
    };
  });
}

/**
 * Notes that the person starts a will from this offer, in the transaction that makes it. The last thing that it does: from
 * here on it acts in the other's plan. Refuses with OFFER_ENDED where the offer was withdrawn or taken before.
 */
export async function takeMirror(tx: Tx, { userId }: Actor, id: WillId): Promise<void> {
  const [offer] = await tx.query(queries.takeOffer, [id]);
  if (!offer || !(await enterPlan(tx, offer))) refuse("OFFER_ENDED");
  const told = { holderId: offer.holder_id, id: offer.membership_id, userId };
  await noteChange(tx, told, { type: "will.mirror_taken", by: userId, data: { will: id } });
}

async function headOf(tx: Tx, row: ListOwnOffersRow): Promise<OwnMirror> {
  const [holder] = await tx.query(queries.readHolderName, [row.holder_id]);
  return {
    will_id: row.will_id,
    relationship_id: row.membership_id,
    holder: { first_name: holder!.first_name, last_name: holder!.last_name },
    offered_at: row.offered,
    taken_at: row.taken,
  };
}
