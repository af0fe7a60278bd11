import { describe, expect, test } from "vitest";
import worked from "../../vectors/inheritance-vectors.json" with { type: "json" };
import { type Family, type Person, problemWithFamily } from "../succession/family.ts";
import { kinOf } from "../succession/kinship.ts";
import { add, format, type Rational, zero } from "../succession/rational.ts";
import { isSuccession, type Outcome } from "../succession/result.ts";
import { circumstancesOf as unsaidOf } from "../vectors/unsaid.ts";
import type { Vector } from "../vectors/vector.ts";
import { classOf, familyOf } from "../vectors/vector-family.ts";
import { jurisdiction } from "./country-list.ts";
import { nationalProfiles } from "./national-profiles.ts";
import { parentsOfOneSex } from "./parents-of-one-sex.ts";
import { parentsOfOneSexSources } from "./parents-of-one-sex-sources.ts";
import { hasEngine, noEngineReasons, type Profile } from "./profile.ts";
import { profileOf } from "./profile-of.ts";
import { codesOfTree } from "./regulation-code.ts";

function profile(code: string): Profile {
  const found = profileOf(code);
  if (!hasEngine(found)) throw new Error(`${code}: ${found.noEngine}`);
  return found;
}

describe("[LAW-010] codes resolve to the rule profiles of the table", () => {
  test.each([
    ["sa-islamic-hanbali hanbali", "hanbali"],
    [
      "pk-islamic-hanafi bd-islamic-hanafi hanafi lb-islamic-hanafi lb-islamic-sunni sunni druze lb-islamic-druze",
      "hanafi",
    ],
    ["eg-islamic-hanafi eg-islamic-sunni eg-islamic", "egypt"],
    ["id-islamic-shafii shafi shafii", "shafii"],
    ["ma-islamic-maliki dz-islamic-maliki kw-islamic-maliki maliki", "maliki"],
    ["tn-islamic-maliki", "tunisia"],
    ["ir-islamic-jafari", "jafari+iran2009"],
    ["lb-islamic-jafari lb-islamic-shia bh-islamic-jafari jafari shia", "jafari"],
    ["om-islamic-ibadi ibadi", "ibadi"],
    ["ye-islamic-zaidi zaidi", "zaidi"],
    ["fr-civil-french france fr-civil", "fr"],
    ["gb-common-english uk england", "gb"],
    ["gb-common-scottish", "sct"],
    ["ca-civil-quebec", "qc"],
    ["ae-civil-nonmuslim", "ae"],
    ["hebrew il-hebrew-halacha", "halacha"],
    ["in-common-hindu in-sikh-traditional hindu jain", "hindu"],
  ])("%s: %s", (codes, rules) => {
    for (const code of codes.split(" ")) expect(profile(code).rules, code).toBe(rules);
  });

  test("how far a will reaches", () => {
    const third = (toHeir?: string) => ({ limit: "third", ...(toHeir && { toHeir }) });
    expect(profile("hanafi").will).toEqual(third("consent"));
    expect(profile("maliki").will).toEqual(third("void"));
    expect(profile("eg-islamic-hanafi").will).toEqual(third("free"));
    expect(profile("ir-islamic-jafari").will).toEqual(third("free"));
    expect(profile("ae-islamic-sunni").will).toEqual(third());
    expect(profile("druze").will).toEqual({ limit: "none" });
    expect(profile("lb-islamic-druze").will).toEqual({ limit: "none" });
    expect(profile("fr-civil-french").will).toEqual({ limit: "reserve" });
    expect(profile("gb-common-english").will).toEqual({ limit: "claims" });
    expect(profile("hebrew").will).toEqual({ limit: "lifetime" });
  });

  test("of what a widow has her share", () => {
    expect(profile("ir-islamic-jafari").land).toBe("iran2009");
    expect(profile("lb-islamic-shia").land).toBe("classical");
  });
});

test("[LAW-010, LAW-012] every code of the tree has an engine, or says why it has none", () => {
  for (const code of codesOfTree()) {
    const found = profileOf(code);
    if (!hasEngine(found)) expect(noEngineReasons, code).toContain(found.noEngine);
    else expect(found.rules).not.toBe("");
  }
});

test("[LAW-012] every one of the 27 countries has at least one engine", () => {
  const active = "eg za cn in id ir jp lb pk sa tr ae fr de it nl ru es ch gb ca mx us ar br au kr".split(" ");
  for (const country of active) {
    const codes = codesOfTree([jurisdiction(country)!]);
    expect(
      codes.filter((code) => hasEngine(profileOf(code))),
      country,
    ).not.toEqual([]);
  }
});

test.each([
  ["fr-custom", "own-choice"],
  ["zw-custom", "own-choice"],
  ["lb-islamic", "choose-part"],
  ["gb-common", "choose-part"],
  ["us-common", "choose-part"],
  ["us-common-colorado", "not-reviewed"],
  ["au-common-tasmania", "not-reviewed"],
  ["cy-civil-cypriot", "not-confirmed"],
  ["mc-civil-monegasque", "not-confirmed"],
  ["eg-christian-catholic", "churches-unsettled"],
  ["ae-common-difc", "wills-only"],
  ["va-civil-canon", "no-share-table"],
  ["christian-catholic", "no-share-table"],
  ["bahai", "not-reviewed"],
  ["iq-islamic-sunni", "not-reviewed"],
  ["om-islamic-sunni", "not-reviewed"],
  ["pl-civil-polish", "not-reviewed"],
  ["atlantis", "unknown-code"],
  ["", "unknown-code"],
])("[LAW-012] no engine for %s: %s", (code, reason) => {
  expect(profileOf(code)).toEqual({ noEngine: reason });
});

/** What the classes of a worked case have together, under the names that the case uses. */
function sums(outcome: Outcome, expected: Readonly<Record<string, string>>): Record<string, string> | Outcome {
  if (!isSuccession(outcome)) return outcome;
  const nameOf = (id: string) => {
    const name = classOf(id);
    return !(name in expected) && ["firstborn_son", "other_sons"].includes(name) ? "sons" : name;
  };
  const classes = new Map<string, Rational>();
  for (const [id, share] of outcome.shares) classes.set(nameOf(id), add(classes.get(nameOf(id)) ?? zero, share));
  return Object.fromEntries([...classes].map(([name, share]) => [name, format(share)]));
}

test("[LAW-010, LAW-011] worked cases come out under their regulation, or a court is named where the law is not confirmed", () => {
  const circumstances = {
    dateOfDeath: "2026-03-01",
    net: 100_000_00n,
    allChildrenCommon: true,
    spouseHasOtherChildren: false,
  };
  let [computed, open] = [0, 0];
  for (const vector of worked.vectors as unknown as Vector[]) {
    const { regulation, school, expected, calc } = vector;
    // Cases that name another profile or a regime are the engines' own tests.
    const found = profileOf(regulation);
    if (!expected || calc || !hasEngine(found) || (found.rules !== school && !school.startsWith("hsa"))) continue;
    let family: ReturnType<typeof familyOf>;
    try {
      family = familyOf(vector);
    } catch {
      continue; // Classes that only numbers can say.
    }
    const outcome = found.engine(kinOf(family), { ...circumstances, ...unsaidOf(vector) });
    if (found.checkWithCourt && !isSuccession(outcome)) {
      expect(outcome, vector.id).toEqual({ notComputed: "court.candidates-differ" });
      open++;
    } else {
      expect(sums(outcome, expected), `${regulation} ${vector.id}`).toEqual(expected);
      computed++;
    }
  }
  expect(computed).toBeGreaterThan(100);
  expect(open).toBeGreaterThan(0);
});

test("[LAW-003] civil and common law take two mothers, systems that tell parents apart refuse them", () => {
  const mother = (id: string): Person => ({ id, sex: "female", alive: true, relation: "mother" });
  const people = [mother("a"), mother("b")];
  const family: Family = { deceased: { sex: "male" }, people };
  for (const code of ["fr-civil-french", "gb-common-english", "gb-common-scottish", "de-civil-german"]) {
    expect(problemWithFamily(family, profile(code)), code).toBeNull();
    const outcome = profile(code).engine(kinOf(family), {
      dateOfDeath: "2026-03-01",
      net: 100_000_00n,
      scottish: { house: 0n, furniture: 0n, otherMoveable: 100_000_00n },
    });
    expect(isSuccession(outcome) && [...outcome.shares].map(([id, share]) => [id, format(share)]).toSorted()).toEqual([
      ["a", "1/2"],
      ["b", "1/2"],
    ]);
    const brother: Person = { id: "brother", sex: "male", alive: true, mother: "a", father: "b" };
    expect(problemWithFamily({ ...family, people: [...people, brother] }, profile(code))).toBeNull();
    // One of them may as well stand in the father's place, as the calculator enters them.
    const placed = { ...family, people: [mother("a"), { ...mother("b"), relation: "father" as const }, brother] };
    expect(problemWithFamily(placed, profile(code))).toBeNull();
    expect(kinOf(placed).siblings.full.map(({ id }) => id)).toEqual(["brother"]);
    const third = { ...family, people: [...people, mother("c")] };
    expect(problemWithFamily(third, profile(code))?.problem).toBe("third-parent");
  }
  for (const code of ["hanafi", "jafari", "eg-islamic-sunni", "hebrew", "hindu"]) {
    expect(problemWithFamily(family, profile(code)), code).toEqual({ problem: "two-mothers", person: "b" });
  }
});

test("[LAW-017] a law that is asked for two mothers or two fathers names the provision that knows them", () => {
  const known = Object.entries(nationalProfiles).filter(([, { twoMothersOrFathers }]) => twoMothersOrFathers);
  expect(new Set(known.map(([, { rules }]) => rules)).size).toBe(Object.keys(parentsOfOneSex).length);
  for (const [code, { twoMothersOrFathers, parentsOfOneSex: takes, rules }] of known) {
    expect(takes, code).toBe(true);
    expect(twoMothersOrFathers!.length, code).toBeGreaterThan(0);
    expect(parentsOfOneSexSources).toHaveProperty([rules]);
  }
  for (const { citation, grade, reviewed } of Object.values(parentsOfOneSexSources)) {
    expect(citation.length).toBeGreaterThan(10);
    expect([grade, reviewed]).toEqual(["K", "2026-11"]);
  }
  for (const code of ["hanafi", "hebrew", "hindu", "ru-civil-russian", "tr-civil-turkish", "id-civil-bw"]) {
    expect(profile(code).twoMothersOrFathers, code).toBeUndefined();
  }
  expect(profile("it-civil-italian").twoMothersOrFathers).toEqual(["mothers"]);
});
