import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { profileOf } from "../catalogue/profile-of.ts";
import { civilLaws } from "../succession/civil/laws.ts";
import { commonEngines } from "../succession/common-law/laws.ts";
import type { Kin } from "../succession/kin.ts";
import { kinOf } from "../succession/kinship.ts";
import { add, equals, format, fraction, one, type Rational, zero } from "../succession/rational.ts";
import { type Engine, isSuccession, type Succession } from "../succession/result.ts";
import { type RuleCode, rules } from "../succession/rules.ts";
import { schools } from "../succession/sunni/schools.ts";
import { everyFact as known } from "../succession/testing/every-fact.ts";
import { drawnFamily, propertyRuns } from "../succession/testing/families.ts";
import { engines } from "../vectors/engines.ts";
import { loadStory, storyLanguages } from "./load-story.ts";
import type { Piece, Sentence } from "./sentence.ts";
import type { StoryTexts } from "./story-texts.ts";
import {
  tellExclusion,
  tellNeeds,
  tellNotComputed,
  tellRemark,
  tellShare,
  tellShares,
  tellSteps,
  tellTrail,
} from "./tell.ts";
import { lineOf } from "./tell-civil.ts";
import { placeOf } from "./tell-place.ts";

const stories = await Promise.all(storyLanguages.map(loadStory));
const [english] = stories as [StoryTexts, ...StoryTexts[]];
const codes = Object.keys(rules) as RuleCode[];

describe.each(stories.map((story) => [story.language, story] as const))("the sentences of %s", (_, story) => {
  test.each(codes)("%s is told", (code) => {
    for (const { pieces } of [tellRemark(code, story), tellNotComputed({ notComputed: code }, story)]) {
      expect(pieces).toHaveLength(1);
      const [piece] = pieces;
      expect(piece?.kind === "text" && piece.text.length > 15 && /[.]$/.test(piece.text)).toBe(true);
      // Numbers would be fractions that no step gave.
      expect(piece?.kind === "text" && piece.text).not.toMatch(/[{}]|\d\/\d|undefined/);
    }
  });

  test("every missing fact has a reason", () => {
    for (const needs of Object.keys(english.needs) as (keyof typeof english.needs)[]) {
      expect(tellNeeds({ needs, rule: "gb.46" }, story).pieces[0]).toMatchObject({ kind: "text" });
    }
  });

  test("every line has the fractions and people of the English one", () => {
    const places = (line: string) =>
      [...line.matchAll(/\{(\w+)(:\w+)?\}/g)]
        .map(([, name]) => name!)
        .filter((name) => numbersAndPeople.has(name))
        .toSorted();
    for (const key of Object.keys(english.lines) as (keyof typeof english.lines)[]) {
      expect([key, ...places(story.lines[key])]).toEqual([key, ...places(english.lines[key])]);
    }
  });
});
const numbersAndPeople = new Set(
  "total each instead part share shares legacy extra use wanted cap left half terms parent person as money base risen".split(
    " ",
  ),
);

const profile = (code: string): Engine => {
  const found = profileOf(code);
  if ("noEngine" in found) throw new Error(code);
  return found.engine;
};
const systems: Record<string, Readonly<Record<string, Engine>>> = {
  "Sunni schools": Object.fromEntries(Object.keys(schools).map((name) => [name, engines[name]!])),
  "statutes about grandchildren": Object.fromEntries(
    ["eg-islamic-hanafi", "pk-islamic-hanafi", "pk-islamic-jafari", "id-islamic-khi", "tn-islamic-maliki"].map(
      (code) => [code, profile(code)],
    ),
  ),
  "Ja'fari law": { jafari: engines.jafari! },
  "civil codes": Object.fromEntries(Object.keys(civilLaws).map((name) => [name, engines[name]!])),
  "common law": Object.fromEntries([...Object.keys(commonEngines), "sct"].map((name) => [name, engines[name]!])),
  "Indian personal laws and Halacha": Object.fromEntries(
    ["hsa8", "hsa15", "isa33", "parsi51", "halacha"].map((name) => [name, engines[name]!]),
  ),
};

/** What a rule itself names beside what it gives: "1/8, not 1/4". */
const named: Readonly<Partial<Record<RuleCode, readonly Rational[]>>> = {
  "sunni.husband": [fraction(1, 2)],
  "sunni.wives": [fraction(1, 4)],
  "jafari.spouse": [fraction(1, 2), fraction(1, 4)],
  "sunni.mother-sixth": [fraction(1, 3)],
  "jafari.mother-reduced": [fraction(1, 3)],
  "sunni.umariyya": [fraction(1, 3)],
  "sunni.akdariyya": [fraction(1, 2)],
  "egypt.obligatory-bequest": [fraction(1, 3)],
  "tunisia.191": [fraction(1, 3)],
};

/** Everything that the derivation holds: what steps give, to each and to a group together, and its numbers. */
function fractionsOf({ steps, shares, usufruct }: Succession, kin: Kin): Set<string> {
  const found = new Set<string>([...shares.values(), ...(usufruct?.values() ?? [])].map(format));
  for (const { heirs, gives = [], numbers = {}, toTreasury } of steps) {
    const sums = new Map<string, Rational>();
    for (const [index, id] of heirs.entries()) {
      if (!gives[index]) continue;
      const line = lineOf(kin, id);
      for (const group of ["all", line, line === "spouse" ? "spouses" : "others", `below ${placeOf(kin, id)}`]) {
        sums.set(group, add(sums.get(group) ?? zero, gives[index]!));
      }
    }
    for (const value of [...gives, ...sums.values(), ...Object.values(numbers), ...(toTreasury ? [toTreasury] : [])]) {
      found.add(format(value));
    }
    // A firstborn is told apart from the others.
    const total = sums.get("all");
    for (const share of gives) if (total) found.add(format(add(total, fraction(-share.n, share.d))));
  }
  return found;
}
const facts = (pieces: readonly Piece[]) =>
  pieces.flatMap((piece) => {
    if (piece.kind === "text") return [];
    return [piece.kind === "fraction" ? format(piece.value) : piece.kind === "person" ? piece.id : `${piece.amount}`];
  });

/** Four languages tell each family: a quarter of the families is as much work. */
const runs = { numRuns: Math.ceil(propertyRuns.numRuns / 4) };

describe.each(Object.keys(systems))("[LAW-006] %s, over random families", (system) => {
  const laws = systems[system]!;
  /** Checks whatever was computed, and that something was. */
  function check(property: (outcome: Succession, kin: Kin) => void) {
    let computed = 0;
    fc.assert(
      fc.property(drawnFamily, fc.constantFrom(...Object.keys(laws)), (family, law) => {
        const kin = kinOf(family);
        const outcome = laws[law]!(kin, known);
        if (!isSuccession(outcome)) return;
        computed++;
        property(outcome, kin);
      }),
      runs,
    );
    expect(computed).toBeGreaterThan(runs.numRuns / 5);
  }
  const told = (outcome: Succession, kin: Kin, story: StoryTexts): Sentence[] => [
    ...tellSteps(outcome, kin, story),
    ...[...tellShares(outcome, kin, story).values()].flatMap(({ sentences }) => sentences),
    ...outcome.excluded.flatMap(({ person }) => tellExclusion(outcome, kin, person, story)),
    ...outcome.remarks.map((rule) => tellRemark(rule, story)),
  ];

  test("everybody is told, and every fraction told is in the derivation", { timeout: 60_000 }, () => {
    check((outcome, kin) => {
      const allowed = fractionsOf(outcome, kin);
      const strange = told(outcome, kin, english).flatMap(({ rule, pieces }) =>
        pieces
          .filter((piece) => piece.kind === "fraction")
          .filter(({ value }) => !allowed.has(format(value)) && !named[rule]?.some((one) => equals(one, value)))
          .map(({ value }) => `${rule} tells ${format(value)}`),
      );
      const heirs = [...outcome.shares.keys()].filter((id) => id !== "treasury");
      const silent = [
        ...heirs.filter((id) => tellShare(outcome, kin, id, english).length === 0),
        ...outcome.excluded
          .map(({ person }) => person)
          .filter((id) => tellExclusion(outcome, kin, id, english).length === 0),
      ];
      expect({ strange, silent }).toEqual({ strange: [], silent: [] });
    });
  });

  test("every heir's trail ends with the heir's own share", { timeout: 60_000 }, () => {
    check((outcome, kin) => {
      const wrong: string[] = [];
      for (const [id, share] of outcome.shares) {
        if (id === "treasury") continue;
        const trail = tellTrail(outcome, kin, id, english);
        const last = trail.at(-1)!.pieces;
        const numbers = last.filter((piece) => piece.kind === "fraction").map(({ value }) => value);
        const isAll = equals(share, one);
        // What stands before the sign adds up to what stands after it.
        const terms = isAll ? numbers : numbers.slice(0, -1);
        const isShare = isAll || equals(numbers.at(-1)!, share);
        const adds = terms.length === 0 || equals(terms.reduce(add, zero), share);
        const isNamed = last.some((piece) => piece.kind === "person" && piece.id === id);
        if (trail.length < 2 || !isShare || !adds || !isNamed) wrong.push(id);
      }
      for (const id of outcome.usufruct?.keys() ?? []) {
        const last = tellTrail(outcome, kin, id, english).at(-1)!.pieces;
        if (!last.some((piece) => piece.kind === "person" && piece.id === id)) wrong.push(id);
      }
      expect(wrong).toEqual([]);
    });
  });

  test("where there are no shares every language says why", () => {
    for (const [law, engine] of Object.entries(laws)) {
      for (const family of fc.sample(drawnFamily, { numRuns: 60, seed: 4 })) {
        // Nothing is known of this estate, so that the laws that ask for a fact do.
        const outcome = engine(kinOf(family), { dateOfDeath: "2026-03-01" });
        if (isSuccession(outcome)) continue;
        for (const story of stories) {
          const { pieces } = "needs" in outcome ? tellNeeds(outcome, story) : tellNotComputed(outcome, story);
          const [piece] = pieces;
          expect(piece?.kind === "text" && piece.text.length > 20, `${law} ${JSON.stringify(outcome)}`).toBe(true);
        }
      }
    }
  });

  test("all languages tell the same people and fractions", { timeout: 120_000 }, () => {
    const inFull = (sentences: readonly Sentence[]) =>
      sentences.map(({ rule, pieces }) => `${rule} ${facts(pieces).toSorted().join(" ")}`).join("\n");
    check((outcome, kin) => {
      const all = stories.map((story) => told(outcome, kin, story));
      const [first, ...others] = all.map(inFull);
      for (const other of others) expect(other).toBe(first);
      const texts = all
        .flat()
        .flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === "text" ? piece.text : [])));
      expect(texts.filter((text) => /undefined|null|[{}]| {2}/.test(text))).toEqual([]);
    });
  });
});

test("whoever has the same for the same reason is told once", () => {
  fc.assert(
    fc.property(drawnFamily, (family) => {
      const kin = kinOf(family);
      const outcome = engines.hanafi!(kin, known);
      if (!isSuccession(outcome)) return;
      // By the steps and not by the degree: a son's son's son takes the son's daughter above him along.
      const givenBy = (id: string) => outcome.steps.filter(({ heirs, gives }) => gives && heirs.includes(id));
      for (const [id, { sameAs }] of tellShares(outcome, kin, english)) {
        if (sameAs === null) continue;
        expect(givenBy(sameAs)).toEqual(givenBy(id));
        expect(tellShare(outcome, kin, sameAs, english)).toEqual(tellShare(outcome, kin, id, english));
      }
    }),
    { numRuns: 300 },
  );
});
