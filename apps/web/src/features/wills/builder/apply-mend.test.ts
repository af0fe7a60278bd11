import { planOf } from "@heirlock/contract/wills/plan-of";
import { plainWill } from "@heirlock/domain/wills/testing/plain-will";
import { fraction } from "@heirlock/law/succession/rational";
import { expect, test } from "vitest";
import { applyMend } from "./apply-mend.ts";

const { plan } = planOf(plainWill, { net: null, values: new Map() });

test("a mend that changes nothing leaves every word of the will", () => {
  const { gifts, residue, executors, guardians, witnesses } = plan;
  const mend = { code: "keep" as const, data: {}, changes: { gifts, residue, executors, guardians, witnesses } };
  expect(applyMend(plainWill, mend, "USD")).toEqual(plainWill);
});

test("a gift that is removed takes along whoever only it named", () => {
  const [first, ...others] = plan.gifts;
  const mended = applyMend(plainWill, { code: "remove-gift", data: {}, changes: { gifts: others } }, "USD");
  expect(mended.gifts.map(({ id }) => id)).not.toContain(first!.id);
});

test("a share of everything is written exactly", () => {
  const to = plan.gifts[0]!.to;
  const gifts = [{ id: plan.gifts[0]!.id, to, what: { kind: "part" as const, part: fraction(1n, 3n) } }];
  const mended = applyMend(plainWill, { code: "reduce-to-limit", data: {}, changes: { gifts } }, "USD");
  expect(mended.gifts[0]!.what).toEqual({ kind: "part", part: "1/3" });
});
