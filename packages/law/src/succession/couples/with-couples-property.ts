import { splitOf } from "../money/marital-property.ts";
import { type Circumstances, type Engine, isSuccession } from "../result.ts";
import { electionLawCode } from "./elections.ts";
import { type CoupleLaw, coupleLawCode, coupleLaws, regimeOf } from "./laws.ts";
import { withElection } from "./with-election.ts";

/**
 * The engine of a law for married couples: asks how they owned their property, and takes out what is the survivor's
 * before anybody inherits. No regime is assumed that was not asked for (matrimonial-property.md).
 */
export function withCouplesProperty(rules: string, engine: Engine): Engine {
  const election = electionLawCode(rules);
  if (election !== null) return withElection(election, engine);
  const code = coupleLawCode(rules);
  if (code === null) return engine;
  const law: CoupleLaw = coupleLaws[code];
  const open = `couple:${code}/open` as const;
  return (kin, circumstances) => {
    if (kin.spouses.length > 1 && law.severalWives) {
      const outcome = engine(kin, circumstances);
      if (!isSuccession(outcome)) return outcome;
      return { ...outcome, estateUnknown: true, remarks: [`couple:${code}/several`, ...outcome.remarks] };
    }
    if (kin.spouses.length !== 1) return engine(kin, circumstances);
    const { contract, marriedBefore = {}, coupleHas } = circumstances;
    if (contract === undefined || !isAnswer(law, contract)) {
      return { needs: "marriage-contract", rule: open, among: [...law.contracts, "other"] };
    }
    if (contract === "other") return { notComputed: open };
    const regime = regimeOf(law, contract, marriedBefore);
    if (regime === "ask") return { needs: "wedding-day", rule: open, among: [law.before!.day] };
    if (regime === null) return { notComputed: open };
    if (regime !== "separation" && coupleHas === undefined) {
      return { needs: "couple-has", rule: open, ...(regime === "family-patrimony" && { among: [contract] }) };
    }
    const has = regime === "separation" || coupleHas === "unknown" ? undefined : coupleHas;
    const gains = has && { ...has, gainDeceased: has.common };
    const marital = gains && splitOf(regime === "family-patrimony" ? "community-of-acquests" : regime, gains);
    const given: Circumstances = { ...circumstances, ...(marital && { net: marital.estate }) };
    const outcome = engine(kin, given);
    if (!isSuccession(outcome)) return outcome;
    return {
      ...outcome,
      ...(marital && { marital }),
      ...(coupleHas === "unknown" && regime !== "separation" && { estateUnknown: true as const }),
      remarks: [`couple:${code}/${regime}`, ...outcome.remarks.filter((remark) => remark !== law.replaces)],
    };
  };
}

const isAnswer = ({ contracts }: CoupleLaw, contract: NonNullable<Circumstances["contract"]>): boolean =>
  contract === "other" || contracts.some((one) => one === contract);
