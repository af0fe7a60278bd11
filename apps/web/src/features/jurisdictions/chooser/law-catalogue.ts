import { subAliases } from "@heirlock/law/catalogue/code-aliases";
import { countryList, jurisdiction } from "@heirlock/law/catalogue/country-list";
import { hasOwnName, subLabel, systemLabel } from "@heirlock/law/catalogue/display-name";
import type { Labels } from "@heirlock/law/catalogue/label";
import { loadLabels } from "@heirlock/law/catalogue/labels";
import { partName } from "@heirlock/law/catalogue/part-names";
import { findRegulation, type Regulation } from "@heirlock/law/catalogue/regulation-code";
import type { LegalSystem, LegalSystemCode, Status, SubJurisdiction } from "@heirlock/law/catalogue/tree";
import { countryName } from "@heirlock/law/catalogue/world";

/** What the parts of a system are to the people who live under it. */
export type PartKind = "school" | "church" | "community" | "place";

export interface PartChoice {
  /** The regulation code that choosing it means. */
  code: string;
  label: string;
  description: string;
  status: Status;
  kind: Regulation["kind"];
  /** Shown only to whoever has it already. */
  former?: true;
}

export interface SystemChoice {
  code: string;
  system: LegalSystemCode;
  label: string;
  description: string;
  status: Status;
  kind: Regulation["kind"];
  parts: readonly PartChoice[];
  partKind: PartKind;
  /** The one part is the law of the whole country, so that there is nothing to ask. */
  isNational: boolean;
  /** Its parts are states or provinces, of which the country asks for one. */
  isTerritorial: boolean;
}

export type GroupChoice = PartChoice & Pick<SystemChoice, "partKind">;

/** A law in words; what it does not have is null. */
export interface LawWords {
  country: string | null;
  system: string | null;
  school: string | null;
}

/** The choices that a code is made of. A religious law as such has no country; a system may still need a part. */
export interface LawPlace {
  code: string;
  country: string | null;
  system: SystemChoice | null;
  part: PartChoice | null;
  /** Nothing is left to choose. */
  isComplete: boolean;
}

/** The laws of the world in one language, as choosing one needs them. */
export interface LawCatalogue {
  language: string;
  /** Uppercase codes, with how many legal systems each has, "Build Your Own" included. */
  countries: ReadonlyMap<string, { status: Status; systems: number }>;
  /** Empty for what is no country. */
  systemsOf(country: string): readonly SystemChoice[];
  /** Everything of a country's own that can be chosen now, down to its parts: what a person may belong to. */
  groupsOf(country: string): readonly GroupChoice[];
  /** Where a code stands among the choices; null for what is no code. */
  placeOf(code: string): LawPlace | null;
  nameOf(code: string): LawWords | null;
}

const communities = new Set(["hindu", "christian", "parsi", "nonmuslim", "traditional", "general"]);

export async function buildCatalogue(language: string): Promise<LawCatalogue> {
  const labels = await loadLabels(language);
  const countries = new Map(
    countryList(language).map(({ code, status }) => {
      const systems = jurisdiction(code.toLowerCase())?.legalSystems.length ?? 0;
      return [code, { status, systems }];
    }),
  );
  const systemsOf = (country: string) => {
    const code = country.toLowerCase();
    return (jurisdiction(code)?.legalSystems ?? []).map((system) => systemChoice(code, system, labels));
  };
  return {
    language,
    countries,
    systemsOf,
    groupsOf: (country) => systemsOf(country).flatMap(groupsOfSystem),
    placeOf: (code) => {
      const regulation = findRegulation(code);
      return regulation && lawPlace(regulation, systemsOf);
    },
    nameOf: (code) => lawWords(code, labels),
  };
}

/** A system without parts, or with the law of the whole country, goes by its own name. */
function groupsOfSystem(choice: SystemChoice): GroupChoice[] {
  const { system, status, parts, partKind, isNational } = choice;
  if (system === "custom" || status !== "active" || choice.kind !== "country") return [];
  if (parts.length === 0) return [choice];
  if (isNational) return [{ ...choice, code: parts[0]!.code }];
  return parts
    .filter((part) => part.status === "active" && part.kind === "country" && !part.former)
    .map((part) => ({ ...part, partKind }));
}

function lawPlace(
  { code, country, system, subJurisdiction }: Regulation,
  systemsOf: LawCatalogue["systemsOf"],
): LawPlace {
  if (country === null) return { code, country, system: null, part: null, isComplete: true };
  const choice = systemsOf(country).find((one) => one.system === system) ?? null;
  // "shia" is another name of the school that trees call "jafari".
  const names = subJurisdiction === null ? [] : [subJurisdiction, subAliases[subJurisdiction]];
  const part = choice?.parts.find((one) => names.some((name) => one.code === `${choice.code}-${name}`)) ?? null;
  return { code, country, system: choice, part, isComplete: part !== null || choice?.parts.length === 0 };
}

function systemChoice(country: string, system: LegalSystem, labels: Labels): SystemChoice {
  const code = `${country}-${system.code}`;
  const subs = system.subJurisdictions ?? [];
  return {
    code,
    system: system.code,
    ...systemLabel(system.code, labels),
    status: system.status,
    kind: findRegulation(code)!.kind,
    parts: subs.map((sub) => partChoice(country, code, sub, labels)),
    partKind: partKind(system.code, subs),
    isNational: subs.length === 1 && !hasOwnName(country, subs[0]!.code, labels),
    isTerritorial: subs.some(({ code: sub }) => partName(country, sub, "en") !== undefined),
  };
}

function partChoice(country: string, system: string, sub: SubJurisdiction, labels: Labels): PartChoice {
  const code = `${system}-${sub.code}`;
  return {
    code,
    ...subLabel(country, sub.code, labels),
    status: sub.status,
    kind: findRegulation(code)!.kind,
    ...(sub.former && { former: true }),
  };
}

function partKind(system: LegalSystemCode, subs: readonly SubJurisdiction[]): PartKind {
  if (system === "islamic") return "school";
  if (system === "christian") return "church";
  return subs.some(({ code }) => communities.has(code)) ? "community" : "place";
}

function lawWords(code: string, labels: Labels): LawWords | null {
  const regulation = findRegulation(code);
  if (!regulation) return null;
  const { country, system, subJurisdiction } = regulation;
  return {
    country: country && countryName(country, labels.language),
    // A school by itself says which law it is of.
    system: system && (country || !subJurisdiction) ? systemLabel(system, labels).label : null,
    school:
      subJurisdiction === null || !hasOwnName(country, subJurisdiction, labels)
        ? null
        : subLabel(country, subJurisdiction, labels).label,
  };
}
