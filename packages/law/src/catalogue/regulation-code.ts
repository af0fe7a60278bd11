import { codeAliases, languageSuffixes, religiousCodes, subAliases } from "./code-aliases.ts";
import { allJurisdictions, jurisdiction } from "./country-list.ts";
import { traditionOf } from "./traditions.ts";
import type { CountryLaw, LegalSystem, LegalSystemCode, Status, SubJurisdiction } from "./tree.ts";

/** A code in its parts. `country` is null for a religious law as such, "INVALID" for an empty code. */
export interface RegulationCode {
  country: string | null;
  system: LegalSystemCode | "bahai" | null;
  subJurisdiction: string | null;
}

/** What a code means in the catalogue. */
export interface Regulation extends RegulationCode {
  /** The code in the one spelling that is kept and shown. */
  code: string;
  /** Of the most specific node: only what is active can be chosen. */
  status: Status;
  /** What a plan may open: a country's own law, a religious tradition, or "Build Your Own". */
  kind: "country" | "tradition" | "custom";
}

export class InvalidRegulationCode extends Error {
  constructor() {
    super("Invalid regulation code");
    this.name = "InvalidRegulationCode";
  }
}

const empty: RegulationCode = { country: "INVALID", system: null, subJurisdiction: null };
const religious = new Map(Object.entries(religiousCodes));

/**
 * Reads a code in any spelling: case, language suffix, old words and aliases. Empty input has the country INVALID.
 * Throws InvalidRegulationCode for everything that the catalogue does not know.
 */
export function parseRegulationCode(text: string): RegulationCode {
  const written = text.trim().toLowerCase();
  if (written === "") return empty;
  const parsed = lookUp(written) ?? lookUp(withoutLanguage(written));
  if (!parsed) throw new InvalidRegulationCode();
  return parsed;
}

export function formatRegulationCode({ country, system, subJurisdiction }: RegulationCode): string {
  if (country === "INVALID") return "";
  if (country !== null) return [country, system, subJurisdiction].filter((part) => part !== null).join("-");
  for (const [code, [itsSystem, itsSub = null]] of religious) {
    if (itsSystem === system && itsSub === subJurisdiction) return code;
  }
  throw new InvalidRegulationCode();
}

/** Whether a will may name the code. An empty one is not a code. */
export function isRegulationCode(text: string): boolean {
  const parsed = parseOrNull(text);
  return parsed !== null && parsed.country !== "INVALID";
}

/** Throws InvalidRegulationCode for what is no code, the empty one included. */
export function resolveRegulation(text: string): Regulation {
  const parsed = parseRegulationCode(text);
  if (parsed.country === "INVALID") throw new InvalidRegulationCode();
  return { ...parsed, code: formatRegulationCode(parsed), ...standing(parsed) };
}

/** Null where `resolveRegulation` would throw. */
export function findRegulation(text: string): Regulation | null {
  const parsed = parseOrNull(text);
  if (!parsed || parsed.country === "INVALID") return null;
  return { ...parsed, code: formatRegulationCode(parsed), ...standing(parsed) };
}

/** Every code that can be written from the trees: each system, and each of its sub-jurisdictions. */
export function codesOfTree(laws: readonly CountryLaw[] = allJurisdictions()): string[] {
  return laws.flatMap(({ code, legalSystems }) =>
    legalSystems.flatMap(({ code: system, subJurisdictions = [] }) => [
      `${code}-${system}`,
      ...subJurisdictions.map((sub) => `${code}-${system}-${sub.code}`),
    ]),
  );
}

function parseOrNull(text: string): RegulationCode | null {
  try {
    return parseRegulationCode(text);
  } catch (error) {
    if (error instanceof InvalidRegulationCode) return null;
    throw error;
  }
}

function lookUp(written: string): RegulationCode | null {
  if (written.startsWith("-") || written.endsWith("-") || written.includes("--")) return null;
  const code = codeAliases.get(written) ?? written;
  const [system, sub = null] = religious.get(code) ?? [];
  if (system) return { country: null, system: system as RegulationCode["system"], subJurisdiction: sub };
  // Names of parts have hyphens of their own: us-common-new-york.
  const [country, systemCode, ...subWords] = code.split("-");
  const subCode = subWords.length > 0 ? subWords.join("-") : null;
  const node = jurisdiction(country!)?.legalSystems.find((one) => one.code === systemCode);
  if (!node || (subCode !== null && !findSub(node, subCode))) return null;
  // "shafi" is written "shafii" in trees; "shia" stays, since wills name it.
  const subJurisdiction = subCode === "shafi" ? "shafii" : subCode;
  return { country: country!, system: node.code, subJurisdiction };
}

/** Without one trailing language, if anything is left of the code then. */
function withoutLanguage(written: string): string {
  const at = written.lastIndexOf("-");
  return at > 0 && languageSuffixes.has(written.slice(at + 1)) ? written.slice(0, at) : written;
}

function findSub(system: LegalSystem, sub: string): SubJurisdiction | undefined {
  const named = (name: string | undefined) => system.subJurisdictions?.find(({ code }) => code === name);
  return named(sub) ?? (Object.hasOwn(subAliases, sub) ? named(subAliases[sub]) : undefined);
}

function standing({ country, system, subJurisdiction }: RegulationCode): Pick<Regulation, "status" | "kind"> {
  if (country === null) {
    const status = (subJurisdiction && traditionOf(system ?? "", subJurisdiction)?.status) || "active";
    return { status, kind: "tradition" };
  }
  const node = jurisdiction(country)!.legalSystems.find(({ code }) => code === system)!;
  const sub = subJurisdiction === null ? undefined : findSub(node, subJurisdiction);
  const fromTradition = sub?.fromTradition ?? node.fromTradition;
  return {
    status: (sub ?? node).status,
    kind: node.code === "custom" ? "custom" : fromTradition ? "tradition" : "country",
  };
}
