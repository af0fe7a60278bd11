import { subAliases } from "./code-aliases.ts";
import { findRegulation, type Regulation } from "./regulation-code.ts";

export const complianceEngines = [
  "islamic",
  "druze",
  "civil",
  "common",
  "christian",
  "hebrew",
  "custom",
  "default",
] as const;
export type ComplianceEngine = (typeof complianceEngines)[number];

/** What checks a will under a code; "default" for laws without a check of their own and for what is no code. */
export function complianceEngineOf(code: string): ComplianceEngine {
  const { system, subJurisdiction } = findRegulation(code) ?? {};
  if (system === "islamic" && subJurisdiction === "druze") return "druze";
  return complianceEngines.find((engine) => engine === system) ?? "default";
}

const schoolKeys: Readonly<Record<string, string>> = {
  hanafi: "hanafi",
  hanbali: "hanbali",
  maliki: "maliki",
  shafi: "shafi",
  shafii: "shafi",
  jafari: "shia",
  shia: "shia",
  sunni: "sunni",
  druze: "druze",
};

/** Religious laws without a key of their own are known by the country whose law they are divided after. */
const homeOfTradition: Readonly<Record<string, string>> = {
  ibadi: "om",
  zaidi: "ye",
  hindu: "in",
  buddhist: "in",
  jain: "in",
  sikh: "in",
  parsi: "in",
};

/** The school, the religion, or the country by which the rules of inheritance are filed; what is no code stays itself. */
export function inheritanceKeyOf(code: string): string {
  const regulation = findRegulation(code);
  if (!regulation) return code;
  const { country, system, subJurisdiction } = regulation;
  if (system === "islamic" && subJurisdiction && Object.hasOwn(schoolKeys, subJurisdiction)) {
    return schoolKeys[subJurisdiction]!;
  }
  if (system === "christian" || system === "hebrew") return system;
  return country ?? homeOfTradition[regulation.code] ?? regulation.code;
}

export const guideSchools = ["jafari", "hanafi", "maliki", "shafi", "hanbali", "zaidi", "ibadi", "druze"] as const;
export type GuideSchool = (typeof guideSchools)[number];

export interface GuideCode {
  /** Null for a school as such. */
  country: string | null;
  /** Null where the guide of the country is shown: no school was named, or one without a guide. */
  school: GuideSchool | null;
}

/** Which guide a code asks for; null for what is no code. */
export function guideOf(code: string): GuideCode | null {
  const regulation = findRegulation(code);
  if (!regulation) return null;
  return { country: regulation.country, school: guideSchool(regulation) };
}

function guideSchool({ system, subJurisdiction }: Regulation): GuideSchool | null {
  if (system !== "islamic" || subJurisdiction === null) return null;
  const name = subJurisdiction === "shafii" ? "shafi" : subJurisdiction;
  return guideSchools.find((school) => school === name || school === subAliases[name]) ?? null;
}
