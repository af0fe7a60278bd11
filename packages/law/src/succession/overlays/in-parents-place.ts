import { deceasedId, type PersonId } from "../family.ts";
import type { Kin } from "../kin.ts";
import { ascendantsOf, issueOf, livingIssue } from "../lines.ts";
import { compare, multiply, type Rational } from "../rational.ts";
import { type Engine, isSuccession, type Outcome, type Succession } from "../result.ts";
import type { RuleCode } from "../rules.ts";
import { asIfAlive, type Branch, branchesOf } from "./branches.ts";

/** A family with its branches, divided as if the parents lived. */
interface Imagined {
  kin: Kin;
  branches: readonly Branch[];
  division: Succession;
  /** Divides another family under the same law. */
  divide: (kin: Kin) => Outcome;
}
/** What a statute leaves open about branches: true where it does. */
type IsOpen = (imagined: Imagined) => boolean;

/**
 * Grandchildren take the whole share that their parent would have had if alive; everybody else has what they would have
 * beside that parent. `nearer` is why those farther down have nothing.
 */
function inParentsPlace(rule: RuleCode, nearer: RuleCode, isOpen: IsOpen, engine: Engine): Engine {
  const open: Outcome = { notComputed: rule };
  return (kin, circumstances) => {
    const branches = branchesOf(kin, "grandchildren");
    if (!branches) return open;
    const children = branches.map(({ child }) => child);
    const divide = (family: Kin) => engine(family, circumstances);
    const division = divide(asIfAlive(kin, children));
    if (!isSuccession(division)) return division;
    // A child who would have been barred has no share to pass on.
    if (children.some(({ id }) => !division.shares.has(id))) return open;
    const imagined = { kin, branches, division, divide };
    return isOpen(imagined) ? open : passOn(rule, nearer, imagined);
  };
}

function passOn(rule: RuleCode, nearer: RuleCode, { kin, branches, division }: Imagined): Succession {
  const shares = new Map(division.shares);
  const steps = [...division.steps];
  const inPlaceOf = (id: PersonId): readonly PersonId[] => {
    const branch = branches.find(({ child }) => child.id === id);
    return branch ? [...branch.parts.keys()] : [id];
  };
  const excluded = division.excluded.map((one) => ({ ...one, by: one.by.flatMap(inPlaceOf) }));
  for (const { child, parts } of branches) {
    const wanted = division.shares.get(child.id)!;
    const gives = [...parts].map(([id, part]): [PersonId, Rational] => [id, multiply(wanted, part)]);
    shares.delete(child.id);
    for (const [id, share] of gives) shares.set(id, share);
    const heirs = gives.map(([id]) => id);
    steps.push({
      rule,
      heirs,
      gives: gives.map(([, share]) => share),
      because: [child.id],
      replaces: [child.id],
      numbers: { wanted },
    });
    for (const { id } of livingIssue(kin, child.id)) {
      const isTold = parts.has(id) || excluded.some(({ person }) => person === id);
      if (!isTold) excluded.push({ person: id, rule: nearer, by: heirs });
    }
  }
  return { ...division, shares, excluded, steps };
}

/**
 * Pakistan, Muslim Family Laws Ordinance 1961 s. 4: no cap, grandchildren only (2022 SCMR 1131). Courts disagree on
 * how much a branch of granddaughters alone takes.
 */
export const withSection4 = (engine: Engine, nearer: RuleCode): Engine =>
  inParentsPlace("pakistan.mflo4", nearer, ({ kin, branches }) => branches.some(isOfWomen(kin)), engine);

const isOfWomen =
  (kin: Kin) =>
  ({ parts }: Branch) =>
    [...parts.keys()].every((id) => kin.person(id).sex === "female");

/**
 * Indonesia, Kompilasi Hukum Islam art. 185: in the parent's place, never above the share of an heir who is the parent's
 * equal. Without a living child who has as much there is nobody to measure by; how grandchildren's issue, or the
 * children of dead brothers and uncles, stand in somebody's place is not settled either.
 */
export const withReplacement = (engine: Engine): Engine =>
  inParentsPlace(
    "indonesia.khi185",
    "sunni.excluded",
    (imagined) =>
      imagined.branches.some((branch) => !hasEqual(branch, imagined)) ||
      hasFartherLinks(imagined.kin) ||
      wouldReplaceCollaterals(imagined),
    engine,
  );

function hasEqual({ child }: Branch, { kin, division: { shares } }: Imagined): boolean {
  const its = shares.get(child.id)!;
  return kin.childrenOf(deceasedId).some(({ id, alive }) => {
    const share = alive ? shares.get(id) : undefined;
    return share !== undefined && compare(share, its) >= 0;
  });
}

/** Whether issue of a dead grandchild is there, below a dead child. */
const hasFartherLinks = (kin: Kin): boolean =>
  kin
    .childrenOf(deceasedId)
    .filter(({ alive }) => !alive)
    .flatMap(({ id }) => kin.childrenOf(id))
    .some(({ id, alive }) => !alive && livingIssue(kin, id).length > 0);

/** Whether a dead relative beside the line of descent left issue, and would have inherited. */
function wouldReplaceCollaterals({ kin, branches, divide }: Imagined): boolean {
  const line = new Set([...issueOf(kin, deceasedId), ...ascendantsOf(kin)]);
  const dead = kin.family.people.filter(
    (person) =>
      !person.alive && !line.has(person) && person.relation !== "spouse" && livingIssue(kin, person.id).length > 0,
  );
  if (dead.length === 0) return false;
  const imagined = divide(asIfAlive(kin, [...branches.map(({ child }) => child), ...dead]));
  return !isSuccession(imagined) || dead.some(({ id }) => imagined.shares.has(id));
}
