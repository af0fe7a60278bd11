import { deceasedId, type PersonId } from "../../succession/family.ts";
import { hasLivingIssue } from "../../succession/kinship.ts";
import { fraction, type Rational, sum } from "../../succession/rational.ts";
import type { RuleCode } from "../../succession/rules.ts";
import { partOf } from "../accounts.ts";
import { obligatoryRules } from "../by-law.ts";
import { type Case, type Check, finding } from "../case.ts";
import { cite, citeRule } from "../will-rules.ts";

/** Statutes that put the issue of a dead child into its parent's place (rulebook 1.15). */
const inPlace: readonly RuleCode[] = ["pakistan.mflo4", "indonesia.khi185"];
const notConfirmed: readonly RuleCode[] = ["court.issue-of-predeceased"];

/** The rule that the outcome rests on, whether it could be computed or not. */
function ruleOf({ outcome }: Case, rules: readonly RuleCode[]): RuleCode | undefined {
  if (!outcome) return undefined;
  if ("notComputed" in outcome) return rules.find((rule) => rule === outcome.notComputed);
  return "steps" in outcome ? rules.find((rule) => outcome.steps.some((step) => step.rule === rule)) : undefined;
}

/** What the law gives grandchildren before voluntary bequests; null where it does not, or nobody computed it. */
export function obligatoryPart({ byLaw }: Case): Rational | null {
  return byLaw && byLaw.bequests.size > 0 ? sum(byLaw.bequests.values()) : null;
}

export const checkGrandchildren: Check = (matter) => {
  const people = issueOfDead(matter);
  const found = [
    ["grandchildren.obligatory", ruleOf(matter, obligatoryRules)],
    ["grandchildren.in-place", ruleOf(matter, inPlace)],
    ["grandchildren.not-confirmed", ruleOf(matter, notConfirmed)],
  ] as const;
  const all = found.flatMap(([code, rule]) => {
    if (rule === undefined || people.length === 0) return [];
    const part = obligatoryPart(matter);
    const data = {
      people,
      ...(code === "grandchildren.obligatory" && { limit: partOf(fraction(1, 3), matter.will.net) }),
    };
    return [finding(matter, code, part ? { ...data, reserved: partOf(part, matter.will.net) } : data, citeRule(rule))];
  });
  return [...all, ...adopted(matter)];
};

/** The living children of children who died first. */
function issueOfDead({ kin }: Case): readonly PersonId[] {
  return kin
    .childrenOf(deceasedId)
    .filter((child) => !child.alive && hasLivingIssue(kin, child))
    .flatMap(({ id }) => kin.childrenOf(id))
    .filter((person) => person.alive || hasLivingIssue(kin, person))
    .map(({ id }) => id)
    .toSorted();
}

/** KHI 209: an adopted child, who does not inherit, has up to a third. */
function adopted(matter: Case) {
  const { kin, profile, accounts } = matter;
  if (profile?.rules !== "khi") return [];
  const limit = partOf(fraction(1, 3), matter.will.net);
  return kin
    .childrenOf(deceasedId)
    .filter((child) => child.adopted && child.alive && !accounts.willed.has(child.id))
    .map(({ id }) =>
      finding(matter, "adopted.obligatory", { person: id, limit }, cite("khi.209"), [
        { code: "give-adopted", data: { person: id, limit } },
        { code: "keep", data: { person: id, limit } },
      ]),
    );
}
