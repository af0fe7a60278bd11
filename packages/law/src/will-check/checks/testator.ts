import { fraction, multiply, one } from "../../succession/rational.ts";
import { partOf } from "../accounts.ts";
import { type Case, type Check, finding } from "../case.ts";
import type { Citation } from "../finding.ts";
import { formOf } from "../form-of.ts";
import { ageOn } from "../people.ts";
import { claimsOf } from "../reserved.ts";

/** How old the testator is when the will is signed, or would be today. */
function ageOf({ will, circumstances }: Case): number | null {
  const { birthDate, age } = will.testator;
  return ageOn(birthDate, will.signing?.on ?? circumstances.dateOfDeath) ?? (Number.isFinite(age) ? age! : null);
}

/** Old enough to make a will, in this form. */
export const checkTestator: Check = (matter) => {
  const minAge = matter.sheet?.minAge;
  const form = formOf(matter);
  const citation: Citation | undefined = form?.value.minAge === undefined ? minAge : form;
  const needed = form?.value.minAge ?? minAge?.value.years;
  if (needed === undefined || !citation) return [];
  const { source, grade, reviewed } = citation;
  const cited = { source, grade, reviewed };
  const age = ageOf(matter);
  if (age === null)
    return [finding(matter, "testator.age-unknown", { needed }, cited, [{ code: "add-fact", data: { needed } }])];
  const adult = minAge?.value.halfUntil;
  if (age >= needed) return adult !== undefined && age < adult ? [halfPower(matter, age, adult, cited)] : [];
  const { withLeaveFrom, selfSupportingFrom, orMarried } = minAge?.value ?? { years: needed };
  const isMarried = matter.kin.spouses.length > 0 || matter.will.testator.marriedOn !== undefined;
  if (orMarried && isMarried) return [];
  const data = { age, needed };
  const exception = withLeaveFrom ?? selfSupportingFrom;
  if (exception !== undefined && age >= exception) {
    return [
      finding(matter, "testator.needs-leave", data, cited, [
        { code: "ask-court", data },
        { code: "wait-until-age", data },
      ]),
    ];
  }
  return [finding(matter, "testator.under-age", data, cited, [{ code: "wait-until-age", data }])];
};

/** Between two ages only half of what an adult may give. */
function halfPower(matter: Case, age: number, needed: number, citation: Citation) {
  const free = matter.impossible === null ? (claimsOf(matter)?.free ?? one) : one;
  const data = { age, needed, limit: partOf(multiply(free, fraction(1, 2)), matter.will.net) };
  return finding(matter, "testator.half-power", data, citation, [{ code: "wait-until-age", data }]);
}
