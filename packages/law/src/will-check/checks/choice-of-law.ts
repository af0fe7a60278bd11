import { one, type Rational } from "../../succession/rational.ts";
import { type Case, type Check, caseOf, finding } from "../case.ts";
import { eu650, ownLawOf } from "../cross-border.ts";
import type { Alternative, Finding } from "../finding.ts";
import { citationOf } from "../form-of.ts";
import { claimsOf } from "../reserved.ts";
import { cite } from "../will-rules.ts";
import { freeThird } from "./third.ts";

/** LAW-027: which law applies by default with ties to several countries, and what a choice would change. */
export const checkChoiceOfLaw: Check = (matter) => {
  const { regulation, will } = matter;
  const law = regulation?.country ?? null;
  const { residence, nationalities, chosenLaw } = lowercase(will.testator);
  if (law === null || (residence === null && nationalities.length === 0)) return [];
  const countries = [...new Set([law, ...(residence ? [residence] : []), ...nationalities])].toSorted();
  if (countries.length < 2) return [];
  return [...byDefault(matter, law, residence, nationalities, chosenLaw, countries), ...form(matter, countries)];
};

function lowercase({ residence, nationalities = [], chosenLaw }: Case["will"]["testator"]) {
  return {
    residence: residence?.toLowerCase() ?? null,
    nationalities: [...new Set(nationalities.map((country) => country.toLowerCase()))].toSorted(),
    chosenLaw: chosenLaw?.toLowerCase() ?? null,
  };
}

function byDefault(
  matter: Case,
  law: string,
  residence: string | null,
  nationalities: readonly string[],
  chosenLaw: string | null,
  countries: readonly string[],
): Finding[] {
  if (residence === null || !eu650.has(residence)) {
    const fact = matter.sheet?.conflict;
    return [
      finding(matter, "law.other-ties", { countries, country: law }, fact ? citationOf(fact) : null, [
        { code: "ask-lawyer", data: {} },
      ]),
    ];
  }
  const compared = (...others: readonly string[]) => others.map((country) => alternativeOf(matter, country));
  const data = { country: law, otherCountry: residence };
  if (chosenLaw !== null && chosenLaw !== law && nationalities.includes(chosenLaw)) {
    const differs = { country: law, otherCountry: chosenLaw, alternatives: compared(chosenLaw) };
    const { chosenLaw: _, ...testator } = matter.will.testator;
    return [
      finding(matter, "law.choice-differs", differs, cite("eu.22"), [
        { code: "change-by-hand", data: differs },
        ...(law === residence
          ? [{ code: "use-residence-law" as const, data: { country: residence }, changes: { testator } }]
          : []),
      ]),
    ];
  }
  if (law === residence) {
    const others = nationalities.filter((country) => country !== law);
    if (others.length === 0) return [];
    return [
      finding(
        matter,
        "law.choice-possible",
        { ...data, countries: others, alternatives: compared(...others) },
        cite("eu.22"),
      ),
    ];
  }
  const both = compared(law, residence);
  if (!nationalities.includes(law)) {
    return [
      finding(matter, "law.choice-not-possible", { ...data, alternatives: both }, cite("eu.22"), [
        { code: "use-residence-law", data: { country: residence } },
        { code: "ask-lawyer", data: {} },
      ]),
    ];
  }
  if (chosenLaw === law) return [finding(matter, "law.choice-made", { ...data, alternatives: both }, cite("eu.22"))];
  const declared = { testator: { ...matter.will.testator, chosenLaw: law } };
  return [
    finding(matter, "law.choice-missing", { ...data, alternatives: both }, cite("eu.21"), [
      { code: "declare-choice", data: { country: law }, changes: declared },
      { code: "use-residence-law", data: { country: residence } },
    ]),
  ];
}

/** Who would have what under a country's own law, and how much would be free. Sums of other currencies are left out. */
function alternativeOf({ will, kin, circumstances, regulation }: Case, country: string): Alternative {
  const code = regulation?.country === country ? regulation.code : ownLawOf(country);
  if (code === null) return { country, code, shares: null, free: null };
  const { net: _, ...known } = circumstances;
  const other = caseOf(will, kin.family, code, null, known);
  const shares = other.succession && new Map([...other.succession.shares].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { country, code, shares, free: freePartOf(other) };
}

function freePartOf(matter: Case): Rational | null {
  const limit = matter.profile?.will.limit;
  if (limit === "third") return freeThird(matter);
  if (limit === "reserve") return claimsOf(matter)?.free ?? null;
  return limit === "claims" || limit === "none" ? one : null;
}

/** Hague 1961: a will is good in form if it is so where it was made, or at one of the ties. */
function form(matter: Case, countries: readonly string[]): Finding[] {
  const fact = matter.sheet?.hague1961;
  return fact?.value ? [finding(matter, "form.hague", { countries }, cite("hague.1"))] : [];
}
