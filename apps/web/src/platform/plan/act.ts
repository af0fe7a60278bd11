import type { PlanStep } from "@heirlock/contract/plan/step";
import type { KeyOwner } from "../session/key-owner.ts";
import type { Change } from "./signing/change-plan.ts";

/**
 * What pages do with the signed plan. Whatever signs is fetched when something is to be signed, so that no page is longer
 * for it. The same names as in `signing/`, which says what each does.
 */

type Options<Answer> = { signal?: AbortSignal | undefined; isStored?: (answer: Answer) => boolean };

export async function changePlan<Answer>(
  owner: KeyOwner,
  change: Change,
  send: (step: PlanStep | null) => Promise<Answer>,
  options: Options<Answer> = {},
): Promise<Answer> {
  return (await import("./signing/change-plan.ts")).changePlan(owner, change, send, options);
}

type MeanEntry = typeof import("./signing/mean-entry.ts");
export const meanEntry = async (...given: Parameters<MeanEntry["meanEntry"]>) =>
  (await import("./signing/mean-entry.ts")).meanEntry(...given);
export const takeEntryBack = async (...given: Parameters<MeanEntry["takeEntryBack"]>) =>
  (await import("./signing/mean-entry.ts")).takeEntryBack(...given);

type Edits = typeof import("./signing/grant-edits.ts");
export const readerEdits = async (...given: Parameters<Edits["readerEdits"]>) =>
  (await import("./signing/grant-edits.ts")).readerEdits(...given);
export const conditionEdits = async (...given: Parameters<Edits["conditionEdits"]>) =>
  (await import("./signing/grant-edits.ts")).conditionEdits(...given);

type Follow = typeof import("./signing/follow-action.ts");
type FollowLevel = typeof import("./signing/follow-level.ts");
/** Without it, as without a connection, the difference waits in the list. */
export async function followAction(...given: Parameters<Follow["followAction"]>): Promise<void> {
  await import("./signing/follow-action.ts").then(
    (module) => module.followAction(...given),
    () => {},
  );
}
export async function followLevel(...given: Parameters<FollowLevel["followLevel"]>): Promise<void> {
  await import("./signing/follow-level.ts").then(
    (module) => module.followLevel(...given),
    () => {},
  );
}
export async function followName(...given: Parameters<FollowLevel["followName"]>): Promise<void> {
  await import("./signing/follow-level.ts").then(
    (module) => module.followName(...given),
    () => {},
  );
}
