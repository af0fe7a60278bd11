import { findRegulation } from "@heirlock/law/catalogue/regulation-code";
import { equals } from "@heirlock/law/succession/rational";
import type { Succession } from "@heirlock/law/succession/result";
import { computeNow } from "../calculator/compute-now.ts";
import type { FamilyDraft } from "../calculator/family-draft.ts";

/** The four Sunni schools, by their codes in the catalogue. */
export const sunniSchools = ["hanafi", "maliki", "shafi", "hanbali"] as const;
export type SunniSchool = (typeof sunniSchools)[number];

/**
 * Which of the four schools divide this family differently from the result that is shown; null where the law asked is
 * not one of Sunni Islam. A school that leaves the case open differs too.
 */
export function differingSchools(draft: FamilyDraft, shown: Succession, today: string): SunniSchool[] | null {
  const regulation = findRegulation(draft.code);
  if (regulation?.system !== "islamic") return null;
  if (["jafari", "shia", "druze", "ibadi", "zaidi"].includes(regulation.subJurisdiction ?? "")) return null;
  return sunniSchools.filter((code) => {
    const computed = computeNow({ ...draft, code }, today);
    return computed.kind !== "shares" || !sameShares(shown, computed.succession);
  });
}

function sameShares({ shares }: Succession, other: Succession): boolean {
  if (shares.size !== other.shares.size) return false;
  return [...shares].every(([id, share]) => {
    const its = other.shares.get(id);
    return its !== undefined && equals(share, its);
  });
}
