import { deceasedId, type Family, type Person, type PersonId } from "../succession/family.ts";
import { kinOf } from "../succession/kinship.ts";
import { equals } from "../succession/rational.ts";
import { type Circumstances, type Engine, isSuccession, type Outcome } from "../succession/result.ts";
import { changes } from "./closed-out.ts";
import { withRelatives } from "./relatives.ts";

/** How many wives a man may leave under a law: four, or one where it knows one spouse only. */
export function mostWives(engine: Engine, circumstances: Circumstances): 1 | 4 {
  const wife = (id: string): Person => ({ id, sex: "female", alive: true, relation: "spouse" });
  const son: Person = { id: "son", sex: "male", alive: true, father: deceasedId };
  const family: Family = { deceased: { sex: "male" }, people: [wife("one"), wife("two"), son] };
  const outcome = engine(kinOf(family), circumstances);
  return "notComputed" in outcome && outcome.notComputed === "civil.one-spouse" ? 1 : 4;
}

/** Whether a brother of the father only, or of the mother only, takes another share than a full one would. */
export function tellsHalvesApart(engine: Engine, family: Family, circumstances: Circumstances): boolean {
  const outcomeWith = (blood: "full" | "paternal" | "maternal", sisters: number): Outcome => {
    let next = 0;
    const make = (person: Omit<Person, "id">): Person => ({ ...person, id: `imagined ${next++}` });
    // Both parents stand first, so that the same person has the same name in each family.
    const withSisters = withRelatives(
      family.people,
      { at: "beside", of: "deceased", blood: "full", sex: "female" },
      sisters,
      make,
    );
    const people = withRelatives(withSisters, { at: "beside", of: "deceased", blood, sex: "male" }, 1, make);
    return engine(kinOf({ ...family, people }), circumstances);
  };
  return [0, 1].some((sisters) => {
    const full = outcomeWith("full", sisters);
    return (["paternal", "maternal"] as const).some((blood) => differ(full, outcomeWith(blood, sisters)));
  });
}

function differ(one: Outcome, other: Outcome): boolean {
  if (!isSuccession(one) || !isSuccession(other)) return changes(one, other, new Set());
  if (one.shares.size !== other.shares.size) return true;
  return [...one.shares].some(([id, share]) => {
    const its = other.shares.get(id);
    return !its || !equals(share, its);
  });
}

/** Whether it matters which son was born first. */
export function asksFirstborn(engine: Engine, family: Family, circumstances: Circumstances): readonly PersonId[] {
  const bare = family.people.map(({ birthOrder: _order, ...person }): Person => person);
  const sons = bare.filter(({ sex, father }) => sex === "male" && father === deceasedId);
  const outcomeWith = (first: PersonId | null) => {
    const people = bare.map((one) => (one.id === first ? { ...one, birthOrder: 1 } : one));
    return engine(kinOf({ ...family, people }), circumstances);
  };
  const before = outcomeWith(null);
  return sons.map(({ id }) => id).filter((id) => changes(before, outcomeWith(id), new Set()));
}
