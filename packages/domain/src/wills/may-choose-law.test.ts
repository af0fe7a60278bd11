import { expect, test } from "vitest";
import { type LawChoice, mayChooseLaw } from "./may-choose-law.ts";

const choice: LawChoice = { plan: "free", home: "LB", country: "LB", isOwnSystem: true, others: [] };
const yes = { allowed: true };

test.each<[string, Partial<LawChoice>, ReturnType<typeof mayChooseLaw>]>([
  ["Free: a system of the home country", {}, { allowed: true }],
  ["Free: a second will for the same country", { others: ["LB"] }, { allowed: true }],
  ["Free: another country", { country: "FR" }, { allowed: false, used: 0, max: 1 }],
  ["Free: home again, beside a will for another country", { others: ["FR"] }, { allowed: false, used: 1, max: 1 }],
  ["Free: home is not answered yet", { home: null, country: "FR" }, { allowed: true }],
  ["Free: a tradition from the list", { isOwnSystem: false }, { allowed: false, used: 0, max: 1 }],
  ["Premium: another country", { plan: "premium", country: "FR" }, { allowed: true }],
  [
    "Premium: a second country",
    { plan: "premium", country: "FR", others: ["LB"] },
    { allowed: false, used: null, max: null },
  ],
  [
    "Premium: a tradition from the list",
    { plan: "premium", isOwnSystem: false },
    { allowed: false, used: null, max: null },
  ],
])("[BIL-007, BIL-010] %s", (_, changes, room) => {
  expect(mayChooseLaw({ ...choice, ...changes })).toEqual(room);
});

test("[BIL-010] Family: everything, for several countries", () => {
  expect(mayChooseLaw({ ...choice, plan: "family", country: "FR", isOwnSystem: false, others: ["LB", "DE"] })).toEqual(
    yes,
  );
});
