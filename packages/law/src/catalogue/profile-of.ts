import { withPartner } from "../succession/partners/with-partner.ts";
import type { Engine } from "../succession/result.ts";
import { jurisdiction } from "./country-list.ts";
import { islamicProfiles } from "./islamic-profiles.ts";
import { nationalProfiles } from "./national-profiles.ts";
import { withOtherLaw } from "./other-law.ts";
import type { NoEngine, NoEngineReason, Profile } from "./profile.ts";
import { findRegulation, type Regulation } from "./regulation-code.ts";

const profiles = new Map(Object.entries(withPartners({ ...islamicProfiles, ...nationalProfiles })));

/** The regulations of a church in Egypt are never applied without the law of the land. */
function bothLaws({ rules, engine }: Profile): Engine {
  return rules === "eg-copt" ? withOtherLaw(engine, islamicProfiles["eg-islamic-hanafi"]!.engine) : engine;
}

/** Every law answers for an unmarried partner too; codes that share a profile go on sharing it. */
function withPartners(all: Readonly<Record<string, Profile>>): Record<string, Profile> {
  const made = new Map(
    Object.values(all).map((profile) => [
      profile,
      { ...profile, engine: withPartner(profile.rules, bothLaws(profile)) },
    ]),
  );
  return Object.fromEntries(Object.entries(all).map(([code, profile]) => [code, made.get(profile)!]));
}

/** Laws of which the text is known and the figures are not confirmed (rulebook 2.17, 2.22, 4.5). */
const notConfirmed = new Set("ad al ba cy mc me mk rs sm xk".split(" ").map((country) => `${country}-civil`));
const reasonByStart: readonly (readonly [start: string, reason: NoEngineReason])[] = [
  ["eg-christian", "churches-unsettled"],
  ["sy-christian", "church-tables-not-read"],
  ["va-civil", "no-share-table"],
  ["ae-common", "wills-only"],
];

/** How a regulation divides an estate, or why that cannot be said. Never throws. */
export function profileOf(code: string): Profile | NoEngine {
  const regulation = findRegulation(code);
  if (!regulation) return { noEngine: "unknown-code" };
  return profiles.get(regulation.code) ?? onlyPart(regulation) ?? { noEngine: reasonOf(regulation) };
}

/** A system of which every part divides alike needs no choice of one. */
function onlyPart(regulation: Regulation): Profile | undefined {
  const found = partsOf(regulation).map((code) => profiles.get(code));
  const [first] = found;
  return first && found.every((profile) => profile === first) ? first : undefined;
}

/** The codes below a code that names only a country and a system. */
function partsOf({ code, country, system, subJurisdiction }: Regulation): readonly string[] {
  if (country === null || subJurisdiction !== null) return [];
  const node = jurisdiction(country)?.legalSystems.find((one) => one.code === system);
  return (node?.subJurisdictions ?? []).filter((sub) => !sub.former).map((sub) => `${code}-${sub.code}`);
}

function reasonOf(regulation: Regulation): NoEngineReason {
  const { code, country, system } = regulation;
  if (system === "custom") return "own-choice";
  if (country === null) return system === "christian" ? "no-share-table" : "not-reviewed";
  const known = reasonByStart.find(([start]) => code.startsWith(start));
  if (known) return known[1];
  if (notConfirmed.has(`${country}-${system}`)) return "not-confirmed";
  const isDivided = partsOf(regulation).some((part) => profiles.has(part) || findRegulation(part)?.status === "active");
  return isDivided ? "choose-part" : "not-reviewed";
}
