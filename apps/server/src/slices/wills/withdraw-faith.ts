import type { WillId } from "@heirlock/domain/identifiers";
import type { WillContent } from "@heirlock/domain/wills/content";
import { withoutFaith } from "@heirlock/domain/wills/without-faith";
import type { Pool } from "pg";
import type { Actor, Caller } from "../../kernel/actor.ts";
import { inTransactionFrom, type Tx } from "../../kernel/transaction.ts";
import { hasConsent, withdrawConsent } from "../account/privacy/give-consent.ts";
import { tellTabs } from "./change-will.ts";
import { isReligious } from "./choose-law.ts";
import { enterEstate, listDrafts, updateDraft } from "./wills.queries.ts";

/**
 * Withdraws the consent to keep a religious law (GDPR art. 7(3)): never refused, and at one press, as it was given.
 * Answers how many drafts changed. What is published stays: it is the text of a paper.
 */
export function withdrawFaith({ app }: { app: Pool }, caller: Caller): Promise<{ drafts: number }> {
  return inTransactionFrom(app, caller, { statement: enterEstate }, async (tx, actor) => {
    await withdrawConsent(tx, actor.userId, "faith");
    return { drafts: await forgetFaith(tx, actor) };
  });
}

/** Removes the religious law and every answer about a faith from the drafts of somebody without consent. */
export async function forgetFaith(tx: Tx, actor: Actor): Promise<number> {
  if (await hasConsent(tx, actor.userId, "faith")) return 0;
  const changed = new Set<WillId>();
  for (const { will_id, number, title, description, law, content } of await tx.query(listDrafts, [actor.holderId])) {
    const plain = withoutFaith(content as WillContent);
    const kept = law !== null && isReligious(law) ? null : law;
    if (plain === content && kept === law) continue;
    await tx.query(updateDraft, [actor.holderId, will_id, number, title, description, kept, JSON.stringify(plain)]);
    await tellTabs(tx, actor, will_id);
    changed.add(will_id);
  }
  return changed.size;
}
