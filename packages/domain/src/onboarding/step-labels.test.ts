import { expect, test } from "vitest";
import { labelOf, minutesLeft, percentOf } from "./step-labels.ts";
import { flowSteps } from "./steps.ts";

const labels = (flow: "holder" | "member") =>
  flowSteps[flow].map((_, at) => {
    const label = labelOf(flow, at);
    return label && `${label.kind} ${label.n} of ${label.of}`;
  });

test("[ONB-009] core steps are numbered to six; welcome and celebration carry no number", () => {
  expect(labels("holder")).toEqual([
    null,
    ...["step 1 of 6", "step 2 of 6", "step 3 of 6", "step 4 of 6", "step 5 of 6", "step 6 of 6"],
    null,
    ...["advanced 1 of 4", "advanced 2 of 4", "advanced 3 of 4", "advanced 4 of 4"],
  ]);
});

test("[ONB-049] a member's required steps are numbered to eight, and the percentage follows the index", () => {
  expect(labels("member")).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `step ${n} of 8`),
    ...["optional 1 of 3", "optional 2 of 3", "optional 3 of 3"],
  ]);
  expect(flowSteps.member.map((_, at) => percentOf("member", at))).toEqual([
    ...[13, 25, 38, 50, 63, 75, 88, 100],
    ...[100, 100, 100],
  ]);
});

test("a holder's bar shows what is behind them, and the time says what is ahead", () => {
  expect(flowSteps.holder.map((_, at) => percentOf("holder", at))).toEqual([
    ...[0, 0, 17, 33, 50, 67, 83],
    ...[100, 100, 100, 100, 100],
  ]);
  expect([1, 3, 6, 7].map((at) => minutesLeft("holder", at))).toEqual([14, 10, 2, null]);
});
