import { type Division, isComputed, type NotComputed, type Step } from "../derivation.ts";
import type { Counts, HeirClass } from "../heirs.ts";
import { add, compare, fraction, isZero, multiply, one, type Rational, subtract, zero } from "../rational.ts";
import type { RuleCode } from "../rules.ts";
import { divideSunni } from "../sunni/divide.ts";
import type { SchoolName } from "../sunni/schools.ts";

/** Children who died before the deceased and left children of their own. */
export interface Branches {
  sons: number;
  daughters: number;
}
export type WithIssue = HeirClass | "issue_of_predeceased";

const third = fraction(1, 3);

/** What modern statutes give the grandchildren whom a living uncle would shut out. */
export const overlays = {
  /** What their parent would have had, at most a third, before everything else; not where they inherit anyway. */
  egypt: { rule: "egypt.obligatory-bequest", cap: third },
  /** The same in Morocco. */
  morocco: { rule: "morocco.369", cap: third },
  /** The whole share their parent would have had. */
  pakistan: { rule: "pakistan.mflo4", cap: one },
  /** In their parent's place; with one branch to a dead child never more than a living child of that sex. */
  indonesia: { rule: "indonesia.khi185", cap: one },
} as const satisfies Record<string, { rule: RuleCode; cap: Rational }>;
export type Overlay = keyof typeof overlays;

/**
 * Divides with the issue of children who died first. The parent is thought alive, the branch takes that share up to the
 * cap, and the others divide what is left as if the branch did not exist (or, without a cap, as computed with it).
 */
export function divideWithIssue(
  counts: Counts,
  school: SchoolName,
  branches: Branches,
  overlay: Overlay,
): Division<WithIssue> | NotComputed {
  const { rule, cap } = overlays[overlay];
  const imagined = divideSunni(
    {
      ...counts,
      sons: (counts.sons ?? 0) + branches.sons,
      daughters: (counts.daughters ?? 0) + branches.daughters,
    },
    school,
  );
  if (!isComputed(imagined)) return imagined;
  const wanted = add(
    partOf(imagined, "sons", branches.sons, counts.sons ?? 0),
    partOf(imagined, "daughters", branches.daughters, counts.daughters ?? 0),
  );
  const branch = compare(wanted, cap) > 0 ? cap : wanted;
  const isBequest = overlay === "egypt" || overlay === "morocco";
  const others = isBequest ? divideSunni(counts, school) : withoutBranches(imagined, counts, branches);
  if (!isComputed(others)) return others;
  const left = subtract(one, branch);
  const scale = isBequest ? left : one;
  const first: Step<WithIssue> = {
    rule,
    heirs: ["issue_of_predeceased"],
    gives: [branch],
    numbers: { wanted, left },
  };
  const shares = new Map<WithIssue | "treasury", Rational>([["issue_of_predeceased", branch]]);
  for (const [heir, share] of others.shares) shares.set(heir, multiply(share, scale));
  const steps = others.steps.map((step) => scaled(step, scale));
  return { shares, excluded: others.excluded, steps: [first, ...steps] };
}

/** The part of a class's share that the dead of the class would have had. */
function partOf({ shares }: Division<HeirClass>, heir: HeirClass, dead: number, living: number): Rational {
  const share = shares.get(heir);
  return share && dead > 0 ? multiply(share, fraction(dead, dead + living)) : zero;
}

function withoutBranches(imagined: Division<HeirClass>, counts: Counts, branches: Branches): Division<HeirClass> {
  const keep = (heir: HeirClass | "treasury", share: Rational): Rational => {
    if (heir !== "sons" && heir !== "daughters") return share;
    const living = counts[heir] ?? 0;
    return multiply(share, fraction(living, living + branches[heir]));
  };
  const shares = new Map([...imagined.shares].map(([heir, share]) => [heir, keep(heir, share)]));
  for (const [heir, share] of shares) if (isZero(share)) shares.delete(heir);
  const steps = imagined.steps.map((step) => ({
    ...step,
    ...(step.gives && { gives: step.gives.map((share, index) => keep(step.heirs[index]!, share)) }),
  }));
  return { ...imagined, shares, steps };
}

function scaled(step: Step<HeirClass>, scale: Rational): Step<HeirClass> {
  return {
    ...step,
    ...(step.gives && { gives: step.gives.map((share) => multiply(share, scale)) }),
    ...(step.toTreasury && { toTreasury: multiply(step.toTreasury, scale) }),
  };
}
