import { deceasedId, type Family, type Person, type PersonId } from "@heirlock/law/succession/family";
import { describe, expect, test } from "vitest";
import { type Box, type Branch, columns, type Line, type TreePlan } from "./tree-parts.ts";
import { planTree } from "./tree-plan.ts";

const everybody = (family: Family) => new Set(family.people.filter(({ alive }) => alive).map(({ id }) => id));
const nobody = new Set<PersonId>();
const peopleOf = (branches: readonly Branch[]): PersonId[] =>
  branches.flatMap(({ person, below }) => [person, ...peopleOf(below)]);
const peopleIn = ({ content }: Box): PersonId[] => {
  if (content.kind === "deceased") return [deceasedId];
  if (content.kind === "person") return peopleOf([content.branch]);
  return content.groups.flatMap(({ branches }) => peopleOf(branches));
};
const boxOf = (plan: TreePlan, id: PersonId) => plan.boxes.find((box) => peopleIn(box).includes(id))!;

/** A line that runs through the inside of a box would be drawn behind it. */
function runsThrough({ way }: Line, box: Box): boolean {
  if ("down" in way) {
    // A line that begins or ends in the middle of a row stands between two boxes of a couple.
    return box.row >= way.fromRow && box.row <= way.toRow && way.down > box.from && way.down < box.to;
  }
  return way.row === box.row && way.to > box.from && way.from < box.to;
}

function problemsOf(plan: TreePlan, family: Family): string[] {
  const problems: string[] = [];
  for (const [place, box] of plan.boxes.entries()) {
    if (box.from < 0 || box.to > columns) problems.push(`outside ${JSON.stringify(box)}`);
    if (box.to - box.from < 8) problems.push(`narrow ${JSON.stringify(box)}`);
    if (![box.from, box.to].every(Number.isInteger)) problems.push(`between columns ${JSON.stringify(box)}`);
    if (plan.gaps.includes(box.row)) problems.push(`in a gap ${JSON.stringify(box)}`);
    for (const other of plan.boxes.slice(place + 1)) {
      if (other.row === box.row && other.from < box.to && box.from < other.to) {
        problems.push(`overlap ${JSON.stringify([box, other])}`);
      }
    }
    for (const line of plan.lines) {
      if (runsThrough(line, box)) problems.push(`line through box ${JSON.stringify([line, box])}`);
    }
  }
  for (const { way } of plan.lines) {
    const edges = "down" in way ? [way.down] : [way.from, way.to];
    if (!edges.every((edge) => Number.isInteger(edge) && edge > 0 && edge < columns)) {
      problems.push(`line off the edges ${JSON.stringify(way)}`);
    }
  }
  const drawn = [...plan.boxes.flatMap(peopleIn), ...plan.aside].sort();
  const expected = [deceasedId, ...family.people.map(({ id }) => id)].sort();
  if (drawn.join() !== expected.join()) problems.push(`drawn ${drawn.join()} instead of ${expected.join()}`);
  return problems;
}

/** The same numbers for the same seed (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Up to twenty people: spouses, children with any of them or with nobody known, and kin on every side. */
function drawFamily(seed: number): Family {
  const random = randomOf(seed);
  const people: Person[] = [];
  const sex = () => (random(2) === 0 ? "male" : "female");
  const add = (person: Omit<Person, "id" | "alive">): PersonId => {
    const id = `p${people.length + 1}`;
    people.push({ id, alive: random(4) > 0, ...person });
    return id;
  };
  const deceased = { sex: sex() } as const;
  const isMan = deceased.sex === "male";
  const most = 1 + random(20);
  const spouses = Array.from({ length: random(isMan ? 5 : 2) }, () =>
    add({ sex: isMan ? "female" : "male", relation: "spouse" }),
  );
  const father = random(2) ? add({ sex: "male", relation: "father" }) : undefined;
  const mother = random(2) ? add({ sex: "female", relation: "mother" }) : undefined;
  const own = isMan ? "father" : "mother";
  while (people.length < most) {
    const kind = random(7);
    const parent = people[random(Math.max(people.length, 1))];
    if (kind < 3) {
      const other = spouses[random(spouses.length + 1)];
      add({ sex: sex(), [own]: deceasedId, ...(other && { [isMan ? "mother" : "father"]: other }) });
    } else if (kind === 3 && parent && parent.relation !== "spouse") {
      add({ sex: sex(), [parent.sex === "male" ? "father" : "mother"]: parent.id });
    } else if (kind === 4 && (father || mother)) {
      const [f, m] = [random(2) ? father : undefined, random(2) ? mother : undefined];
      if (f || m) add({ sex: sex(), ...(f && { father: f }), ...(m && { mother: m }) });
    } else if (kind === 5 && father && !people[spouses.length]!.father) {
      people[spouses.length]!.father = add({ sex: "male" });
    } else if (kind === 6 && mother) {
      const person = people.find(({ id }) => id === mother)!;
      if (!person.mother) person.mother = add({ sex: "female" });
    } else if (people.length === 0) break;
  }
  return { deceased, people };
}

const wife = (id: string): Person => ({ id, sex: "female", alive: true, relation: "spouse" });
const child = (id: string, sex: Person["sex"], mother?: string): Person => ({
  id,
  sex,
  alive: true,
  father: deceasedId,
  ...(mother && { mother }),
});
const ofMan = (...people: Person[]): Family => ({ deceased: { sex: "male" }, people });

describe("the plan of the tree", () => {
  test("[LAW-031] nobody overlaps, nobody is lost and no line runs through a box, in any family of up to twenty", () => {
    for (let seed = 1; seed <= 1500; seed++) {
      const family = drawFamily(seed);
      const heirs = new Set(family.people.filter(({ alive }, place) => alive && place % 3 > 0).map(({ id }) => id));
      const excluded = new Set(family.people.filter(({ alive, id }) => alive && !heirs.has(id)).map(({ id }) => id));
      for (const plan of [planTree(family, everybody(family), nobody), planTree(family, heirs, excluded)]) {
        expect(problemsOf(plan, family), `seed ${seed}: ${JSON.stringify(family)}`).toEqual([]);
      }
    }
  });

  test("[LAW-031] wives stand on both sides, each with her own children under her", () => {
    const family = ofMan(
      wife("huda"),
      wife("salma"),
      ...["omar", "bilal", "hanan"].map((id) => child(id, "male", "huda")),
      ...["ziad", "lina"].map((id) => child(id, "female", "salma")),
    );
    const plan = planTree(family, everybody(family), nobody);
    const [deceased, huda, salma] = [deceasedId, "huda", "salma"].map((id) => boxOf(plan, id));
    expect(huda!.to).toBeLessThan(deceased!.from);
    expect(salma!.from).toBeGreaterThan(deceased!.to);
    expect(peopleIn(boxOf(plan, "omar"))).toEqual(["omar", "bilal", "hanan"]);
    expect(boxOf(plan, "omar")).toMatchObject({ from: 0, to: 22 });
    expect(boxOf(plan, "ziad")).toMatchObject({ from: 26, to: columns });
    expect(plan.isWide).toBe(true);
    expect(plan.lines.filter((line) => line.of === "marriage")).toHaveLength(2);
  });

  test("a couple's children hang from the line between them, an only parent's from the parent", () => {
    const together = ofMan(wife("w"), child("a", "male", "w"), child("b", "female", "w"));
    const { lines, boxes } = planTree(together, everybody(together), nobody);
    const row = boxes.find(({ content }) => content.kind === "deceased")!.row;
    expect(lines).toContainEqual({
      of: "descent",
      way: { down: 24, fromRow: row, toRow: row + 1, begins: "middle" },
    });
    const alone = ofMan(child("a", "male"));
    const plan = planTree(alone, everybody(alone), nobody);
    expect(plan.lines.every(({ of, way }) => of === "descent" && (!("down" in way) || way.begins === "top"))).toBe(
      true,
    );
  });

  test("a small family stands in the middle, with as much room before it as after it", () => {
    const parents: Person[] = [
      { id: "father", sex: "male", alive: true, relation: "father" },
      { id: "mother", sex: "female", alive: true, relation: "mother" },
    ];
    for (const people of [[wife("w"), child("a", "male", "w")], [wife("w")], [child("a", "male")], []]) {
      const family = ofMan(...parents, ...people);
      const { boxes } = planTree(family, everybody(family), nobody);
      const before = Math.min(...boxes.map(({ from }) => from));
      const after = columns - Math.max(...boxes.map(({ to }) => to));
      expect(Math.abs(before - after), JSON.stringify(people)).toBeLessThanOrEqual(1);
    }
  });

  test("[LAW-031] in a large family those who do not inherit stand apart, and those who link others stay", () => {
    const family = ofMan(
      ...Array.from({ length: 9 }, (_, place) => child(`c${place}`, "male")),
      { id: "father", sex: "male", alive: true, relation: "father" },
      { id: "brother", sex: "male", alive: true, father: "father" },
    );
    const excluded = new Set(["brother"]);
    const heirs = new Set(family.people.map(({ id }) => id).filter((id) => !excluded.has(id)));
    const plan = planTree(family, heirs, excluded);
    expect(plan.aside).toEqual(["brother"]);
    expect(problemsOf(plan, family)).toEqual([]);
    const small = planTree(ofMan(...family.people.slice(8)), new Set(["c8", "father"]), excluded);
    expect(small.aside).toEqual([]);
    expect(peopleIn(boxOf(small, "brother"))).toEqual(["brother"]);
  });
});
