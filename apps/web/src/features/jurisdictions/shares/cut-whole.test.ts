import { deceasedId } from "@heirlock/law/succession/family";
import { amountsOf } from "@heirlock/law/succession/money/amounts";
import { fraction } from "@heirlock/law/succession/rational";
import { expect, test } from "vitest";
import { computeNow } from "../calculator/compute-now.ts";
import { emptyDraft, type FamilyDraft } from "../calculator/family-draft.ts";
import { cutWhole, isCountable } from "./cut-whole.ts";

const lebaneseFamily: FamilyDraft = {
  ...emptyDraft,
  code: "lb-islamic-hanafi",
  people: [
    { id: "wife", name: null, sex: "female", alive: true, relation: "spouse" },
    { id: "mother", name: null, sex: "female", alive: true, relation: "mother" },
    { id: "son 1", name: null, sex: "male", alive: true, father: deceasedId },
    { id: "son 2", name: null, sex: "male", alive: true, father: deceasedId },
    { id: "daughter", name: null, sex: "female", alive: true, father: deceasedId },
  ],
};

test("a wife, a mother, two sons and a daughter cut the whole into 120 parts", () => {
  const computed = computeNow(lebaneseFamily, "2026-11-15");
  if (computed.kind !== "shares") throw new Error(computed.kind);
  const cut = cutWhole(computed.succession.shares);
  const counts = Object.fromEntries(cut.pieces.map(({ id, count }) => [id, Number(count)]));
  expect(counts).toEqual({ wife: 15, mother: 20, "son 1": 34, "son 2": 34, daughter: 17 });
  expect(cut).toMatchObject({ parts: 120n, together: 120n });
  const amounts = amountsOf(computed.succession.shares, 300_000_00n).of;
  expect(amounts.get("daughter")).toBe(42_500_00n);
  expect([...amounts.values()].reduce((sum, amount) => sum + amount)).toBe(300_000_00n);
});

test("what is missing from the whole is not counted as there", () => {
  const cut = cutWhole(
    new Map([
      ["a", fraction(1, 2)],
      ["b", fraction(1, 3)],
    ]),
  );
  expect(cut).toMatchObject({ parts: 6n, together: 5n });
});

test("parts beyond counting are known as such", () => {
  const cut = cutWhole(
    new Map([
      ["a", fraction(32_200_000, 100_000_007)],
      ["b", fraction(67_800_007, 100_000_007)],
    ]),
  );
  expect(isCountable(cut)).toBe(false);
  expect(cut.together).toBe(cut.parts);
});
