import { type ComplianceFacts, complianceFactsOf } from "@heirlock/law/catalogue/compliance-facts";
import { hasEngine, type NoEngineReason } from "@heirlock/law/catalogue/profile";
import { profileOf } from "@heirlock/law/catalogue/profile-of";

/** What is known of a law besides the form of a will, and whether it can be computed. */
export interface LawStanding {
  code: string;
  facts: ComplianceFacts;
  /** Null where there is an engine. */
  noEngine: NoEngineReason | null;
  /** Computed only where every reading of the law agrees. */
  checkWithCourt: boolean;
}

export function standingOf(code: string): LawStanding {
  const profile = profileOf(code);
  return {
    code,
    facts: complianceFactsOf(code),
    noEngine: hasEngine(profile) ? null : profile.noEngine,
    checkWithCourt: hasEngine(profile) && profile.checkWithCourt === true,
  };
}
