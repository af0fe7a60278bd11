import { describe, expect, test } from "vitest";
import { profileOf } from "../../catalogue/profile-of.ts";
import type { Family, Person } from "../family.ts";
import { kinOf } from "../kinship.ts";
import { format } from "../rational.ts";
import { type Circumstances, isSuccession } from "../result.ts";
import { type ReserveCountry, reserveOf } from "./reserve.ts";

const wife: Person = { id: "wife", sex: "female", alive: true, relation: "spouse" };
const father: Person = { id: "father", sex: "male", alive: false, relation: "father", father: "grandfather" };
const mother: Person = { id: "mother", sex: "female", alive: false, relation: "mother" };
const grandfather: Person = { id: "grandfather", sex: "male", alive: true };
const sibling = (id: string, said: Partial<Person> = {}): Person => ({
  id,
  sex: "male",
  alive: true,
  father: "father",
  mother: "mother",
  ...said,
});
const halfBrother: Person = { id: "half-brother", sex: "male", alive: true, father: "father" };
const parents = [father, mother, { ...grandfather, alive: false }];
const of = (...people: Person[]): Family => ({ deceased: { sex: "male" }, people });

function answer(code: string, family: Family, said: Partial<Circumstances> = {}): unknown {
  const profile = profileOf(code);
  if (!("engine" in profile)) throw new Error(`${code} has no engine`);
  const outcome = profile.engine(kinOf(family), { dateOfDeath: "2026-03-01", regime: "accrued-gains", ...said });
  if (!isSuccession(outcome)) return outcome;
  return Object.fromEntries([...outcome.shares].map(([id, share]) => [id, format(share)]));
}
function kept(country: ReserveCountry, family: Family, said: Partial<Circumstances> = {}): unknown {
  const reserve = reserveOf(kinOf(family), country, {
    dateOfDeath: "2026-03-01",
    regime: "accrued-gains",
    spouseIsHeir: false,
    ...said,
  });
  if (!("reserved" in reserve)) return reserve;
  return Object.fromEntries([...reserve.reserved].map(([group, share]) => [group, format(share)]));
}
const open = { notComputed: "civil.open" };

describe("[LAW-011] brothers and sisters of the half blood", () => {
  const mixed = of(...parents, sibling("brother"), halfBrother);
  test.each(
    "es-civil-spanish nl-civil-dutch ar-civil-argentine gr-civil-greek be-civil-belgian pt-civil-portuguese ca-civil-quebec".split(
      " ",
    ),
  )("%s: beside full ones nothing is guessed, alone they take all", (code) => {
    expect(answer(code, mixed)).toEqual(open);
    expect(answer(code, of(...parents, halfBrother))).toEqual({ "half-brother": "1" });
  });

  test("[LAW-032] France: equal since 2001; Brazil and Mexico: half a part; alone they take all", () => {
    const half = { brother: "2/3", "half-brother": "1/3" };
    expect(answer("fr-civil-french", mixed)).toEqual({ brother: "1/2", "half-brother": "1/2" });
    expect(answer("br-civil-brazilian", mixed)).toEqual(half);
    expect(answer("mx-civil-mexican", mixed)).toEqual(half);
    expect(answer("fr-civil-french", of(...parents, halfBrother))).toEqual({ "half-brother": "1" });
  });

  test("Italy, Codice civile 570, 571: half a part beside full ones; beside a parent nothing is guessed", () => {
    expect(answer("it-civil-italian", mixed)).toEqual({ brother: "2/3", "half-brother": "1/3" });
    expect(answer("it-civil-italian", of({ ...father, alive: true }, mother, grandfather, halfBrother))).toEqual(open);
  });

  test("France, Code civil 757-2: they do not matter where the spouse has everything", () => {
    expect(answer("fr-civil-french", of(wife, ...mixed.people))).toEqual({ wife: "1" });
  });
});

describe("[LAW-011] the child of a dead nephew", () => {
  const deep = of(
    ...parents,
    sibling("dead brother", { alive: false }),
    { id: "dead nephew", sex: "male", alive: false, father: "dead brother" },
    { id: "grandnephew", sex: "male", alive: true, father: "dead nephew" },
    sibling("sister", { sex: "female" }),
  );
  test.each(["jp-civil-japanese", "cn-civil-chinese", "ru-civil-russian", "ie-common-irish"])(
    "%s: does not come in his place",
    (code) => {
      expect(answer(code, deep)).toEqual({ sister: "1" });
    },
  );
  test("Germany, BGB 1925: comes in his place", () => {
    expect(answer("de-civil-german", deep)).toEqual({ grandnephew: "1/2", sister: "1/2" });
  });
  test.each(["es-civil-spanish", "pt-civil-portuguese"])("%s: nothing is guessed", (code) => {
    expect(answer(code, deep)).toEqual(open);
  });
});

describe("[LAW-011] grandparents beside a spouse", () => {
  const family = of(wife, father, mother, grandfather);
  test.each(["it-civil-italian", "mx-civil-mexican", "il-civil-israeli", "ae-civil-nonmuslim", "be-civil-belgian"])(
    "%s: the spouse is not said to have everything",
    (code) => expect(answer(code, family)).toEqual(open),
  );

  test("[LAW-024] what a will cannot take from them", () => {
    expect(kept("es", family)).toEqual({ parents: "1/3" });
    expect(kept("it", family)).toEqual({ spouse: "1/2", parents: "1/4" });
    expect(kept("ar", family)).toEqual({ spouse: "1/4", parents: "1/4" });
    expect(kept("kr", family)).toEqual({ spouse: "3/10", parents: "2/15" });
    expect(kept("pt", family)).toEqual({ spouse: "4/9", parents: "2/9" });
    expect(kept("jp", family)).toEqual({ spouse: "1/3", parents: "1/6" });
  });

  test("[LAW-024] Türkiye, TMK 506: the spouse keeps 9/16; Germany: open, not nothing", () => {
    expect(kept("tr", family)).toEqual({ spouse: "9/16" });
    expect(kept("de", family)).toEqual(open);
  });
});

test("[LAW-024] Türkiye, TMK 506: beside brothers and sisters the spouse keeps all of the half", () => {
  expect(kept("tr", of(wife, ...parents, sibling("brother")))).toEqual({ spouse: "1/2" });
});

test("[LAW-024] Indonesia, BW 913-916a: parents without children keep half of their share", () => {
  const both = of({ ...father, alive: true }, { ...mother, alive: true }, { ...grandfather, alive: false });
  expect(kept("id", both)).toEqual({ parents: "1/2" });
});

test("[LAW-013] Greece: the sources confirm the code for deaths before 16 September 2026 only", () => {
  const family = of(wife, { id: "son", sex: "male", alive: true, father: "deceased" });
  const asksDay = { needs: "date-of-death", rule: "gr.1820" };
  expect(answer("gr-civil-greek", family, { dateOfDeath: "2026-06-30" })).toEqual({ wife: "1/4", son: "3/4" });
  expect(answer("gr-civil-greek", family, { dateOfDeath: "2026-07-01" })).toEqual(asksDay);
  expect(kept("gr", family, { dateOfDeath: "2026-07-01" })).toEqual(asksDay);
});

test("[LAW-011] without a spouse nothing is remarked about one", () => {
  const family = of({ id: "son", sex: "male", alive: true, father: "deceased" });
  for (const code of ["fr-civil-french", "ru-civil-russian", "br-civil-brazilian", "gb-common-english"]) {
    const profile = profileOf(code);
    const outcome = "engine" in profile && profile.engine(kinOf(family), { dateOfDeath: "2026-03-01" });
    expect(outcome && "remarks" in outcome && outcome.remarks).toEqual(code === "gb-common-english" ? ["gb.1975"] : []);
  }
});
