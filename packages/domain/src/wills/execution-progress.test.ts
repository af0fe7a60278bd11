import { expect, test } from "vitest";
import {
  type ExecutionFacts,
  keptTicks,
  progressFrom,
  progressOf,
  progressSteps,
  whyNotReady,
} from "./execution-progress.ts";

const done: ExecutionFacts = {
  requiredItems: ["age", "form"],
  ticked: ["age", "form", "keep"],
  isConfirmed: true,
  requiredPapers: ["will"],
  linkedPapers: ["will"],
  hasReleasePlan: true,
  isMarkedReady: true,
};

test.each<[number, string, Partial<ExecutionFacts>]>([
  [3, "all of it", {}],
  [2, "not marked ready", { isMarkedReady: false }],
  [2, "marked ready without a release plan", { hasReleasePlan: false }],
  [1, "a paper is missing", { linkedPapers: [] }],
  [1, "another paper is linked", { linkedPapers: ["other"] }],
  [0, "a tick is taken back", { ticked: ["age"] }],
  [0, "ticked and not confirmed", { isConfirmed: false }],
])("[WIL-006] progress %d: %s", (value, _, changes) => {
  expect(progressOf({ ...done, ...changes })).toBe(value);
});

test.each<[string | null, string, Partial<ExecutionFacts>]>([
  [null, "documents and a release plan are there", { isMarkedReady: false }],
  ["STEP_MISSING", "no release plan", { hasReleasePlan: false }],
  ["STEP_MISSING", "a paper is missing", { linkedPapers: [] }],
  ["STEP_MISSING", "not confirmed", { isConfirmed: false }],
])("[WIL-006] marking ready, %s: %s", (why, _, changes) => {
  expect(whyNotReady({ ...done, ...changes })).toBe(why);
});

test("[WIL-006] the four steps have the values 0 to 3", () => {
  expect(progressSteps.map((step) => [step, progressFrom(step)])).toEqual([
    ["NOT_EXECUTED", 0],
    ["CHECKLIST_CONFIRMED", 1],
    ["DOCS_UPLOADED", 2],
    ["READY_FOR_TRIGGER", 3],
  ]);
  expect([0, 1, 2, 3].map(progressFrom)).toEqual([0, 1, 2, 3]);
});

test.each([4, -1, 1.5, "READY", "", null, undefined, {}, Number.NaN])("[WIL-008] unknown is 0: %s", (value) => {
  expect(progressFrom(value)).toBe(0);
});

test("[WIL-006] a new version keeps the ticks of items that read the same", () => {
  const before = [
    { id: "age", label: "You are 18 or older" },
    { id: "witnesses", label: "Two witnesses" },
    { id: "date", label: "The date" },
  ];
  const after = [
    { id: "age", label: "You are 18 or older" },
    { id: "witnesses", label: "Three witnesses" },
    { id: "language", label: "In Arabic" },
  ];
  expect(keptTicks(["age", "witnesses", "language"], before, after)).toEqual(["age"]);
});
