import { deceasedId, type Person, type PersonId } from "../succession/family.ts";
import type { Kin } from "../succession/kin.ts";
import { ascendantsOf, issueOf } from "../succession/lines.ts";
import type { Succession } from "../succession/result.ts";
import type { RuleCode } from "../succession/rules.ts";

/** Points on which a law is not confirmed. True: this result rests on one. */
export type Doubt = (kin: Kin, result: Succession) => boolean;

const uses = ({ steps }: Succession, ...rules: readonly RuleCode[]) => steps.some(({ rule }) => rules.includes(rule));

/** Those whose presence brings the mother from a third to a sixth, where they are brothers and sisters. */
function siblingsWhoReduceMother(kin: Kin, { steps }: Succession): readonly Person[] {
  const siblings = new Set<PersonId>(
    Object.values(kin.siblings)
      .flat()
      .map(({ id }) => id),
  );
  const { because = [] } = steps.find(({ rule }) => rule === "sunni.mother-sixth") ?? {};
  return because.every((id) => siblings.has(id)) ? because.map((id) => kin.person(id)) : [];
}

export const doubts = {
  awl: (_kin, result) => uses(result, "sunni.awl"),
  motherReducedBySiblings: (kin, result) => siblingsWhoReduceMother(kin, result).length > 0,
  motherReducedBySisters: (kin, result) => {
    const siblings = siblingsWhoReduceMother(kin, result);
    return siblings.length > 0 && siblings.every(({ sex }) => sex === "female");
  },
  grandfatherBesideSiblings: (_kin, result) =>
    uses(result, "sunni.grandfather-zayd", "sunni.akdariyya", "sunni.grandfather-art22", "sunni.grandfather-excludes"),
  paternalGrandmotherBesideFather: ({ father, grandparents }, { shares }) =>
    father?.alive === true && grandparents.paternalMother !== null && shares.has(grandparents.paternalMother.id),
  spouseAlone: ({ spouses }, { shares }) => spouses.length > 0 && shares.has("treasury"),
  /** Descendants and relatives of the side lines inherit together. */
  issueBesideCollaterals: (kin, { shares }) => {
    const issue = new Set(issueOf(kin, deceasedId).map(({ id }) => id));
    const ascendants = new Set(ascendantsOf(kin));
    const heirs = kin.family.people.filter(({ id }) => shares.has(id));
    return (
      heirs.some(({ id }) => issue.has(id)) &&
      heirs.some((heir) => !issue.has(heir.id) && heir.relation === undefined && !ascendants.has(heir))
    );
  },
  /** Indonesia's article 209 lets a court give them up to a third before the shares; how much it does not say. */
  adoptedChildOrParent: ({ family }) =>
    family.people.some(
      ({ alive, adopted, father, mother, relation }) =>
        alive && adopted && (father === deceasedId || mother === deceasedId || relation !== undefined),
    ),
  returnBesideSpouse: ({ spouses }, result) => spouses.length > 0 && uses(result, "sunni.radd"),
} as const satisfies Record<string, Doubt>;
