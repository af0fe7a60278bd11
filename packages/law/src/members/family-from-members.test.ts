import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deceasedId, type Person } from "../succession/family.ts";
import { classify, kinOf } from "../succession/kinship.ts";
import { propertyRuns } from "../succession/testing/families.ts";
import { type FamilyFromMembers, familyFromMembers, type Member } from "./family-from-members.ts";
import { kinships, type RelationshipType, relationshipTypes } from "./relationships.ts";
import places from "./testing/places.json" with { type: "json" };

const man = { sex: "male" } as const;
const woman = { sex: "female" } as const;
const member = (id: string, relationship: string, rest: Partial<Member> = {}): Member => ({
  id,
  relationship,
  ...rest,
});
const person = ({ family }: FamilyFromMembers, id: string) => family?.people.find((one) => one.id === id);
const missing = (result: FamilyFromMembers) => Object.fromEntries(result.missing.map((one) => [one.member, one.fact]));
const why = (result: FamilyFromMembers) => Object.fromEntries(result.outside.map((one) => [one.member, one.why]));
/** The classes of Islamic law in which the people are. */
const classes = ({ family }: FamilyFromMembers) =>
  Object.fromEntries([...classify(kinOf(family!)).classes].map(([name, people]) => [name, people.map(({ id }) => id)]));

test("[LAW-004, MEM-010] there are exactly the 19 relationship types, and a table of kinship for each", () => {
  expect(relationshipTypes).toHaveLength(19);
  expect(Object.keys(kinships)).toEqual([...relationshipTypes]);
});

/** Every type and kinship, as somebody of a sex without any link: the class they stand in, or why in none. */
const expected: Record<RelationshipType, Record<string, string>> = places;

/** Where one member ends up. */
function whereIs(result: FamilyFromMembers, id: string): string {
  const out = missing(result)[id] ?? why(result)[id];
  if (out) return out;
  const found = Object.entries(classes(result)).find(([, ids]) => ids.includes(id));
  if (found) return found[0];
  return person(result, id)?.adopted ? "adopted" : "blood";
}

describe.each(relationshipTypes)("[LAW-004, MEM-010] %s", (type) => {
  test("every kinship of the table is looked at here", () => {
    expect(Object.keys(expected[type]).toSorted()).toEqual(["", ...Object.keys(kinships[type])].toSorted());
  });

  test.each(Object.entries(expected[type]))("with kinship %j: %s", (kinship, place) => {
    const result = familyFromMembers(man, [member("one", type, { kinship, sex: "male" })]);
    expect(whereIs(result, "one")).toBe(place);
    expect(result.problem).toBeNull();
    // A kinship of nobody is asked for, not guessed; friends and charities have none.
    const unknown = familyFromMembers(man, [member("one", type, { kinship: "constructor", sex: "male" })]);
    expect(whereIs(unknown, "one")).toBe(Object.keys(kinships[type]).length > 0 ? "kinship" : "not-family");
  });
});

test('[LAW-004] "other" without kinship is for information, what else is missing is needed', () => {
  const result = familyFromMembers(man, [
    member("a", "other"),
    member("b", "cousin", { kinship: "paternal_uncle" }),
    member("c", "grandfather"),
    member("d", "stranger"),
  ]);
  expect(result.missing).toEqual([
    { member: "a", fact: "kinship", severity: "info" },
    { member: "b", fact: "sex", severity: "needed" },
    { member: "c", fact: "side", severity: "needed" },
    { member: "d", fact: "relationship", severity: "needed" },
  ]);
  expect(result.family?.people).toEqual([]);
});

test("[LAW-004] the family is the holder's: children of a man have a father, those of a woman a mother", () => {
  const members = [member("wife", "wife"), member("son", "son", { otherParent: "wife" })];
  expect(person(familyFromMembers(man, members), "son")).toMatchObject({ father: deceasedId, mother: "wife" });
  const hers = [member("husband", "husband"), member("son", "son", { otherParent: "husband" })];
  expect(person(familyFromMembers(woman, hers), "son")).toMatchObject({ mother: deceasedId, father: "husband" });
});

test("[LAW-004] without the holder's sex there is no family yet, but everybody is looked at", () => {
  const result = familyFromMembers({}, [member("son", "son"), member("x", "other")]);
  expect(result).toMatchObject({ family: null, placed: ["son"], problem: null });
  expect(missing(result)).toEqual({ x: "kinship" });
});

test("[LAW-004] with several wives it is asked who the mother is, with one not", () => {
  const members = [
    member("a", "wife"),
    member("b", "wife"),
    member("son", "son"),
    member("her", "son", { otherParent: "b" }),
  ];
  const asked = familyFromMembers(man, members).questions.filter(({ code }) => code === "other-parent");
  expect(asked).toEqual([{ code: "other-parent", person: "son" }]);
  expect(person(familyFromMembers(man, members), "her")?.mother).toBe("b");
  const one = familyFromMembers(man, [member("a", "wife"), member("son", "son")]);
  expect(one.questions).toEqual([]);
});

test("[LAW-004] a grandchild hangs on the parent who is named, or on an implied one whose life is a question", () => {
  const son = member("son", "son", { hasDied: true });
  const grandson = (rest: Partial<Member>) => member("grandson", "other", { kinship: "grandson", ...rest });
  expect(classes(familyFromMembers(man, [son, grandson({ parent: "son" })]))).toEqual({ sons_sons: ["grandson"] });
  // A son is entered: which one is meant must be said.
  expect(missing(familyFromMembers(man, [son, grandson({ through: "son" })]))).toEqual({ grandson: "linking-parent" });
  expect(missing(familyFromMembers(man, [grandson({ parent: "nobody" })]))).toEqual({ grandson: "linking-parent" });
  const implied = familyFromMembers(man, [grandson({ through: "daughter" })]);
  expect(implied.implied).toEqual([{ id: "implied daughter", is: "child" }]);
  expect(implied.questions).toEqual([{ code: "is-alive", person: "implied daughter" }]);
  expect(person(implied, "implied daughter")).toMatchObject({ alive: false, father: deceasedId });
  expect(classes(implied)).toEqual({ daughters_sons: ["grandson"] });
  const great = member("great", "daughter", { kinship: "great_grandchild", parent: "grandson" });
  expect(classes(familyFromMembers(man, [great, grandson({ parent: "son", hasDied: true }), son]))).toEqual({
    sons_sons_daughters: ["great"],
  });
});

test("[LAW-004] a nephew implies a brother, and through him the parents; several ask whether it is one brother", () => {
  const nephews = ["a", "b"].map((id) => member(id, "nephew", { kinship: "half_paternal_brother" }));
  const result = familyFromMembers(man, nephews);
  expect(classes(result)).toEqual({ paternal_nephews: ["a", "b"] });
  expect(result.implied.map(({ is }) => is)).toEqual(["father", "sibling"]);
  expect(result.questions).toContainEqual({
    code: "same-parent",
    person: "implied paternal male sibling",
    children: ["a", "b"],
  });
  // A brother of that kind is entered: it may be him.
  const brother = member("brother", "brother", { kinship: "half_paternal" });
  expect(missing(familyFromMembers(man, [brother, nephews[0]!]))).toEqual({ a: "linking-parent" });
  const linked = familyFromMembers(man, [brother, { ...nephews[0]!, parent: "brother" }]);
  expect(person(linked, "a")?.father).toBe("brother");
  expect(linked.questions).toEqual([{ code: "is-alive", person: "implied father" }]);
});

test("[LAW-004] brothers hang on the parents who are entered; grandparents and uncles on theirs", () => {
  const result = familyFromMembers(man, [
    member("uncle", "uncle", { kinship: "paternal" }),
    member("brother", "brother"),
    member("grandfather", "grandfather", { kinship: "paternal" }),
    member("father", "father", { hasDied: true }),
    member("cousin", "cousin", { sex: "male", parent: "uncle" }),
  ]);
  expect(person(result, "brother")).toMatchObject({ father: "father", mother: "implied mother" });
  expect(person(result, "father")).toMatchObject({ father: "grandfather", relation: "father", alive: false });
  expect(person(result, "uncle")).toMatchObject({ father: "grandfather" });
  expect(person(result, "cousin")).toMatchObject({ father: "uncle" });
  expect(classes(result)).toMatchObject({ full_uncles: ["uncle"], full_cousins: ["cousin"] });
});

test("[LAW-004] a second father's father, and a second member of one id, are left out", () => {
  const grandfathers = ["a", "b"].map((id) => member(id, "grandfather", { kinship: "paternal" }));
  expect(why(familyFromMembers(man, grandfathers))).toEqual({ b: "duplicate" });
  expect(why(familyFromMembers(man, [member("a", "son"), member("a", "wife")]))).toEqual({ a: "duplicate" });
  expect(why(familyFromMembers(man, [member(deceasedId, "son")]))).toEqual({ [deceasedId]: "duplicate" });
});

test("[LAW-003, LAW-004] what no law could pass over is said with its code", () => {
  const problem = (...members: Member[]) => familyFromMembers(man, members).problem?.problem;
  expect(problem(member("a", "husband"), member("b", "wife"))).toBe("husband-and-wives");
  expect(problem(...["a", "b", "c", "d", "e"].map((id) => member(id, "wife")))).toBe("more-than-four-wives");
  expect(problem(...["a", "b", "c"].map((id) => member(id, "mother")))).toBe("third-parent");
});

test("[LAW-004] the order of birth is what the holder says, else that of the dates, else a question", () => {
  const son = (id: string, rest: Partial<Member>) => member(id, "son", rest);
  const orders = (...members: Member[]) => {
    const { family, questions } = familyFromMembers(man, members);
    const asked = questions.filter(({ code }) => code === "birth-order").map((one) => one.person);
    return { order: Object.fromEntries(family!.people.map(({ id, birthOrder }) => [id, birthOrder])), asked };
  };
  expect(orders(son("a", { birthDate: "2001-02-03" }), son("b", { birthDate: "1999-01-01" }))).toEqual({
    order: { a: 2, b: 1 },
    asked: [],
  });
  expect(orders(son("a", { birthOrder: 1 }), son("b", {}))).toEqual({ order: { a: 1 }, asked: ["b"] });
  const twins = [son("a", { birthDate: "2001-02-03" }), son("b", { birthDate: "2001-02-03" })];
  expect(orders(...twins)).toEqual({ order: {}, asked: ["a", "b"] });
});

describe("[LAW-004] over any members", () => {
  const types = fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...relationshipTypes) }, fc.string({ maxLength: 5 }));
  const allKinships = [...new Set(Object.values(kinships).flatMap((one) => Object.keys(one)))];
  const ids = ["a", "b", "c", "d", "e", "f", "g", deceasedId, "implied father"];
  const drawn = fc.array(
    fc.record(
      {
        relationship: types,
        kinship: fc.oneof(fc.constantFrom(...allKinships), fc.string({ maxLength: 12 })),
        sex: fc.constantFrom("male", "female", "none" as never),
        hasDied: fc.boolean(),
        parent: fc.constantFrom(...ids),
        through: fc.constantFrom("son", "daughter"),
        otherParent: fc.constantFrom(...ids),
        birthDate: fc.constantFrom("1990-01-01", "1991-01-01", "soon"),
        birthOrder: fc.constantFrom(1, 2, -1, Number.NaN),
      },
      { requiredKeys: ["relationship"] },
    ),
    { maxLength: 7 },
  );
  const families = drawn.map((list) => list.map((one, index) => ({ ...one, id: ids[index]! }) as Member));
  const holders = fc.constantFrom<{ sex?: Person["sex"] }>(man, woman, {});

  test("nothing throws, and everybody is in the family, missing or outside exactly once", () => {
    fc.assert(
      fc.property(holders, families, (holder, members) => {
        const { family, placed, missing, outside } = familyFromMembers(holder, members);
        const told = [...placed, ...missing.map((one) => one.member), ...outside.map((one) => one.member)];
        expect(told.toSorted()).toEqual(members.map(({ id }) => id).toSorted());
        if (!family) return;
        const inFamily = new Set(family.people.map(({ id }) => id));
        expect(inFamily.size).toBe(family.people.length);
        expect(placed.every((id) => inFamily.has(id))).toBe(true);
        for (const { father, mother } of family.people) {
          for (const id of [father, mother])
            expect(id === undefined || id === deceasedId || inFamily.has(id)).toBe(true);
        }
      }),
      propertyRuns,
    );
  });

  test("whoever is in the family and was not entered is implied, taken as dead, and asked about", () => {
    fc.assert(
      fc.property(families, (members) => {
        const { family, implied, questions } = familyFromMembers(man, members);
        const entered = new Set(members.map(({ id }) => id));
        const others = family!.people.filter(({ id }) => !entered.has(id));
        expect(others.map(({ id }) => id).toSorted()).toEqual(implied.map(({ id }) => id).toSorted());
        expect(others.every(({ alive }) => !alive)).toBe(true);
        const asked = questions.filter(({ code }) => code === "is-alive").map((one) => one.person);
        expect(asked.toSorted()).toEqual(implied.map(({ id }) => id).toSorted());
      }),
      propertyRuns,
    );
  });

  test("the order in which members were entered changes nobody's place", () => {
    fc.assert(
      fc.property(families, (members) => {
        // Of two who claim one single place the first has it.
        const isSingle = ({ relationship }: Member) => /^(grand)?(father|mother)$/.test(relationship);
        const ordered = members.filter((one) => !isSingle(one));
        const places = (list: readonly Member[]) => {
          const { family, missing, outside } = familyFromMembers(man, list);
          const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
          return {
            people: family!.people.toSorted(byId),
            missing: missing.map((one) => `${one.member} ${one.fact}`).toSorted(),
            outside: outside.map((one) => `${one.member} ${one.why}`).toSorted(),
          };
        };
        expect(places(ordered.toReversed())).toEqual(places(ordered));
      }),
      propertyRuns,
    );
  });
});
