import type { jurisdictionRoutes } from "@heirlock/contract/jurisdictions";
import type { Answer } from "@heirlock/contract/route";
import { jurisdiction } from "@heirlock/law/catalogue/country-list";
import { subLabel, systemLabel } from "@heirlock/law/catalogue/display-name";
import { loadLabels } from "@heirlock/law/catalogue/labels";
import { countryName } from "@heirlock/law/catalogue/world";
import { refuse } from "../../kernel/errors.ts";

/** Refuses with NOT_FOUND what is no country. */
export async function readTree(
  country: string,
  language: string,
): Promise<Answer<typeof jurisdictionRoutes.tree>["data"]> {
  const law = jurisdiction(country.toLowerCase());
  if (!law) refuse("NOT_FOUND");
  const labels = await loadLabels(language);
  return {
    code: law.code,
    label: countryName(law.code, language),
    status: law.status,
    legalSystems: law.legalSystems.map(({ code, status, subJurisdictions }) => ({
      code,
      ...systemLabel(code, labels),
      status,
      ...(subJurisdictions && {
        subJurisdictions: subJurisdictions.map((sub) => ({
          code: sub.code,
          ...subLabel(law.code, sub.code, labels),
          status: sub.status,
        })),
      }),
    })),
  };
}
