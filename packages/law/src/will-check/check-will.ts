import type { Sheet } from "../formalities/sheet.ts";
import type { Family } from "../succession/family.ts";
import { type Check, caseOf } from "./case.ts";
import { checkChoiceOfLaw } from "./checks/choice-of-law.ts";
import { checkClaims } from "./checks/claims.ts";
import { checkForm } from "./checks/form.ts";
import { checkGrandchildren } from "./checks/grandchildren.ts";
import { checkHalacha } from "./checks/halacha.ts";
import { checkFixedShares, checkGiftsToHeirs } from "./checks/heirs.ts";
import { checkKnownLaw } from "./checks/known-law.ts";
import { checkLifeEvents } from "./checks/life-events.ts";
import { checkLifetimeGifts } from "./checks/lifetime-gifts.ts";
import { checkPlan } from "./checks/plan-itself.ts";
import { checkProtected } from "./checks/protected.ts";
import { checkReligion } from "./checks/religion.ts";
import { checkReserve } from "./checks/reserve.ts";
import { checkRoles } from "./checks/roles.ts";
import { checkTestator } from "./checks/testator.ts";
import { checkThird } from "./checks/third.ts";
import { checkWitnesses } from "./checks/witnesses.ts";
import type { Finding } from "./finding.ts";
import { findingCodes } from "./findings.ts";
import type { WillCircumstances, WillPlan } from "./plan.ts";
import { severities } from "./severity.ts";

const checks: readonly Check[] = [
  checkPlan,
  checkTestator,
  checkForm,
  checkWitnesses,
  checkLifeEvents,
  checkThird,
  checkGiftsToHeirs,
  checkFixedShares,
  checkGrandchildren,
  checkReserve,
  checkLifetimeGifts,
  checkProtected,
  checkClaims,
  checkHalacha,
  checkReligion,
  checkRoles,
  checkChoiceOfLaw,
  checkKnownLaw,
];

/**
 * A will against a law: what must be mended, what to look at, what is good to know, in this order. `law` is a regulation
 * code; `sheet` is null where nobody has reviewed its formalities. Never throws; the order of the input changes nothing.
 */
export function checkWill(
  will: WillPlan,
  family: Family,
  law: string,
  sheet: Sheet | null,
  circumstances: WillCircumstances,
): Finding[] {
  const matter = caseOf(will, family, law, sheet, circumstances);
  return checks.flatMap((check) => check(matter)).toSorted(inOrder);
}

const rank = new Map(findingCodes.map((code, index) => [code, index]));
const subjectOf = ({ data }: Finding): string =>
  [data.person, data.gift, data.asset, data.other, data.need, data.bar].map((part) => part ?? "").join("\u0000");

function inOrder(a: Finding, b: Finding): number {
  const bySeverity = severities.indexOf(a.severity) - severities.indexOf(b.severity);
  if (bySeverity !== 0) return bySeverity;
  const byCode = rank.get(a.code)! - rank.get(b.code)!;
  if (byCode !== 0) return byCode;
  const [x, y] = [subjectOf(a), subjectOf(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}
