import type { Request } from "@heirlock/contract/route";
import type { Will, willRoutes } from "@heirlock/contract/wills";
import { roomFor } from "@heirlock/domain/billing/plans";
import type { WillId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse, sqlStateOf } from "../../kernel/errors.ts";
import { newId } from "../../kernel/new-id.ts";
import { inTransactionFrom } from "../../kernel/transaction.ts";
import { reload, tellTabs } from "./change-will.ts";
import { chooseLaw } from "./choose-law.ts";
import { takeMirror } from "./mirror/own-mirror.ts";
import { countDrafts, enterEstate, insertWill } from "./wills.queries.ts";

const uniqueViolation = "23505";

/**
 * Starts a will with version 1 as a draft. The same id again answers the will that exists; refuses with ID_TAKEN when it
 * is somebody else's, with CAP_REACHED when the plan has no room for another draft (D63), and with OFFER_ENDED when it
 * starts from an offer that is no longer open.
 */
export async function createWill(
  { app }: { app: Pool },
  caller: Caller,
  fields: Request<typeof willRoutes.create>["body"],
): Promise<Will> {
  const id = fields.id ?? newId<WillId>();
  try {
    return await inTransactionFrom(
      app,
      caller,
      { statement: enterEstate, reads: [{ statement: countDrafts, values: [id] }] },
      async (tx, actor, { plan }, [count]) => {
        if (!count!.exists) {
          const room = roomFor("wills", plan, count!.used);
          if (!room.allowed) refuse("CAP_REACHED", { feature: "wills", used: room.used, max: room.max });
          const law =
            fields.law == null
              ? null
              : await chooseLaw(tx, actor, { will: id, law: fields.law, plan, faithConsent: fields.faith_consent });
          await tx.query(insertWill, [
            actor.holderId,
            id,
            fields.title,
            fields.description || null,
            law,
            JSON.stringify(fields.content),
          ]);
          await tellTabs(tx, actor, id);
        }
        const will = (await reload(tx, actor, id))!;
        if (!count!.exists && fields.mirror_of !== undefined) await takeMirror(tx, actor, fields.mirror_of);
        return will;
      },
    );
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) refuse("ID_TAKEN");
    throw error;
  }
}
