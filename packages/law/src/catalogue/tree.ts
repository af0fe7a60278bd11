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

/** A school, a court's rite, or the law of a part of the country. Its names are in the labels. */
export interface SubJurisdiction {
  code: string;
  status: Status;
  /** Still understood, because plans may name it, but no longer offered: what it said was of no one place. */
  former?: true;
  /** Listed because the tradition applies in the country, not because the country's own list has it. */
  fromTradition?: true;
}

export interface LegalSystem {
  code: LegalSystemCode;
  status: Status;
  subJurisdictions?: readonly SubJurisdiction[];
  fromTradition?: true;
}

/** One country as its own file gives it: data only. */
export interface CountryLaw {
  /** Lowercase, as in regulation codes. */
  code: string;
  /** Active when one of its own systems is. */
  status: Status;
  legalSystems: readonly LegalSystem[];
  /** What the list of systems rests on. */
  sources: readonly string[];
  /** Month of the last review, as in 2026-06; null where nobody has reviewed the law of the country yet. */
  reviewed: string | null;
}

/** "Build Your Own": every country has it. */
export const buildYourOwn: LegalSystem = { code: "custom", status: "active" };

/** A system that can be chosen, with its schools or territories. */
export function system(code: LegalSystemCode, ...subs: readonly string[]): LegalSystem {
  return withStatus("active", code, subs);
}

/** A system that is shown but cannot be chosen yet. */
export function planned(code: LegalSystemCode, ...subs: readonly string[]): LegalSystem {
  return withStatus("coming_soon", code, subs);
}

/** A system whose parts are not all reviewed; a former part is understood and no longer offered. */
export function partly(
  code: LegalSystemCode,
  parts: { reviewed: string; notReviewed?: string; former?: string },
): LegalSystem {
  const words = (text = "") => text.split(" ").filter((word) => word !== "");
  const subJurisdictions: SubJurisdiction[] = [
    ...words(parts.reviewed).map((sub) => ({ code: sub, status: "active" as const })),
    ...words(parts.notReviewed).map((sub) => ({ code: sub, status: "coming_soon" as const })),
    ...words(parts.former).map((sub) => ({ code: sub, status: "active" as const, former: true as const })),
  ];
  return { code, status: statusOf(subJurisdictions), subJurisdictions };
}

function withStatus(status: Status, code: LegalSystemCode, subs: readonly string[]): LegalSystem {
  const subJurisdictions = subs.map((sub) => ({ code: sub, status }));
  return { code, status, ...(subs.length > 0 && { subJurisdictions }) };
}

export function country(
  code: string,
  { systems, ...origin }: Pick<CountryLaw, "sources" | "reviewed"> & { systems: readonly LegalSystem[] },
): CountryLaw {
  return { code, status: statusOf(systems), legalSystems: [...systems, buildYourOwn], ...origin };
}

/** Active when anything below is: the most specific node decides what can be chosen. */
export function statusOf(nodes: readonly { status: Status }[]): Status {
  return nodes.some(({ status }) => status === "active") ? "active" : "coming_soon";
}
