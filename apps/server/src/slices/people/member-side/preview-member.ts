import type { previewRoutes } from "@heirlock/contract/people-member-side";
import type { Answer } from "@heirlock/contract/route";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { type MemberSideDeps, readPart } from "./part.ts";
import { toRelationship, toWill } from "./relationship-answer.ts";
import { visibleAssets } from "./visible-assets.ts";
import { visibleEntries } from "./visible-entries.ts";
import { visibleActivity, visibleOthers } from "./visible-people.ts";

type Preview = Answer<typeof previewRoutes.preview>["data"];

/** What a member would get today, for their holder, by the functions that make the member's own answers. */
export async function previewMember({ app, clock }: MemberSideDeps, caller: Caller, id: Uuid): Promise<Preview> {
  return await inTransaction(app, caller, async (tx, { userId }) => {
    const now = clock.now();
    const part = (await readPart(tx, userId, id, now)) ?? refuse("MEMBER_NOT_FOUND");
    return {
      relationship: await toRelationship(tx, part, now),
      will: await toWill(tx, part),
      assets: await visibleAssets(tx, part),
      vault: await visibleEntries(tx, part),
      members: await visibleOthers(tx, part),
      activity: await visibleActivity(tx, part),
    };
  });
}
