import type { Label, Labels } from "./label.ts";
import { partName } from "./part-names.ts";
import { findRegulation } from "./regulation-code.ts";
import { traditions } from "./traditions.ts";
import type { LegalSystemCode } from "./tree.ts";
import { countryName } from "./world.ts";

/** What a system is called, and what it is. */
export function systemLabel(code: LegalSystemCode | "bahai", { systems }: Labels): Label {
  return systems[code];
}

/** What a school, a rite or a territory is called; a country's own law is named after the country. */
export function subLabel(
  country: string | null,
  sub: string,
  { subs, part: about, national, language }: Labels,
): Label {
  const part = partName(country, sub, language);
  if (part) return { label: part, description: about.replace("{part}", part) };
  if (Object.hasOwn(subs, sub)) return subs[sub as keyof typeof subs];
  const name = country === null ? sub : countryName(country, language);
  const fill = (text: string) => text.replace("{country}", name);
  return { label: fill(national.label), description: fill(national.description) };
}

/** Whether a school, rite or part has a name of its own, beyond that of its country or system. */
export function hasOwnName(country: string | null, sub: string, { subs, language }: Labels): boolean {
  return partName(country, sub, language) !== undefined || (sub !== "traditional" && Object.hasOwn(subs, sub));
}

/** What a tradition is called; undefined for what is none. */
export function traditionLabel(code: string, labels: Labels): Label | undefined {
  const found = traditions.find((one) => one.code === code);
  if (!found) return undefined;
  return found.sub === "traditional" ? systemLabel(found.type, labels) : subLabel(null, found.sub, labels);
}

/** The name of a regulation for people; the code itself where the catalogue does not know it. */
export function displayName(code: string, labels: Labels): string {
  const regulation = findRegulation(code);
  if (!regulation?.system) return code;
  const { country, system, subJurisdiction } = regulation;
  const systemName = systemLabel(system, labels).label;
  const isPlain = subJurisdiction === null || subJurisdiction === "traditional";
  const law = isPlain ? systemName : subLabel(country, subJurisdiction, labels).label;
  if (country === null) return law;
  const isNational = !isPlain && !hasOwnName(country, subJurisdiction, labels);
  return isNational ? law : `${countryName(country, labels.language)}: ${law}`;
}
