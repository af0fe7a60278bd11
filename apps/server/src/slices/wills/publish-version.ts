import { createHash, randomBytes } from "node:crypto";
import type { WholeVersion, Will } from "@heirlock/contract/wills";
import type { WillId } from "@heirlock/domain/identifiers";
import { canonicalVersion } from "@heirlock/domain/wills/canonical-version";
import { publishProblems } from "@heirlock/domain/wills/publish-problems";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import type { Clock } from "../../kernel/clock.ts";
import { refuse } from "../../kernel/errors.ts";
import { type Change, changeWill, reload, tell } from "./change-will.ts";
import { findingsOf } from "./check-version.ts";
import { toWholeVersion } from "./will-answer.ts";
import { freezeVersion, listMemberStatuses, reloadVersion, setWillStatus, supersedeVersion } from "./wills.queries.ts";

/**
 * Freezes the draft that is still at the revision the person saw, else UPDATE_ERROR. Refuses with the first thing that
 * keeps it from being published, and names all of them. Whoever asks again finds no draft any more.
 */
export function publishVersion(
  { app, clock }: { app: Pool; clock: Clock },
  caller: Caller,
  { id, number, revision }: { id: WillId; number: number; revision: number },
): Promise<Will> {
  return changeWill({ app }, caller, id, "publish", async (change) => {
    const { tx, actor, next } = change;
    if (change.number !== number) refuse("NOT_A_DRAFT");
    const [row] = await tx.query(reloadVersion, [actor.holderId, id, number]);
    const draft = toWholeVersion(row!);
    if (draft.revision !== revision) refuse("UPDATE_ERROR");
    await assertPublishable(change, draft, clock.now());
    const salt = randomBytes(32).toString("hex");
    await tx.query(supersedeVersion, [actor.holderId, id]);
    await tx.query(freezeVersion, [actor.holderId, id, number, salt, hashOf(draft, salt)]);
    await tx.query(setWillStatus, [actor.holderId, id, next!.status]);
    await tell(change, "will.published");
    return (await reload(tx, actor, id))!;
  });
}

async function assertPublishable({ tx, actor }: Change, draft: WholeVersion, now: Date): Promise<void> {
  const members = await tx.query(listMemberStatuses, [actor.holderId]);
  const [first, ...others] = publishProblems({
    title: draft.title,
    law: draft.law,
    content: draft.content,
    findings: await findingsOf(draft, now),
    members: new Map(members.map(({ id, status }) => [id, status])),
  });
  if (first) refuse(first.code, { problems: [first, ...others] });
}

/** docs/formats.md §15. */
function hashOf({ number, title, law, content }: WholeVersion, salt: string): string {
  return createHash("sha256")
    .update(canonicalVersion({ number, title, law: law!, content, salt }))
    .digest("hex");
}
