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

type Signing = typeof import("./signing/change-plan.ts");
export const signChange = async (...given: Parameters<Signing["signChange"]>) =>
  (await import("./signing/change-plan.ts")).signChange(...given);

type MeanEntry = typeof import("./signing/mean-entry.ts");
export const meanEntry = async (...given: Parameters<MeanEntry["meanEntry"]>) =>
  (await import("./signing/mean-entry.ts")).meanEntry(...given);
export const takeEntryBack = async (...given: Parameters<MeanEntry["takeEntryBack"]>) =>
  (await import("./signing/mean-entry.ts")).takeEntryBack(...given);

type Edits = typeof import("./signing/grant-edits.ts");
export const readerEdits = async (...given: Parameters<Edits["readerEdits"]>) =>
  (await import("./signing/grant-edits.ts")).readerEdits(...given);
export const tableEdits = async (...given: Parameters<Edits["tableEdits"]>) =>
  (await import("./signing/grant-edits.ts")).tableEdits(...given);
export const conditionEdits = async (...given: Parameters<Edits["conditionEdits"]>) =>
  (await import("./signing/grant-edits.ts")).conditionEdits(...given);

export const bringBack = async (...given: Parameters<typeof import("./signing/bring-back.ts")["bringBack"]>) =>
  (await import("./signing/bring-back.ts")).bringBack(...given);

type Follow = typeof import("./signing/follow-action.ts");
/** Where it cannot be fetched, the difference waits in the list. */
const follow = (run: (module: Follow) => Promise<void>) => import("./signing/follow-action.ts").then(run, () => {});
export const followAction = (...given: Parameters<Follow["followAction"]>) =>
  follow((module) => module.followAction(...given));
export const followMember = (...given: Parameters<Follow["followMember"]>) =>
  follow((module) => module.followMember(...given));
