import { expect } from "vitest";
import { checkWill } from "../check-will.ts";
import type { Finding } from "../finding.ts";
import type { FindingCode } from "../findings.ts";
import { circumstancesOf, familyWith, type Input, planOf } from "./inputs.ts";

export const check = ({
  will,
  family = familyWith(),
  law = "gb-common-english",
  sheet = null,
  circumstances,
}: Input): Finding[] => checkWill(planOf(will), family, law, sheet, circumstancesOf(circumstances));

export const codesOf = (input: Input): readonly FindingCode[] => check(input).map(({ code }) => code);

/** The one finding of a code, which must be there. */
export function found(input: Input, code: FindingCode): Finding {
  expect(codesOf(input)).toContain(code);
  return check(input).find((finding) => finding.code === code)!;
}
