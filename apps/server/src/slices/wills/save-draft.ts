import type { Request } from "@heirlock/contract/route";
import type { Will, willRoutes } from "@heirlock/contract/wills";
import type { WillId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { type Change, changeWill, tellTabs } from "./change-will.ts";
import { chooseLaw } from "./choose-law.ts";
import { toVersion } from "./will-answer.ts";
import { reloadVersion, updateDraft } from "./wills.queries.ts";

type Saved = Request<typeof willRoutes.update>["body"] & { id: WillId };

/** Saves the draft that is still at the revision the person saw, else UPDATE_ERROR. Fields left out stay as they are. */
export function saveDraft({ app }: { app: Pool }, caller: Caller, fields: Saved): Promise<Will["versions"][number]> {
  return changeWill({ app }, caller, fields.id, "edit", async (change) => {
    const { tx, actor, will, number } = change;
    const [draft] = await tx.query(reloadVersion, [actor.holderId, will.id, number]);
    if (draft!.revision !== fields.revision) refuse("UPDATE_ERROR");
    const [saved] = await tx.query(updateDraft, [
      actor.holderId,
      will.id,
      number,
      fields.title ?? draft!.title,
      fields.description === undefined ? draft!.description : fields.description || null,
      await lawOf(change, draft!.law, fields),
      JSON.stringify(fields.content ?? draft!.content),
    ]);
    // What lists show of a will; the words themselves are in the page that saves them.
    if (saved!.title !== draft!.title || saved!.law !== draft!.law) await tellTabs(tx, actor, will.id);
    return toVersion(saved!);
  });
}

/** A law that stays is not asked for again: what was chosen under an earlier plan can still be edited (D24). */
async function lawOf({ tx, actor, plan, will }: Change, before: string | null, fields: Saved): Promise<string | null> {
  const { law, faith_consent: faithConsent } = fields;
  if (law === undefined || law === before) return before;
  return law === null ? null : await chooseLaw(tx, actor, { will: will.id, law, plan, faithConsent });
}
