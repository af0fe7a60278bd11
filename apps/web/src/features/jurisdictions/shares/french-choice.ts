import { usufructValue } from "@heirlock/law/succession/money/usufruct-value";
import { fraction, multiply, one, type Rational, subtract } from "@heirlock/law/succession/rational";
import type { Succession } from "@heirlock/law/succession/result";

export type Choice = "quarter" | "usufruct";
export const choices: readonly Choice[] = ["quarter", "usufruct"];

/** France, Code civil 757: whether the survivor may choose; not beside a child of another relationship. */
export const asksChoice = ({ remarks }: Succession): boolean => remarks.includes("fr.757-choice");

/** What each side has of the whole; the use of everything is worth a part by age, and nothing is said without the age. */
export interface Worth {
  survivor: Rational | null;
  children: Rational | null;
}

export function worthOf(choice: Choice, age: number | null): Worth {
  if (choice === "quarter") return { survivor: fraction(1, 4), children: fraction(3, 4) };
  if (age === null) return { survivor: null, children: null };
  const use = usufructValue(age);
  return { survivor: use, children: subtract(one, use) };
}

/** Part of a sum in its smallest unit, rounded down. */
export function partOf(amount: bigint, part: Rational): bigint {
  const { n, d } = multiply(part, fraction(amount));
  return n / d;
}
