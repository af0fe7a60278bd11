import { countryLaws } from "./country-laws.ts";
import { traditions } from "./traditions.ts";
import { buildYourOwn, type CountryLaw, type LegalSystem, type Status, type SubJurisdiction } from "./tree.ts";
import { countryName, type Region, type Subregion, world } from "./world.ts";

/** A line of the country list, named in the reader's language and in the country's own. */
export interface CountryEntry {
  /** Two uppercase letters. */
  code: string;
  name: string;
  nativeName: string;
  region: Region;
  subregion: Subregion;
  /** A badge and an order only: what can be chosen is decided by the nodes of the tree. */
  status: Status;
}

const jurisdictions = new Map<string, CountryLaw>(
  world.map(({ code }) => {
    const lowercase = code.toLowerCase();
    const own = countryLaws.find((law) => law.code === lowercase);
    return [lowercase, withTraditions(own ?? generated(lowercase))];
  }),
);

/** The tree of a country, with the religious laws that apply in it; undefined for what is no country. */
export function jurisdiction(code: string): CountryLaw | undefined {
  return jurisdictions.get(code);
}

export function allJurisdictions(): readonly CountryLaw[] {
  return [...jurisdictions.values()];
}

export function countryList(language: string): readonly CountryEntry[] {
  return world.map(({ code, region, subregion, language: own }) => ({
    code,
    name: countryName(code, language),
    nativeName: countryName(code, own),
    region,
    subregion,
    status: jurisdictions.get(code.toLowerCase())!.status,
  }));
}

/** A country that only the world's list knows: coming soon, with "Build Your Own" to go on with. */
function generated(code: string): CountryLaw {
  return { code, status: "coming_soon", legalSystems: [buildYourOwn], sources: [], reviewed: null };
}

/** Adds each tradition that applies in the country and is not in its own tree, with the tradition's status. */
function withTraditions(law: CountryLaw): CountryLaw {
  const systems = law.legalSystems.filter(({ code }) => code !== "custom");
  for (const { type, sub, status, applicableCountries } of traditions) {
    if (!applicableCountries.includes(law.code)) continue;
    const added: SubJurisdiction = { code: sub, status, fromTradition: true };
    const index = systems.findIndex(({ code }) => code === type);
    if (index < 0) systems.push({ code: type, status, subJurisdictions: [added], fromTradition: true });
    else systems[index] = withSub(systems[index]!, added);
  }
  return { ...law, legalSystems: [...systems, buildYourOwn] };
}

function withSub(system: LegalSystem, added: SubJurisdiction): LegalSystem {
  const subs = system.subJurisdictions ?? [];
  if (subs.some(({ code }) => code === added.code)) return system;
  // A system that came with one tradition can be chosen as soon as any of its traditions can.
  const status = added.status === "active" ? "active" : system.status;
  return { ...system, status, subJurisdictions: [...subs, added] };
}
