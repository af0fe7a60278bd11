import { complianceFactsOf } from "../catalogue/compliance-facts.ts";
import { hasEngine } from "../catalogue/profile.ts";
import { profileOf } from "../catalogue/profile-of.ts";
import { findRegulation } from "../catalogue/regulation-code.ts";
import type { ProtectedHeir, Sheet } from "../formalities/sheet.ts";
import { rulebookReviewed } from "../succession/rule.ts";
import type { Origin } from "./template.ts";
import { originOf } from "./wording.ts";

/** How far a will reaches, with what that rests on. */
export interface WillLimit {
  kind: "third" | "reserve" | "claims" | "everything" | "lifetime";
  protects: readonly ProtectedHeir[];
  toHeir: { value: "consent" | "void" | "free"; origin: Origin } | null;
  origin: Origin;
}

/** Rulebook 4.1: heirs are not changed by a will; what takes effect in life can be given. */
const halacha: Origin = {
  source: "Numbers 27:8-11; Shulchan Aruch, Choshen Mishpat 276-289",
  grade: "K",
  reviewed: rulebookReviewed,
};

/** Hindu, Parsi and the like as such are the personal laws of India (rulebook 4.3, 4.4). */
function inItsCountry(code: string): string {
  const regulation = findRegulation(code);
  const indian = ["hindu", "buddhist", "jain", "sikh", "parsi"];
  return regulation?.country === null && indian.includes(regulation.system ?? "") ? `in-${regulation.system}` : code;
}

/** Null where nobody has reviewed it. */
export function limitOf(sheet: Sheet | null, code: string): WillLimit | null {
  const found = profileOf(code);
  const { forcedHeirs, testamentaryFreedom } = complianceFactsOf(inItsCountry(code));
  const review = testamentaryFreedom.review ?? (hasEngine(found) && found.will.limit === "lifetime" ? halacha : null);
  const basis = sheet?.limit ?? sheet?.protects ?? review;
  if (!basis) return null;
  const origin = originOf(basis);
  const protects = sheet?.protects?.value ?? [];
  if (hasEngine(found) && found.will.limit === "third") {
    const { toHeir } = found.will;
    const its = sheet?.giftToHeir ?? review;
    return { kind: "third", protects, origin, toHeir: toHeir && its ? { value: toHeir, origin: originOf(its) } : null };
  }
  const kind = kindOf(found, sheet, forcedHeirs.value);
  return { kind, protects, origin, toHeir: null };
}

function kindOf(
  found: ReturnType<typeof profileOf>,
  sheet: Sheet | null,
  forcedHeirs: boolean | "spouse" | "conditional",
): WillLimit["kind"] {
  if (hasEngine(found) && found.will.limit === "lifetime") return "lifetime";
  if (sheet?.protects) return "reserve";
  if (sheet?.limit) return sheet.limit.value;
  if (!hasEngine(found)) return forcedHeirs === false ? "everything" : "reserve";
  return found.will.limit === "none" ? "everything" : found.will.limit;
}
