/** What can be chosen now, and what is shown as coming. */
export type Status = "active" | "coming_soon";

export const legalSystemCodes = [
  "islamic",
  "civil",
  "common",
  "christian",
  "hebrew",
  "hindu",
  "buddhist",
  "jain",
  "sikh",
  "parsi",
  "custom",
] as const;
export type LegalSystemCode = (typeof legalSystemCodes)[number];

/** A school, a court's rite, or the law of a part of the country. */
export interface SubJurisdiction {
  code: string;
  status: Status;
}

export interface LegalSystem {
  code: LegalSystemCode;
  status: Status;
  subJurisdictions?: readonly SubJurisdiction[];
}

/** One country as its own file gives it: data only. */
export interface CountryLaw {
  /** Lowercase, as in regulation codes. */
  code: string;
  status: Status;
  legalSystems: readonly LegalSystem[];
}

/** "Build Your Own": every country has it. */
export const buildYourOwn: LegalSystem = { code: "custom", status: "active" };

export function system(code: LegalSystemCode, ...subs: readonly string[]): LegalSystem {
  return {
    code,
    status: "active",
    ...(subs.length > 0 && { subJurisdictions: subs.map((sub) => ({ code: sub, status: "active" as const })) }),
  };
}

export function country(code: string, ...legalSystems: readonly LegalSystem[]): CountryLaw {
  return { code, status: "active", legalSystems: [...legalSystems, buildYourOwn] };
}
