import { type Check, finding } from "../case.ts";
import { citeRule } from "../will-rules.ts";

const toldElsewhere = new Set([
  "egypt.obligatory-bequest",
  "tunisia.191",
  "pakistan.mflo4",
  "indonesia.khi185",
  "court.issue-of-predeceased",
]);

/** What was not looked at, and why: no engine, a missing fact, a question that the law leaves open. */
export const checkKnownLaw: Check = (matter) => {
  const { noEngine, outcome, profile } = matter;
  if (noEngine === "own-choice")
    return [finding(matter, "law.own-choice", {}, null, [{ code: "ask-lawyer", data: {} }])];
  if (noEngine)
    return [finding(matter, "law.no-engine", { reason: noEngine }, null, [{ code: "ask-lawyer", data: {} }])];
  const court = profile?.checkWithCourt ? [finding(matter, "law.not-confirmed", {}, citeRule("court.check"))] : [];
  if (outcome && "needs" in outcome) {
    const data = { needs: outcome.needs };
    return [...court, finding(matter, "law.needs-fact", data, citeRule(outcome.rule), [{ code: "add-fact", data }])];
  }
  if (outcome && "notComputed" in outcome && !toldElsewhere.has(outcome.notComputed)) {
    return [
      ...court,
      finding(matter, "law.not-computed", {}, citeRule(outcome.notComputed), [{ code: "ask-lawyer", data: {} }]),
    ];
  }
  return court;
};
