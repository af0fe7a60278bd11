import { branchesOf, join, perHead, type Shares } from "../civil/stirpes.ts";
import { deceasedId, type Person, type PersonId } from "../family.ts";
import type { Kin } from "../kin.ts";
import { fraction, multiply, one, type Rational } from "../rational.ts";
import type { Engine, Outcome, Succession } from "../result.ts";
import type { RuleCode } from "../rules.ts";

/**
 * Sons and their issue, failing them daughters and theirs; then the father, and upwards in his line. A husband inherits
 * from his wife before all; a widow is a creditor. The father's firstborn counts twice.
 */
export const halachaEngine: Engine = (kin): Outcome => {
  const husband = kin.spouses.find(({ sex }) => sex === "male");
  if (husband) return outcome(kin, "halacha.husband", new Map([[husband.id, one]]));
  const children = kin.childrenOf(deceasedId);
  // The rulebook speaks of issue by birth alone.
  if (children.some(({ adopted, alive }) => adopted && alive)) return { notComputed: "civil.farther-kin" };
  const firstborn = kin.family.deceased.sex === "male" ? children.find(isFirstborn) : undefined;
  const ofChildren = inLine(kin, children, one, firstborn);
  if (ofChildren) return outcome(kin, firstborn ? "halacha.firstborn" : "halacha.order", ofChildren);
  if (kin.father?.alive) return outcome(kin, "halacha.order", new Map([[kin.father.id, one]]));
  const ofFather = inLine(kin, [...kin.siblings.full, ...kin.siblings.paternal], one);
  if (ofFather) return outcome(kin, "halacha.order", ofFather);
  const grandfather = kin.grandparents.paternalFather;
  if (grandfather?.alive) return outcome(kin, "halacha.order", new Map([[grandfather.id, one]]));
  const uncles = grandfather ? kin.childrenOf(grandfather.id).filter(({ id }) => id !== kin.father?.id) : [];
  const ofGrandfather = inLine(kin, uncles, one);
  return ofGrandfather ? outcome(kin, "halacha.order", ofGrandfather) : { notComputed: "civil.farther-kin" };
};

const isFirstborn = ({ sex, birthOrder }: Person) => sex === "male" && birthOrder === 1;

/** Sons by branches, a firstborn twice; daughters only where no son and no issue of one is left. Null: nobody is. */
function inLine(kin: Kin, children: readonly Person[], share: Rational, firstborn?: Person): Shares | null {
  for (const sex of ["male", "female"] as const) {
    const branches = branchesOf(
      kin,
      children.filter((child) => child.sex === sex),
    );
    if (branches.length === 0) continue;
    const counts = (child: Person) => (child === firstborn ? 2 : 1);
    const heads = branches.reduce((total, child) => total + counts(child), 0);
    return join(
      ...branches.map((child) => {
        const part = multiply(share, fraction(counts(child), heads));
        return child.alive ? perHead([child], part) : inLine(kin, kin.childrenOf(child.id), part)!;
      }),
    );
  }
  return null;
}

/** The mother, her parents, and who is related through them alone: no brother of the father's, nor the deceased's issue. */
function mothersSideOf(kin: Kin): ReadonlySet<PersonId> {
  const { maternalFather, maternalMother } = kin.grandparents;
  const side = new Set<PersonId>();
  const waiting = [kin.mother, maternalFather, maternalMother];
  for (let person = waiting.pop(); person !== undefined; person = waiting.pop()) {
    if (!person || side.has(person.id) || kin.siblings.full.includes(person)) continue;
    side.add(person.id);
    waiting.push(...kin.childrenOf(person.id));
  }
  return side;
}

function outcome(kin: Kin, rule: RuleCode, shares: Shares): Succession {
  const heirs = [...shares.keys()];
  const mothersSide = mothersSideOf(kin);
  const reason = (person: Person): RuleCode => {
    if (person.relation === "spouse") return "halacha.widow";
    return mothersSide.has(person.id) ? "halacha.mothers-side" : "halacha.nearer";
  };
  const excluded = kin.family.people
    .filter(({ id, alive }) => alive && !shares.has(id))
    .map((person) => ({ person: person.id, rule: reason(person), by: heirs as readonly PersonId[] }));
  const widow = kin.spouses.some(({ sex }) => sex === "female");
  return {
    shares,
    excluded,
    steps: [{ rule, heirs, gives: [...shares.values()] }],
    remarks: widow ? ["halacha.widow"] : [],
  };
}
