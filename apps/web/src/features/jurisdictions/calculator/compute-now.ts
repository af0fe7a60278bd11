import { askingEngine } from "@heirlock/law/catalogue/asking-engine";
import { hasEngine } from "@heirlock/law/catalogue/profile";
import { profileOf } from "@heirlock/law/catalogue/profile-of";
import { problemWithFamily } from "@heirlock/law/succession/family";
import { kinOf } from "@heirlock/law/succession/kinship";
import { isSuccession } from "@heirlock/law/succession/result";
import { type Computed, circumstancesOf } from "./compute-shares.ts";
import { type FamilyDraft, familyOf } from "./family-draft.ts";

/** The same without waiting, for code that has been loaded together with the engines. */
export function computeNow(draft: FamilyDraft, today: string): Computed {
  if (draft.code === "") return { kind: "noLaw" };
  const profile = profileOf(draft.code);
  if (!hasEngine(profile)) return { kind: "noEngine", reason: profile.noEngine };
  const family = familyOf(draft);
  const problem = problemWithFamily(family, profile);
  if (problem) return { kind: "impossible", ...problem };
  const outcome = askingEngine(profile)(kinOf(family), circumstancesOf(draft, today));
  if (isSuccession(outcome)) return { kind: "shares", succession: outcome, profile };
  if ("needs" in outcome) return { kind: "needsFact", needs: outcome.needs, rule: outcome.rule, profile };
  return { kind: "notComputed", rule: outcome.notComputed, profile };
}
