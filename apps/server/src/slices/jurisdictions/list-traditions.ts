import type { jurisdictionRoutes } from "@heirlock/contract/jurisdictions";
import type { Answer } from "@heirlock/contract/route";
import { traditionLabel } from "@heirlock/law/catalogue/display-name";
import { loadLabels } from "@heirlock/law/catalogue/labels";
import { traditions } from "@heirlock/law/catalogue/traditions";

export async function listTraditions(language: string): Promise<Answer<typeof jurisdictionRoutes.traditions>["data"]> {
  const labels = await loadLabels(language);
  return traditions.map(({ code, type, status, applicableCountries }) => ({
    code,
    type,
    ...traditionLabel(code, labels)!,
    status,
    applicableCountries: [...applicableCountries],
  }));
}
