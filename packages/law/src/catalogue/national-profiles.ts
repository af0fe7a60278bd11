import { civilEngine } from "../succession/civil/divide.ts";
import { type CivilCountry, civilLaws } from "../succession/civil/laws.ts";
import { commonEngines } from "../succession/common-law/laws.ts";
import { scottishEngine } from "../succession/common-law/scotland.ts";
import { halachaEngine } from "../succession/halacha/divide.ts";
import { hinduManEngine, hinduWomanEngine, indianChristianEngine, parsiEngine } from "../succession/india/divide.ts";
import type { Engine } from "../succession/result.ts";
import { territories } from "../succession/territories/all.gen.ts";
import { territoryEngine } from "../succession/territories/divide.ts";
import type { TerritoryCode } from "../succession/territories/rules.ts";
import type { Territory } from "../succession/territories/territory.ts";
import { withoutUnworthy } from "../succession/unworthy/without-unworthy.ts";
import { type ParentsOfOneSex, parentsOfOneSex } from "./parents-of-one-sex.ts";
import type { Profile, TestamentaryLimit } from "./profile.ts";

const reserve: TestamentaryLimit = { limit: "reserve" };
const claims: TestamentaryLimit = { limit: "claims" };
const everything: TestamentaryLimit = { limit: "none" };

/** Laws that do not tell parents apart by their sex, and which of them know two of one. */
function eitherParent(country: string): Pick<Profile, "parentsOfOneSex" | "twoMothersOrFathers"> {
  const known: Partial<Record<string, readonly ParentsOfOneSex[]>> = parentsOfOneSex;
  const who = known[country];
  return { parentsOfOneSex: true, ...(who && { twoMothersOrFathers: who }) };
}

const civil = (country: CivilCountry, will: TestamentaryLimit = reserve): Profile => ({
  rules: country,
  engine: withoutUnworthy(country, civilEngine(civilLaws[country])),
  will,
  ...eitherParent(country),
});
const common = (country: keyof typeof commonEngines): Profile => ({
  rules: country,
  engine: withoutUnworthy(country, commonEngines[country]),
  will: claims,
  ...eitherParent(country),
});

const hinduEngine: Engine = (kin, circumstances) =>
  (kin.family.deceased.sex === "male" ? hinduManEngine : hinduWomanEngine)(kin, circumstances);
const hindu: Profile = { rules: "hindu", engine: withoutUnworthy("hsa8", hinduEngine), will: everything };
const indianChristian: Profile = {
  rules: "isa33",
  engine: withoutUnworthy("isa33", indianChristianEngine),
  will: everything,
};
const parsi: Profile = { rules: "parsi51", engine: withoutUnworthy("parsi51", parsiEngine), will: everything };
const halacha: Profile = { rules: "halacha", engine: halachaEngine, will: { limit: "lifetime" } };

const willOfTerritory: Readonly<Record<Territory["will"], TestamentaryLimit>> = {
  claims,
  reserve,
  third: { limit: "third", toHeir: "free" },
};
const territory = (law: Territory & { code: TerritoryCode }): Profile => ({
  rules: law.code,
  engine: withoutUnworthy(law.code, territoryEngine(law)),
  will: willOfTerritory[law.will],
  ...eitherParent(law.code),
});

/** Laws of countries and communities by code (rulebook 0.5, sections 2 to 4). */
export const nationalProfiles: Readonly<Record<string, Profile>> = {
  ...Object.fromEntries(
    territories.flatMap((law) => {
      const profile = territory(law);
      return law.regulations.map((code) => [code, profile]);
    }),
  ),
  "ae-civil-nonmuslim": civil("ae", everything),
  "ar-civil-argentine": civil("ar"),
  "at-civil-austrian": civil("at"),
  "be-civil-belgian": civil("be"),
  "br-civil-brazilian": civil("br"),
  "ca-civil-quebec": civil("qc", claims),
  "ch-civil-swiss": civil("ch"),
  "cn-civil-chinese": civil("cn"),
  "de-civil-german": civil("de"),
  "es-civil-spanish": civil("es"),
  "fr-civil-french": civil("fr"),
  "gb-common-english": common("gb"),
  "gb-common-scottish": {
    rules: "sct",
    engine: withoutUnworthy("sct", scottishEngine),
    will: reserve,
    ...eitherParent("sct"),
  },
  "gr-civil-greek": civil("gr"),
  "id-civil-bw": civil("id"),
  "ie-common-irish": civil("ie"),
  "il-civil-israeli": civil("il", claims),
  "il-hebrew-halacha": halacha,
  "in-common-hindu": hindu,
  "in-common-christian": indianChristian,
  "in-common-parsi": parsi,
  "in-hindu-traditional": hindu,
  "in-buddhist-traditional": hindu,
  "in-jain-traditional": hindu,
  "in-sikh-traditional": hindu,
  "in-parsi-traditional": parsi,
  "in-christian-catholic": indianChristian,
  "in-christian-orthodox": indianChristian,
  "in-christian-protestant": indianChristian,
  "it-civil-italian": civil("it"),
  "jp-civil-japanese": civil("jp"),
  "kr-civil-korean": civil("kr"),
  "lu-civil-luxembourgish": civil("lu"),
  "mx-civil-mexican": civil("mx", claims),
  "nl-civil-dutch": civil("nl"),
  "nz-common-nz": common("nz"),
  "pt-civil-portuguese": civil("pt"),
  "ru-civil-russian": civil("ru"),
  "tr-civil-turkish": civil("tr"),
  // No state's law, and not offered: for those who chose it before states were told apart.
  "us-common-upc": common("us"),
  "za-common-southafrican": common("za"),
  hebrew: halacha,
  hindu,
  buddhist: hindu,
  jain: hindu,
  sikh: hindu,
  parsi,
};
