import type { Succession } from "@heirlock/law/succession/result";
import { type RuleCode, rules } from "@heirlock/law/succession/rules";
import type { Grade } from "../guide/page-certainty.tsx";

/** Every rule a result rests on, in the order of its steps. */
export function rulesUsed({ steps, excluded, remarks }: Succession): readonly RuleCode[] {
  const all = [...steps.map(({ rule }) => rule), ...excluded.map(({ rule }) => rule), ...remarks];
  // That a court should look at it is said by the state of the page; it is no rule with a source.
  return [...new Set(all)].filter((rule) => rule !== "court.check");
}

/** The grade that most of them have; of two that are as frequent, the less sure one (LAW-018). */
export function certaintyOf(used: readonly RuleCode[]): Grade {
  const count = (grade: Grade) => used.filter((rule) => rules[rule].grade === grade).length;
  return (["K", "S", "T"] as const).toSorted((a, b) => count(b) - count(a))[0]!;
}

/** The month in which the least recently reviewed of them was looked at. */
export function oldestReview(used: readonly RuleCode[]): string | null {
  return used.map((rule) => rules[rule].reviewed).toSorted()[0] ?? null;
}
