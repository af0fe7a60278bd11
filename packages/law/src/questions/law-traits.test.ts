import { expect, test } from "vitest";
import { deceasedId, type Family, type Person } from "../succession/family.ts";
import type { Circumstances } from "../succession/result.ts";
import { askedFacts } from "./asked-facts.ts";
import { asksFirstborn, mostWives, tellsHalvesApart } from "./law-traits.ts";
import { engineOf } from "./testing/engine-of.ts";

const day = "2026-11-15";
const today: Circumstances = { dateOfDeath: day };
const man = (...people: Person[]): Family => ({ deceased: { sex: "male" }, people });
const wife: Person = { id: "wife", sex: "female", alive: true, relation: "spouse" };
const son = (id: string, alive = true): Person => ({ id, sex: "male", alive, father: deceasedId });
const daughter: Person = { id: "daughter", sex: "female", alive: true, father: deceasedId };

test("several wives are asked for only where the law knows them", () => {
  expect(mostWives(engineOf("lb-islamic-hanafi"), today)).toBe(4);
  expect(mostWives(engineOf("lb-islamic-jafari"), today)).toBe(4);
  expect(mostWives(engineOf("in-common-hindu"), today)).toBe(4);
  expect(mostWives(engineOf("fr-civil-french"), today)).toBe(1);
  expect(mostWives(engineOf("gb-common-english"), today)).toBe(1);
});

test("half brothers are told apart where they take another share", () => {
  expect(tellsHalvesApart(engineOf("lb-islamic-hanafi"), man(wife), today)).toBe(true);
  expect(tellsHalvesApart(engineOf("it-civil-italian"), man(wife), today)).toBe(true);
  expect(tellsHalvesApart(engineOf("gb-common-english"), man(), today)).toBe(true);
  // Beside full ones their part is not settled there.
  expect(tellsHalvesApart(engineOf("pt-civil-portuguese"), man(), today)).toBe(true);
  expect(tellsHalvesApart(engineOf("kr-civil-korean"), man(), today)).toBe(false);
});

test("the firstborn is asked for in Halacha only, and only among several children of a man", () => {
  const halacha = engineOf("il-hebrew-halacha");
  expect(asksFirstborn(halacha, man(son("a"), son("b"), daughter), today)).toEqual(["a", "b"]);
  expect(asksFirstborn(halacha, man(son("a"), daughter), today)).toEqual([]);
  expect(asksFirstborn(engineOf("lb-islamic-hanafi"), man(son("a"), son("b")), today)).toEqual([]);
});

const facts = (code: string, family: Family, given: Partial<Circumstances> = {}) =>
  askedFacts(engineOf(code), family, { ...today, ...given }, day).map(({ fact, answered }) =>
    answered ? fact : `${fact}?`,
  );

test("facts are asked one after the other, and stay once they are answered", () => {
  expect(facts("lb-islamic-hanafi", man(wife, son("a")))).toEqual([]);
  expect(facts("de-civil-german", man(son("a")))).toEqual([]);
  expect(facts("de-civil-german", man(wife, son("a")))).toEqual(["matrimonial-regime?"]);
  expect(facts("de-civil-german", man(wife, son("a")), { regime: "community" })).toEqual(["matrimonial-regime"]);
  expect(facts("gb-common-english", man(wife, son("a")))).toEqual(["estate-value?"]);
  expect(facts("us-common-upc", man(wife, son("a")))).toEqual(["common-children?"]);
  expect(facts("us-common-upc", man(wife, son("a")), { allChildrenCommon: true })).toEqual([
    "common-children",
    "spouse-children?",
  ]);
  expect(
    facts("us-common-upc", man(wife, son("a")), { allChildrenCommon: false, spouseHasOtherChildren: true }),
  ).toEqual(["common-children", "estate-value?"]);
  expect(facts("gb-common-scottish", man(wife, son("a")))).toEqual(["estate-parts?"]);
});

test("a law with figures for some days asks for the day, and asks again for one it has no figure for", () => {
  const family = man(wife, son("a"));
  const mixed = { allChildrenCommon: false };
  expect(facts("au-common-nsw", family, mixed)).toEqual(["common-children", "date-of-death?"]);
  expect(facts("au-common-nsw", family, { ...mixed, dateOfDeath: "2026-02-01" })).toEqual([
    "common-children",
    "date-of-death",
    "estate-value?",
  ]);
  expect(facts("au-common-nsw", family, { ...mixed, dateOfDeath: "2010-02-01" })).toEqual([
    "common-children",
    "date-of-death?",
  ]);
});

test("[LAW-032] Brazil asks for the regime, for what there is of each kind, and whose children they are where it matters", () => {
  const five = ["a", "b", "c", "d", "e"].map((id) => son(id));
  expect(facts("br-civil-brazilian", man(wife, ...five))).toEqual(["matrimonial-regime?"]);
  const partial = { regime: "partial-community" } as const;
  expect(facts("br-civil-brazilian", man(wife, ...five), partial)).toEqual(["matrimonial-regime", "common-children?"]);
  expect(facts("br-civil-brazilian", man(wife, son("a")), partial)).toEqual(["matrimonial-regime", "property-kinds?"]);
  expect(facts("br-civil-brazilian", man(wife, son("a")), { regime: "universal-community" })).toEqual([
    "matrimonial-regime",
  ]);
  expect(facts("us-common-california", man(wife, son("a")))).toEqual(["property-kinds?"]);
  expect(facts("us-common-ohio", man(wife, son("a"), son("b")), { allChildrenCommon: false })).toEqual([
    "common-children",
    "how-many-common?",
  ]);
  expect(facts("mx-civil-mexican", man(wife, son("a")))).toEqual(["spouse-property?"]);
});
