import { deceasedId, type Person } from "../succession/family.ts";
import type { Kin } from "../succession/kin.ts";
import { hasLivingIssue } from "../succession/kinship.ts";
import { equals } from "../succession/rational.ts";
import { type Engine, isSuccession, type Outcome, type Succession } from "../succession/result.ts";
import type { RuleCode } from "../succession/rules.ts";
import type { Doubt } from "./doubts.ts";

/**
 * A law of which not every detail is confirmed: shares are given only where every candidate gives the same and the
 * result rests on none of the doubts. They carry the remark that a court should check them.
 */
export function inDoubt([first, ...others]: readonly [Engine, ...Engine[]], doubts: readonly Doubt[] = []): Engine {
  return (kin, circumstances): Outcome => {
    const outcome = first(kin, circumstances);
    const rest = others.map((engine) => engine(kin, circumstances));
    if (!isSuccession(outcome)) return rest.every((other) => !isSuccession(other)) ? outcome : open;
    const agree = rest.every((other) => isSuccession(other) && sameShares(outcome, other));
    if (!agree || doubts.some((rests) => rests(kin, outcome))) return open;
    return { ...outcome, remarks: [...outcome.remarks, "court.check"] };
  };
}

const open: Outcome = { notComputed: "court.candidates-differ" };

function sameShares({ shares }: Succession, other: Succession): boolean {
  if (shares.size !== other.shares.size) return false;
  return [...shares].every(([heir, share]) => {
    const its = other.shares.get(heir);
    return its !== undefined && equals(share, its);
  });
}

/** Children who died first and left issue; a statute may give it a part that the school alone does not. */
function branchesOfDead(kin: Kin): readonly Person[] {
  return kin.childrenOf(deceasedId).filter((child) => !child.alive && hasLivingIssue(kin, child));
}

/** Says the rule instead of shares, where the issue of a dead child is there and the rule gives it a part. */
export function unlessIssueOfDead(rule: RuleCode, engine: Engine): Engine {
  return (kin, circumstances) => (branchesOfDead(kin).length > 0 ? { notComputed: rule } : engine(kin, circumstances));
}

/** No shares where the result rests on a point that is not confirmed; elsewhere the law stands as it is. */
export function unlessRestsOn(doubts: readonly Doubt[], engine: Engine): Engine {
  return (kin, circumstances) => {
    const outcome = engine(kin, circumstances);
    return isSuccession(outcome) && doubts.some((rests) => rests(kin, outcome)) ? open : outcome;
  };
}
