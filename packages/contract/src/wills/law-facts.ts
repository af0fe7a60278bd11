import type { Circumstances } from "@heirlock/law/succession/result";
import type { WillFacts } from "./facts.ts";

type LawFacts = Omit<Circumstances, "dateOfDeath" | "net">;
const sums = ["property", "coupleHas", "election", "scottish"] as const;

/** The facts in the terms of the law. */
export function lawFactsOf({ noPartner: _noPartner, ...facts }: WillFacts): LawFacts {
  return withSums(facts, (value) => BigInt(value as string)) as LawFacts;
}

/** The facts as they can be kept. */
export const keptFactsOf = (facts: LawFacts & { noPartner?: true }): WillFacts =>
  withSums(facts, (value) => String(value)) as WillFacts;

function withSums(facts: object, turn: (value: unknown) => unknown): object {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      (sums as readonly string[]).includes(name) && typeof value === "object"
        ? Object.fromEntries(Object.entries(value as object).map(([part, one]) => [part, turn(one)]))
        : value,
    ]),
  );
}
