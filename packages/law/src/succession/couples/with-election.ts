import { equalisationClaim } from "../money/marital-property.ts";
import { compare, one } from "../rational.ts";
import { type Engine, isSuccession } from "../result.ts";
import { type ElectionLawCode, electionLaws } from "./elections.ts";

/**
 * The engine of a law that lets the survivor choose between a share and money from the couple's property. Which of them
 * is chosen is not computed: the share is shown, and beside it what could be had instead.
 */
export function withElection(code: ElectionLawCode, engine: Engine): Engine {
  const { asks, replaces } = electionLaws[code];
  const rule = `couple:${code}/election` as const;
  return (kin, circumstances) => {
    const outcome = engine(kin, circumstances);
    const [spouse] = kin.spouses;
    if (!isSuccession(outcome) || !spouse || kin.spouses.length > 1) return outcome;
    const share = outcome.shares.get(spouse.id);
    // Nobody chooses a part instead of everything.
    if (share && compare(share, one) === 0) return outcome;
    const { election } = circumstances;
    if (election === undefined) return { needs: "election", rule, among: [asks] };
    return {
      ...outcome,
      ...(election !== "unknown" && { instead: equalisationClaim(election.deceased, election.survivor) }),
      remarks: [rule, ...outcome.remarks.filter((remark) => remark !== replaces)],
    };
  };
}
