import { randomBytes } from "node:crypto";
import type { WholeVersion, Will } from "@heirlock/contract/wills";
import type { WillId } from "@heirlock/domain/identifiers";
import { publishProblems } from "@heirlock/domain/wills/publish-problems";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import type { Clock } from "../../kernel/clock.ts";
import { refuse } from "../../kernel/errors.ts";
import type { Sending } from "../members/letters/tell-other.ts";
import { tellOfWill } from "../members/tell-of-will.ts";
import { type Change, changeWill, record, reload } from "./change-will.ts";
import { findingsOf } from "./check-version.ts";
import { type TypesetDeps, typesetVersion } from "./document/typeset-version.ts";
import { keepTicks } from "./execution/keep-ticks.ts";
import { approvalsOf } from "./review/read-reviews.ts";
import { hashOf, sha256 } from "./version-hash.ts";
import { toWholeVersion } from "./will-answer.ts";
import {
  freezeVersion,
  insertDocument,
  listMemberStatuses,
  reloadVersion,
  setWillStatus,
  supersedeVersion,
} from "./wills.queries.ts";

interface Wanted {
  id: WillId;
  number: number;
  /** What the person saw. */
  revision: number;
}

/**
 * Freezes the draft that is still at the revision the person saw, else UPDATE_ERROR. Refuses with the first thing that
 * keeps it from being published, and names all of them. Whoever asks again finds no draft any more.
 */
export async function publishVersion(
  { app, clock, jobs, ...deps }: TypesetDeps & { app: Pool; clock: Clock; jobs: Sending },
  caller: Caller,
  wanted: Wanted,
): Promise<Will> {
  const now = clock.now();
  const { id, number } = wanted;
  const { draft, approvals } = await changeWill({ app }, caller, id, "publish", async (change) => ({
    draft: await readyDraft(change, wanted, now),
    approvals: await approvalsOf(change.tx, change.actor.holderId, wanted),
  }));
  const salt = randomBytes(32).toString("hex");
  const hash = hashOf(draft, salt);
  // Between two transactions: whoever waits for the typesetter holds neither the estate nor a connection.
  const pdf = await typesetVersion(deps, { ...draft, status: "published", content_hash: hash }, now, approvals);
  return await changeWill({ app }, caller, id, "publish", async (change) => {
    const { tx, actor, next } = change;
    await readyDraft(change, wanted, now);
    // Whoever approved it meanwhile, or thought better of it, is not on the paper that was set.
    if (JSON.stringify(await approvalsOf(tx, actor.holderId, wanted)) !== JSON.stringify(approvals))
      refuse("UPDATE_ERROR");
    await tx.query(supersedeVersion, [actor.holderId, id]);
    await tx.query(freezeVersion, [actor.holderId, id, number, salt, hash]);
    await tx.query(insertDocument, [actor.holderId, id, number, pdf, sha256(pdf)]);
    await keepTicks(tx, actor, id);
    await tx.query(setWillStatus, [actor.holderId, id, next!.status]);
    await record(change, "will.published");
    await tellOfWill(tx, jobs, actor.holderId, id);
    return (await reload(tx, actor, id))!;
  });
}

/** The draft as the person saw it, if nothing keeps it from being published. */
async function readyDraft({ tx, actor, number }: Change, wanted: Wanted, now: Date): Promise<WholeVersion> {
  if (number !== wanted.number) refuse("NOT_A_DRAFT");
  const [row] = await tx.query(reloadVersion, [actor.holderId, wanted.id, number]);
  const draft = toWholeVersion(row!);
  if (draft.revision !== wanted.revision) refuse("UPDATE_ERROR");
  const members = await tx.query(listMemberStatuses, [actor.holderId]);
  const [first, ...others] = publishProblems({
    title: draft.title,
    law: draft.law,
    content: draft.content,
    findings: await findingsOf(draft, now),
    members: new Map(members.map(({ id, status }) => [id, status])),
  });
  if (first) refuse(first.code, { problems: [first, ...others] });
  return draft;
}
