import type { previewRoutes } from "@heirlock/contract/member-side";
import type { Answer } from "@heirlock/contract/route";
import type { MemberId } from "@heirlock/domain/identifiers";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { toRelationship, toWill } from "./relationship-answer.ts";
import { type MemberSideDeps, type Part, readPart } from "./viewed-plan.ts";
import { visibleAssets } from "./visible-assets.ts";
import { visibleEntries } from "./visible-entries.ts";
import { visibleActivity, visibleOthers } from "./visible-people.ts";

type Preview = Answer<typeof previewRoutes.preview>["data"];

/** Whom the holder confirmed alone has nothing to look with (D33): as long as they have not joined, they see nothing. */
function withoutLogin(part: Part): Part {
  if (part.row.user_id !== null || part.row.status !== "confirmed") return part;
  return { row: { ...part.row, status: "invited" }, viewer: { ...part.viewer, status: "invited" } };
}

/** What a member would get today, for their holder, by the functions that make the member's own answers. */
export async function previewMember({ app, clock }: MemberSideDeps, caller: Caller, id: MemberId): Promise<Preview> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    const now = clock.now();
    const part = withoutLogin((await readPart(tx, holderId, id, now)) ?? refuse("MEMBER_NOT_FOUND"));
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
