import { expect, test } from "vitest";
import { deceasedId, type Family, type Person } from "./family.ts";
import { kinOf } from "./kinship.ts";
import { equals, format, one, sum } from "./rational.ts";
import { jafariEngine, sunniEngine } from "./religious-engines.ts";
import { isSuccession, type Outcome } from "./result.ts";

const death = { dateOfDeath: "2026-11-15" };
const alive = (person: Omit<Person, "alive">): Person => ({ ...person, alive: true });
const dead = (person: Omit<Person, "alive">): Person => ({ ...person, alive: false });

/** A father who leaves a wife, two sons (one died and left a daughter), a daughter, his mother and a brother. */
const family: Family = {
  deceased: { sex: "male" },
  people: [
    alive({ id: "wife", sex: "female", relation: "spouse" }),
    alive({ id: "son", sex: "male", father: deceasedId, mother: "wife" }),
    dead({ id: "dead son", sex: "male", father: deceasedId, mother: "wife" }),
    alive({ id: "granddaughter", sex: "female", father: "dead son" }),
    alive({ id: "daughter", sex: "female", father: deceasedId, mother: "wife" }),
    dead({ id: "father", sex: "male", relation: "father" }),
    alive({ id: "mother", sex: "female", relation: "mother" }),
    alive({ id: "brother", sex: "male", father: "father", mother: "mother" }),
  ],
};

function written(outcome: Outcome): Record<string, string> {
  if (!isSuccession(outcome)) throw new Error(JSON.stringify(outcome));
  expect(equals(sum(outcome.shares.values()), one)).toBe(true);
  return Object.fromEntries([...outcome.shares].map(([person, share]) => [person, format(share)]));
}

test("[LAW-005] every living person has a share or a reason", () => {
  const outcome = sunniEngine("hanafi")(kinOf(family), death);
  expect(written(outcome)).toEqual({ wife: "1/8", mother: "1/6", son: "17/36", daughter: "17/72" });
  if (!isSuccession(outcome)) return;
  expect(outcome.excluded).toEqual(
    expect.arrayContaining([
      { person: "brother", rule: "sunni.excluded", by: ["son"] },
      { person: "granddaughter", rule: "sunni.excluded", by: ["son"] },
    ]),
  );
  expect(outcome.excluded).toHaveLength(2);
});

test("[LAW-007] a disqualified person is taken out and excludes nobody", () => {
  const people = family.people.map((person) =>
    person.id === "son" ? { ...person, bars: ["killed-deliberately"] as const } : person,
  );
  const kin = kinOf({ ...family, people });
  expect(written(sunniEngine("hanafi")(kin, death))).toEqual({
    wife: "1/8",
    daughter: "1/2",
    granddaughter: "1/6",
    mother: "1/6",
    brother: "1/24",
  });
  expect(written(jafariEngine(kin, death))).toEqual({ wife: "1/8", mother: "7/32", daughter: "21/32" });
});

test("[LAW-011] what the rulebook does not settle is not computed, and says why", () => {
  const people = (...list: Person[]): Family => ({ deceased: { sex: "male" }, people: list });
  const daughters = ["A", "B"].map((id) => dead({ id, sex: "female", father: deceasedId }));
  const ofDaughters = daughters.map(({ id }) => alive({ id: `${id}1`, sex: "male", mother: id }));
  // Children of two daughters are of two roots; those of one are not.
  const several = sunniEngine("hanafi")(kinOf(people(...daughters, ...ofDaughters)), death);
  expect(several).toEqual({ notComputed: "sunni.kindred-open" });
  expect(written(sunniEngine("hanafi")(kinOf(people(...daughters, ofDaughters[0]!)), death))).toEqual({ A1: "1" });
  // A nephew's son would take what is left, and no class names him: nothing may return to the daughter.
  const nephewsSon = people(
    alive({ id: "daughter", sex: "female", father: deceasedId }),
    dead({ id: "father", sex: "male", relation: "father" }),
    dead({ id: "brother", sex: "male", father: "father" }),
    dead({ id: "nephew", sex: "male", father: "brother" }),
    alive({ id: "nephew's son", sex: "male", father: "nephew" }),
  );
  expect(sunniEngine("shafii")(kinOf(nephewsSon), death)).toEqual({ notComputed: "sunni.kindred-open" });
  // In the mother's line he counts for nothing.
  const harmless = nephewsSon.people.map((one) => (one.id === "brother" ? { ...one, sex: "female" as const } : one));
  const ofSister = harmless.map(({ father, ...one }) =>
    father === "brother" ? { ...one, mother: "brother" } : { ...one, ...(father && { father }) },
  );
  expect(written(sunniEngine("shafii")(kinOf(people(...ofSister)), death))).toEqual({ daughter: "1" });
  // Female cousins stand beside male ones where no line is preferred.
  const cousins = people(
    dead({ id: "grandfather", sex: "male" }),
    dead({ id: "father", sex: "male", relation: "father", father: "grandfather" }),
    dead({ id: "uncle", sex: "male", father: "grandfather" }),
    alive({ id: "he", sex: "male", father: "uncle" }),
    alive({ id: "she", sex: "female", father: "uncle" }),
  );
  expect(jafariEngine(kinOf(cousins), death)).toEqual({ notComputed: "jafari.class" });
});

test("[LAW-005] who is barred, adopted or came by marriage is told so, and keeps nobody from inheriting", () => {
  const people = [
    alive({ id: "wife", sex: "female", relation: "spouse" }),
    alive({ id: "adopted", sex: "male", father: deceasedId, adopted: true }),
    alive({ id: "killer", sex: "male", father: deceasedId, bars: ["killed-deliberately"] }),
    alive({ id: "daughter", sex: "female", father: deceasedId }),
    alive({ id: "daughter's husband", sex: "male" }),
  ];
  for (const engine of [sunniEngine("hanafi"), jafariEngine]) {
    const outcome = engine(kinOf({ deceased: { sex: "male" }, people }), death);
    expect(written(outcome)).toEqual({ wife: "1/8", daughter: "7/8" });
    if (!isSuccession(outcome)) return;
    expect(outcome.excluded.map(({ person, rule }) => [person, rule])).toEqual([
      ["adopted", "islamic.not-of-blood"],
      ["daughter's husband", "islamic.not-of-blood"],
      ["killer", "islamic.barred"],
    ]);
  }
  const childless = people.filter(({ id }) => id === "wife" || id === "adopted");
  expect(written(sunniEngine("hanafi")(kinOf({ deceased: { sex: "male" }, people: childless }), death))).toEqual({
    wife: "1",
  });
});

test("an adopted child does not stand before grandchildren in Ja'fari law", () => {
  const people = [
    alive({ id: "adopted", sex: "male", father: deceasedId, adopted: true }),
    dead({ id: "dead daughter", sex: "female", father: deceasedId }),
    alive({ id: "grandson", sex: "male", mother: "dead daughter" }),
    alive({ id: "adopted by her", sex: "male", mother: "dead daughter", adopted: true }),
  ];
  expect(written(jafariEngine(kinOf({ deceased: { sex: "male" }, people }), death))).toEqual({ grandson: "1" });
});
