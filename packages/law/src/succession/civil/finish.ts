import type { Step } from "../derivation.ts";
import type { PersonId } from "../family.ts";
import type { Kin } from "../kin.ts";
import { add, equals, format, one, type Rational, zero } from "../rational.ts";
import type { Outcome } from "../result.ts";
import type { RuleCode } from "../rules.ts";
import type { Shares } from "./stirpes.ts";

/** Makes the outcome of shares that one rule gives; whoever is alive and has none is excluded by those who have. */
export function finish(
  kin: Kin,
  rule: RuleCode,
  shares: Shares,
  remarks: readonly RuleCode[],
  usufruct?: ReadonlyMap<PersonId, Rational>,
  numbers?: Step["numbers"],
): Outcome {
  const heirs = [...shares.keys()];
  const steps: Step<PersonId>[] = [{ rule, heirs, gives: [...shares.values()], ...(numbers && { numbers }) }];
  const taken = new Set<PersonId>([...heirs, ...(usufruct?.keys() ?? [])]);
  const excluded = kin.family.people
    .filter(({ id, alive }) => alive && !taken.has(id))
    .map(({ id }) => ({ person: id, rule: "civil.nearer" as const, by: heirs }));
  const total = [...shares.values()].reduce(add, zero);
  if (!equals(total, one)) throw new Error(`The shares of ${rule} sum to ${format(total)}`);
  return { shares, ...(usufruct && { usufruct }), excluded, steps, remarks };
}
