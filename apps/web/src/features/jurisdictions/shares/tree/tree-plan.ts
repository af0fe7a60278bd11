import type { Family, Person, PersonId } from "@heirlock/law/succession/family";
import type { Kin } from "@heirlock/law/succession/kin";
import { kinOf } from "@heirlock/law/succession/kinship";
import { FamilyPlacement } from "./place-family.ts";
import { columns, type TreePlan } from "./tree-parts.ts";

/** From so many heirs on, children stand in groups and those who do not inherit stand apart. */
export const largeFrom = 9;

/** Where everybody stands. Pure: the same family always gives the same plan. */
export function planTree(family: Family, heirs: ReadonlySet<PersonId>, excluded: ReadonlySet<PersonId>): TreePlan {
  const kin = kinOf(family);
  const isLarge = heirs.size >= largeFrom;
  const shown = isLarge ? neededOf(kin, excluded) : new Set(family.people.map(({ id }) => id));
  const plan = new FamilyPlacement(kin, shown, isLarge);
  plan.draw();
  return {
    isWide: plan.isWide,
    gaps: plan.gaps,
    rows: plan.rows,
    ...inTheMiddle(plan),
    aside: family.people.filter(({ id }) => !shown.has(id)).map(({ id }) => id),
  };
}

/** Moves the whole family so that as much is empty before it as after it. */
function inTheMiddle({ boxes, lines }: Pick<TreePlan, "boxes" | "lines">): Pick<TreePlan, "boxes" | "lines"> {
  const start = Math.min(...boxes.map(({ from }) => from));
  const end = Math.max(...boxes.map(({ to }) => to));
  const by = Math.trunc((columns - end - start) / 2);
  const move = <T extends { from: number; to: number }>(one: T): T => ({
    ...one,
    from: one.from + by,
    to: one.to + by,
  });
  return {
    boxes: boxes.map(move),
    lines: lines.map(({ of, way }) => ({ of, way: "down" in way ? { ...way, down: way.down + by } : move(way) })),
  };
}

/** Whoever inherits or has died, and whoever links one of these to the deceased. */
function neededOf(kin: Kin, excluded: ReadonlySet<PersonId>): Set<PersonId> {
  const { people } = kin.family;
  const line = ancestorsOf(kin);
  const needed = new Set(people.filter(({ id }) => !excluded.has(id)).map(({ id }) => id));
  const links = (person: Person): readonly (PersonId | undefined)[] => [
    ...kin.childrenOf(person.id).flatMap(({ id }) => (line.has(id) ? [] : [id])),
    // Farther ancestors hang on nearer ones, whether these inherit or not.
    ...(line.has(person.id) ? [person.father, person.mother] : []),
  ];
  for (let before = -1; before !== needed.size; ) {
    before = needed.size;
    for (const person of people) {
      if (links(person).some((id) => id !== undefined && needed.has(id))) needed.add(person.id);
    }
  }
  return needed;
}

/** Those from whom the deceased descends. */
function ancestorsOf(kin: Kin): Set<PersonId> {
  const found = new Set<PersonId>();
  const climb = (person: Person | null | undefined) => {
    if (!person || found.has(person.id)) return;
    found.add(person.id);
    for (const id of [person.father, person.mother]) if (id !== undefined) climb(kin.person(id));
  };
  climb(kin.father);
  climb(kin.mother);
  return found;
}
