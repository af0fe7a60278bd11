import { islamicProfiles } from "../catalogue/islamic-profiles.ts";
import { civilEngine } from "../succession/civil/divide.ts";
import { type CivilCountry, civilLaws } from "../succession/civil/laws.ts";
import { commonEngines } from "../succession/common-law/laws.ts";
import { scottishEngine } from "../succession/common-law/scotland.ts";
import { halachaEngine } from "../succession/halacha/divide.ts";
import { hinduManEngine, hinduWomanEngine, indianChristianEngine, parsiEngine } from "../succession/india/divide.ts";
import { jafariEngine, sunniEngine } from "../succession/religious-engines.ts";
import type { Engine } from "../succession/result.ts";
import { type SchoolName, schools } from "../succession/sunni/schools.ts";
import { territories } from "../succession/territories/all.gen.ts";
import { territoryEngine } from "../succession/territories/divide.ts";
import type { LawWithUnworthiness } from "../succession/unworthy/laws.ts";
import { withoutUnworthy } from "../succession/unworthy/without-unworthy.ts";

/** Laws that give the issue of a dead child what the schools do not; worked cases name them by their code. */
export const lawsOnGrandchildren = [
  "eg-islamic-sunni",
  "tn-islamic-maliki",
  "pk-islamic-hanafi",
  "pk-islamic-jafari",
  "id-islamic-khi",
  "ma-islamic-maliki",
] as const;

/** Other names that worked cases give to laws. */
const otherNames: Readonly<Record<string, string>> = {
  "au-nsw": "au",
  "ca-on": "ca",
  gb: "gb-ew",
  sct: "gb-sct",
  qc: "ca-qc",
  id: "id-bw",
  isa33: "in-isa",
};

/** The school that a statute starts from, by the name that worked cases give the statute. */
export const statutes: Readonly<Record<string, SchoolName>> = {
  "id-khi": "khi",
  pk: "hanafi",
  bd: "hanafi",
  ma: "maliki",
};

/** Every engine that divides among people, by the profile that worked cases name. */
export const engines: Readonly<Record<string, Engine>> = {
  ...Object.fromEntries(Object.keys(schools).map((name) => [name, sunniEngine(name as SchoolName)])),
  jafari: jafariEngine,
  ...Object.fromEntries(
    Object.entries({
      ...Object.fromEntries(Object.keys(civilLaws).map((code) => [code, civilEngine(civilLaws[code as CivilCountry])])),
      ...commonEngines,
      sct: scottishEngine,
      hsa8: hinduManEngine,
      hsa15: hinduWomanEngine,
      isa33: indianChristianEngine,
      parsi51: parsiEngine,
    }).map(([code, engine]) => [code, withoutUnworthy(code as LawWithUnworthiness, engine)]),
  ),
  ...Object.fromEntries(territories.map((law) => [law.code, withoutUnworthy(law.code, territoryEngine(law))])),
  halacha: halachaEngine,
  ...Object.fromEntries(lawsOnGrandchildren.map((code) => [code, islamicProfiles[code]!.engine])),
};

/** The engine of the law that a worked case names. */
export function engineNamed(name: string): Engine | undefined {
  const own = Object.entries(otherNames).find(([, other]) => other === name)?.[0] ?? name;
  return engines[own];
}

export const isSchool = (name: string): name is SchoolName => Object.hasOwn(schools, name);
