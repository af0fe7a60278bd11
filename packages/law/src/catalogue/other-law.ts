import type { Circumstances, Engine, NeedsFact } from "../succession/result.ts";
import { isSuccession } from "../succession/result.ts";
import type { RuleCode } from "../succession/rules.ts";

/**
 * Christians in Egypt (wider-rules.md 4.1): some courts apply the regulations of the church, others Law 77/1943. Neither
 * result is given without the other; where one of the two is open, so is the whole.
 */
export function withOtherLaw(engine: Engine, other: Engine): Engine {
  return (kin, circumstances) => {
    const needs = openQuestion(circumstances);
    if (needs) return needs;
    const outcome = engine(kin, circumstances);
    if (!isSuccession(outcome)) return outcome;
    const beside = other(kin, circumstances);
    if (!isSuccession(beside)) return beside;
    return { ...outcome, beside, remarks: [...outcome.remarks, ...remarksOf(circumstances)] };
  };
}

function openQuestion({ sameChurch, heirsAgree }: Circumstances): NeedsFact | null {
  if (sameChurch === undefined) return { needs: "same-church", rule: "eg.several-churches" };
  return heirsAgree === undefined ? { needs: "heirs-agree", rule: "eg.heirs-agree" } : null;
}

const remarksOf = ({ sameChurch, heirsAgree }: Circumstances): readonly RuleCode[] => [
  ...(sameChurch ? [] : (["eg.several-churches"] as const)),
  heirsAgree ? "eg.heirs-agree" : "eg.heirs-not-agreed",
];
