import type { jurisdictionRoutes } from "@heirlock/contract/jurisdictions";
import type { Answer } from "@heirlock/contract/route";
import { complianceFactsOf } from "@heirlock/law/catalogue/compliance-facts";
import { displayName } from "@heirlock/law/catalogue/display-name";
import { complianceEngineOf, inheritanceKeyOf } from "@heirlock/law/catalogue/engine-selection";
import { loadLabels } from "@heirlock/law/catalogue/labels";
import { findRegulation } from "@heirlock/law/catalogue/regulation-code";
import { refuse } from "../../kernel/errors.ts";

/** Refuses with INVALID_REGULATION_CODE what is no code, the empty one included. */
export async function resolveCode(
  written: string,
  language: string,
): Promise<Answer<typeof jurisdictionRoutes.resolve>["data"]> {
  const regulation = findRegulation(written);
  if (!regulation?.system) refuse("INVALID_REGULATION_CODE");
  const { code, country, system, subJurisdiction } = regulation;
  return {
    country,
    system,
    sub: subJurisdiction,
    engine: complianceEngineOf(code),
    schoolKey: inheritanceKeyOf(code),
    facts: complianceFactsOf(code),
    displayName: displayName(code, await loadLabels(language)),
  };
}
