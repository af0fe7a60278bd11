import type { NewestHeadAnswer } from "@heirlock/contract/plan/step";
import type { MemberId } from "@heirlock/domain/identifiers";
import type { Caller } from "../../kernel/actor.ts";
import { countPerson } from "../../kernel/count-person.ts";
import { refuse } from "../../kernel/errors.ts";
import type { CountDeps } from "../../kernel/rate-limit.ts";
import { inOwnPlan, type MemberSideDeps } from "../member-side/viewed-plan.ts";
import { putQuestion } from "../plan/ask-keeper.ts";

/** For the browser of a member who has joined: it learns no more than the head which it is served anyway. */
export async function askKeeperAsMember(
  deps: MemberSideDeps & CountDeps,
  caller: Caller,
  { id, ...question }: { id: MemberId; key: string; nonce: string },
): Promise<NewestHeadAnswer> {
  await countPerson(deps, caller, "askKeeper");
  return await inOwnPlan(deps, caller, id, async (tx, { row }) => {
    if (row.status !== "confirmed") refuse("NOT_FOUND");
    return await putQuestion(tx, row.holder_id, question);
  });
}
