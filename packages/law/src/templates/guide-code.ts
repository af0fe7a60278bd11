import { findRegulation } from "../catalogue/regulation-code.ts";

const schools = new Set(["jafari", "hanafi", "maliki", "shafi", "hanbali", "zaidi", "ibadi", "druze"]);
const sameSchool: Readonly<Record<string, string>> = { shafii: "shafi", shia: "jafari" };

/** What a guide is about: a country, one of the eight schools, or a school in a country. */
export interface GuideSubject {
  country: string | null;
  /** Null for what is none of the eight: then the guide is the country's. */
  school: string | null;
}

/** Reads a guide code: a school's name, or parts of which the first is the country and the third the school. */
export function guideSubject(code: string): GuideSubject {
  const regulation = findRegulation(code);
  if (!regulation) return { country: null, school: null };
  const { country, system, subJurisdiction } = regulation;
  const named = subJurisdiction === null ? null : (sameSchool[subJurisdiction] ?? subJurisdiction);
  const school = system === "islamic" && named !== null && schools.has(named) ? named : null;
  return { country, school };
}
