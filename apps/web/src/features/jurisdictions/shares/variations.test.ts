import { type Place, relativeKinds, withRelatives } from "@heirlock/law/questions/relatives";
import { deceasedId } from "@heirlock/law/succession/family";
import { format, fraction, sum } from "@heirlock/law/succession/rational";
import { describe, expect, test } from "vitest";
import { computeNow } from "../calculator/compute-now.ts";
import { type DraftPerson, emptyDraft, type FamilyDraft } from "../calculator/family-draft.ts";
import { differingSchools } from "./schools-agree.ts";
import { answerUnasked, unaskedOf } from "./unasked.ts";
import { changedBy, compareShares, removalsOf, triedShares, type Variation } from "./variations.ts";

const today = "2026-11-15";
const person = (id: string, sex: "male" | "female", more: Partial<DraftPerson> = {}): DraftPerson => ({
  id,
  name: null,
  sex,
  alive: true,
  ...more,
});
const family = (code: string, ...people: DraftPerson[]): FamilyDraft => ({ ...emptyDraft, code, people });
const wife = person("wife", "female", { relation: "spouse" });
const mother = person("mother", "female", { relation: "mother" });
const son = (id: string) => person(id, "male", { father: deceasedId, mother: "wife" });
const daughter = person("daughter", "female", { father: deceasedId, mother: "wife" });
const deadFather = person("father", "male", { relation: "father", alive: false });
const hanafi = family("lb-islamic-hanafi", wife, mother, deadFather, son("son 1"), son("son 2"), daughter);

/** What is shown once nobody else has to be asked for; null while somebody has. */
const tryVariation = (draft: FamilyDraft, variation: Variation) => ({
  shares: triedShares(computeNow(changedBy(draft, variation), today), variation),
});
/** Says "none of them" until nothing is asked any more; the groups in the order in which they were asked for. */
function answerNone(known: FamilyDraft, tried: FamilyDraft): string[] {
  const answered = new Set<string>();
  const groups: string[] = [];
  for (;;) {
    const unasked = unaskedOf(known, tried, answered, today);
    if (unasked.length === 0) return groups;
    groups.push(unasked[0]!.group);
    for (const { id } of unasked) answered.add(id);
  }
}

const successionOf = (draft: FamilyDraft) => {
  const computed = computeNow(draft, today);
  if (computed.kind !== "shares") throw new Error(computed.kind);
  return computed.succession;
};
const written = (shares: ReadonlyMap<string, Parameters<typeof format>[0]>) =>
  Object.fromEntries([...shares].map(([id, share]) => [id, format(share)]));

describe("what if", () => {
  test("is made of the heirs that are there", () => {
    expect(removalsOf(hanafi, successionOf(hanafi))).toEqual([
      { kind: "without", relation: "son", count: 2, how: "never" },
      { kind: "without", relation: "son", count: 2, how: "died" },
      { kind: "without", relation: "daughter", count: 1, how: "never" },
      { kind: "without", relation: "daughter", count: 1, how: "died" },
      { kind: "without", relation: "wife", count: 1, how: "never" },
      { kind: "without", relation: "mother", count: 1, how: "died" },
    ]);
    const alone = family("lb-islamic-hanafi", person("son 1", "male", { father: deceasedId }));
    expect(removalsOf(alone, successionOf(alone))).toEqual([]);
  });

  test("without sons the daughter has her fixed share, and the rest comes back to her and the mother", () => {
    const { shares } = tryVariation(hanafi, { kind: "without", relation: "son", count: 2, how: "never" });
    expect(written(shares!)).toEqual({ wife: "1/8", mother: "7/32", daughter: "21/32" });
    const before = successionOf(hanafi).shares;
    expect(compareShares(before, shares!).find(({ id }) => id === "son 1")).toMatchObject({ after: null });
  });

  test("without the wife her children stay the deceased's", () => {
    const { shares } = tryVariation(hanafi, { kind: "without", relation: "wife", count: 1, how: "never" });
    expect(written(shares!)).toEqual({ mother: "1/6", "son 1": "1/3", "son 2": "1/3", daughter: "1/6" });
  });

  test("without a parent brothers are still brothers", () => {
    const draft = family(
      "lb-islamic-hanafi",
      person("father", "male", { relation: "father" }),
      person("brother", "male", { father: "father" }),
    );
    const { shares } = tryVariation(draft, { kind: "without", relation: "father", count: 1, how: "died" });
    expect(written(shares!)).toEqual({ brother: "1" });
  });

  test("a gift leaves everybody the same part of less, and the sum is still one", () => {
    const { shares } = tryVariation(hanafi, { kind: "gift", part: fraction(1, 3) });
    expect(written(shares!)).toMatchObject({ wife: "1/12", charity: "1/3" });
    expect(format(sum(shares!.values()))).toBe("1");
  });

  test("a gift comes off before a statute's sum of money is counted", () => {
    const english: FamilyDraft = {
      ...family("gb-common-english", wife, son("son 1")),
      estate: { amount: 966_000_00n, currency: "GBP" },
    };
    const { shares } = tryVariation(english, { kind: "gift", part: fraction(1, 3) });
    // 644,000 left: 322,000 and half of the other 322,000 for the wife.
    expect(written(shares!)).toEqual({ wife: "1/2", "son 1": "1/6", charity: "1/3" });
  });

  test("another law is asked about the same family", () => {
    // Nobody said how the couple owned its property, which Italian law asks for.
    expect(tryVariation(hanafi, { kind: "law", code: "it-civil-italian" }).shares).toBeNull();
    const { shares } = tryVariation(hanafi, { kind: "law", code: "jp-civil-japanese" });
    expect(written(shares!)).toEqual({ wife: "1/2", "son 1": "1/6", "son 2": "1/6", daughter: "1/6" });
  });
});

describe("[LAW-034] a what-if never takes those who were not asked for as absent", () => {
  const noSons = { kind: "without", relation: "son", count: 1, how: "never" } as const;
  const deadMother = person("mother", "female", { relation: "mother", alive: false });
  const small = family("sunni", wife, deadFather, deadMother, son("son 1"), daughter);

  test("wide-variation-001 to 003: without the son, brothers, nephews, uncles and cousins are asked for, then 7/8", () => {
    const tried = changedBy(small, noSons);
    const first = unaskedOf(small, tried, new Set(), today);
    expect(first.map(({ id }) => id)).toContain("siblings-deceased-full-male");
    expect(answerNone(small, tried)).toEqual(["siblings", "nephews", "uncles", "cousins"]);
    expect(written(triedShares(computeNow(tried, today), noSons)!)).toEqual({ wife: "1/8", daughter: "7/8" });
  });

  test("wide-variation-004: a brother who is named there has the rest, and the family stays as it was", () => {
    const tried = changedBy(small, noSons);
    const brother = unaskedOf(small, tried, new Set(), today).find(({ id }) => id === "siblings-deceased-full-male")!;
    const named = brother.add(tried, 1);
    expect(Object.values(written(triedShares(computeNow(named, today), noSons)!))).toEqual(["1/8", "1/2", "3/8"]);
    expect(small.people).toHaveLength(5);
  });

  test("wide-variation-006, 007: where a son or the father shuts the others out, nothing is asked", () => {
    expect(unaskedOf(small, changedBy(small, { ...noSons, relation: "daughter" }), new Set(), today)).toEqual([]);
    const fatherLives = family(
      "sunni",
      wife,
      person("father", "male", { relation: "father" }),
      deadMother,
      son("s"),
      daughter,
    );
    expect(unaskedOf(fatherLives, changedBy(fatherLives, noSons), new Set(), today)).toEqual([]);
  });

  test("wide-variation-005 and 008: brother and sister two to one; an uncle only after brothers were asked for", () => {
    const link = { father: "father", mother: "mother" };
    const siblings = [person("brother", "male", link), person("sister", "female", link)];
    const second = { ...daughter, id: "second" };
    const five = family("sunni", wife, deadFather, deadMother, son("son 1"), daughter, second, ...siblings);
    const tried = changedBy(five, noSons);
    expect(unaskedOf(five, tried, new Set(), today)).toEqual([]);
    expect(written(triedShares(computeNow(tried, today), noSons)!)).toEqual({
      wife: "1/8",
      daughter: "1/3",
      second: "1/3",
      brother: "5/36",
      sister: "5/72",
    });
    const eight: FamilyDraft = {
      ...family(
        "sunni",
        person("husband", "male", { relation: "spouse" }),
        { ...deadFather, father: "grandfather", mother: "grandmother" },
        deadMother,
        person("grandfather", "male", { alive: false }),
        person("grandmother", "female", { alive: false }),
        person("uncle", "male", { father: "grandfather", mother: "grandmother" }),
        person("son 1", "male", { mother: deceasedId }),
        person("daughter", "female", { mother: deceasedId }),
      ),
      deceasedSex: "female",
    };
    const without = changedBy(eight, noSons);
    expect(answerNone(eight, without)).toEqual(["siblings", "nephews"]);
    expect(written(triedShares(computeNow(without, today), noSons)!)).toEqual({
      husband: "1/4",
      daughter: "1/2",
      uncle: "1/4",
    });
  });

  test("a family that leaves the parents unsaid asks for them, and keeps that they have died", () => {
    const unsaid = family("sunni", wife, daughter);
    const first = unaskedOf(unsaid, unsaid, new Set(), today);
    expect(first.map(({ id }) => id).toSorted()).toEqual(["father", "mother"]);
    const dead = answerUnasked(unsaid, new Map(first.map((kind) => [kind, 0])));
    expect(dead.people.filter(({ relation }) => relation !== "spouse" && relation).map(({ alive }) => alive)).toEqual([
      false,
      false,
    ]);
    expect(answerNone(unsaid, dead)).toEqual(["grandparents", "siblings", "nephews", "uncles", "cousins"]);
    const lives = answerUnasked(unsaid, new Map(first.map((kind) => [kind, kind.id === "father" ? 1 : 0])));
    expect(Object.values(written(successionOf(lives).shares))).toEqual(["1/8", "1/2", "3/8"]);
    // With a son nobody but the parents matters; where the law has closed them out, nothing is asked.
    const withSon = family("sunni", wife, son("son 1"));
    expect(unaskedOf(withSon, withSon, new Set(), today).map(({ group }) => group)).toEqual(["parents", "parents"]);
    const french = { ...withSon, code: "fr-civil-french", facts: { allChildrenCommon: true } };
    expect(unaskedOf(french, french, new Set(), today)).toEqual([]);
  });

  test("a child who died before leaves children or not: that is asked, and they represent", () => {
    const french: FamilyDraft = {
      ...small,
      code: "fr-civil-french",
      facts: { allChildrenCommon: true, contract: "separation" },
    };
    const died = { ...noSons, how: "died" } as const;
    const tried = changedBy(french, died);
    const unasked = unaskedOf(french, tried, new Set(), today);
    expect(unasked.map(({ group, of }) => `${group} ${of}`)).toEqual(["issue son 1", "issue son 1"]);
    const two = unasked[0]!.add(tried, 2);
    expect(Object.values(written(triedShares(computeNow(two, today), died)!))).toEqual(["1/4", "3/16", "3/16", "3/8"]);
    // Grandchildren who are there stay with "died", and go with "never".
    const grandchild = person("grandchild", "male", { father: "son 1" });
    const more = { ...french, people: [...french.people, grandchild] };
    expect(changedBy(more, died).people.map(({ id }) => id)).toContain("grandchild");
    expect(changedBy(more, noSons).people.map(({ id }) => id)).not.toContain("grandchild");
  });

  test("what was answered about a marriage falls with it, and another law asks anew", () => {
    const facts = { allChildrenCommon: false, regime: "community", spouseProperty: "less" } as const;
    const draft: FamilyDraft = { ...small, facts, dateOfDeath: "2024-01-01" };
    expect(changedBy(draft, { ...noSons, relation: "wife" }).facts).toEqual({});
    expect(changedBy(draft, noSons).facts).not.toHaveProperty("allChildrenCommon");
    expect(changedBy(draft, { kind: "law", code: "it-civil-italian" })).toMatchObject({
      facts: { allChildrenCommon: false },
    });
    expect(changedBy(draft, { kind: "law", code: "it-civil-italian" })).not.toHaveProperty("dateOfDeath");
  });

  test("in any family: one more of a kind that was not asked leaves the shown shares as they are, or it is asked", () => {
    const laws = ["sunni", "lb-islamic-hanafi", "ir-islamic-jafari", "fr-civil-french", "de-civil", "it-civil-italian"];
    let tried = 0;
    const withOne = (to: FamilyDraft, place: Place): FamilyDraft => {
      let last = 0;
      const make = (one: Omit<DraftPerson, "id" | "name">) => ({ ...one, id: `more ${++last}`, name: null });
      return { ...to, people: withRelatives(to.people, place, 1, make) };
    };
    for (let seed = 0; seed < 64; seed += 3) {
      const has = (bit: number) => (seed & (1 << bit)) > 0;
      const draft: FamilyDraft = {
        ...family(
          laws[seed % laws.length]!,
          ...(has(0) ? [wife] : []),
          { ...deadFather, alive: has(1) },
          { ...deadMother, alive: has(2) },
          ...(has(3) ? [son("son 1")] : []),
          ...(has(4) || !has(3) ? [{ ...daughter }] : []),
          ...(has(5) ? [son("son 2")] : []),
        ),
        facts: { allChildrenCommon: true, regime: "separation" },
      };
      if (!has(0)) draft.people = draft.people.map(({ mother: _mother, ...one }) => one);
      const now = computeNow(draft, today);
      if (now.kind !== "shares") continue;
      const first = JSON.stringify(written(now.succession.shares));
      // Who would have changed the first result was asked for: their absence is an answer.
      const notAsked = relativeKinds
        .map(({ place }) => place)
        .filter((place) => {
          const more = computeNow(withOne(draft, place), today);
          return more.kind === "shares" && JSON.stringify(written(more.succession.shares)) === first;
        });
      for (const variation of removalsOf(draft, now.succession)) {
        const changed = changedBy(draft, variation);
        const shown = triedShares(computeNow(changed, today), variation);
        if (!shown || unaskedOf(draft, changed, new Set(), today).length > 0) continue;
        tried += 1;
        for (const place of notAsked) {
          const then = triedShares(computeNow(withOne(changed, place), today), variation);
          expect(then && written(then), `${seed} ${JSON.stringify([draft.code, variation, place])}`).toEqual(
            written(shown),
          );
        }
      }
    }
    expect(tried).toBeGreaterThan(10);
  }, 30_000);
});

describe("the four Sunni schools", () => {
  test("agree on a wife, a mother, sons and a daughter", () => {
    expect(differingSchools(hanafi, successionOf(hanafi), today)).toEqual([]);
  });

  test("differ on a grandfather beside a brother", () => {
    const draft = family(
      "lb-islamic-hanafi",
      person("father", "male", { relation: "father", alive: false, father: "grandfather" }),
      person("grandfather", "male"),
      person("brother", "male", { father: "father" }),
    );
    expect(differingSchools(draft, successionOf(draft), today)).toEqual(["maliki", "shafi", "hanbali"]);
  });

  test("are not asked about the law of another country or faith", () => {
    const french = {
      ...hanafi,
      code: "fr-civil-french",
      facts: { allChildrenCommon: true, contract: "separation" } as const,
    };
    expect(differingSchools(french, successionOf(french), today)).toBeNull();
    const jafari = { ...hanafi, code: "ir-islamic-jafari" };
    expect(differingSchools(jafari, successionOf(jafari), today)).toBeNull();
  });
});
