import { expect, test } from "vitest";
import { seenWith } from "./seen-with.ts";

const executor = { now: ["will", "members"] as const, later: ["assets"] as const, never: ["documents"] as const };
const beneficiary = { now: ["will"] as const, later: ["assets", "documents"] as const, never: ["members"] as const };
const copy = ({
  now,
  later,
  never,
}: {
  now: readonly unknown[];
  later: readonly unknown[];
  never: readonly unknown[];
}) => JSON.parse(JSON.stringify({ now, later, never }));
const view = {
  sees: copy(executor),
  seesBy: [
    { role: "executor" as const, sees: copy(executor) },
    { role: "beneficiary" as const, sees: copy(beneficiary) },
  ],
};

test("what is left of the roles says what a yes opens", () => {
  expect(seenWith(view, [])).toEqual(executor);
  expect(seenWith(view, ["beneficiary"])).toEqual(executor);
  expect(seenWith(view, ["executor"])).toEqual(beneficiary);
  expect(seenWith(view, ["executor", "beneficiary"])).toEqual({
    now: [],
    later: [],
    never: ["will", "members", "assets", "documents"],
  });
});
