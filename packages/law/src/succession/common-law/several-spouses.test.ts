import { describe, expect, test } from "vitest";
import { engines } from "../../vectors/engines.ts";
import { deceasedId, type Person } from "../family.ts";
import { kinOf } from "../kinship.ts";
import { format } from "../rational.ts";
import { isSuccession } from "../result.ts";

const wives = (count: number): Person[] =>
  Array.from({ length: count }, (_, at) => ({ id: `wife ${at}`, sex: "female", alive: true, relation: "spouse" }));
const children = (count: number): Person[] =>
  Array.from({ length: count }, (_, at) => ({ id: `child ${at}`, sex: "male", alive: true, father: deceasedId }));
const rand = (units: number) => BigInt(units) * 100n;
function divide(net: number | null, ...people: Person[]) {
  const outcome = engines.za!(kinOf({ deceased: { sex: "male" }, people }), {
    dateOfDeath: "2026-03-01",
    ...(net !== null && { net: rand(net) }),
  });
  return isSuccession(outcome)
    ? Object.fromEntries([...outcome.shares].map(([id, share]) => [id, format(share)]))
    : outcome;
}

describe("Intestate Succession Act s. 1; Bhe v Magistrate, Khayelitsha; Hassam v Jacobs: several spouses", () => {
  test("two wives and three children: the estate is divided by five where that is more than R250,000", () => {
    const fifth = { "wife 0": "1/5", "wife 1": "1/5", "child 0": "1/5", "child 1": "1/5", "child 2": "1/5" };
    expect(divide(2_000_000, ...wives(2), ...children(3))).toEqual(fifth);
    expect(divide(1_250_000, ...wives(2), ...children(3))).toEqual(fifth);
  });

  test("each wife has at least R250,000, and the children what is left", () => {
    expect(divide(1_000_000, ...wives(2), ...children(3))).toEqual({
      "wife 0": "1/4",
      "wife 1": "1/4",
      "child 0": "1/6",
      "child 1": "1/6",
      "child 2": "1/6",
    });
  });

  test("where the estate is not enough for that, the wives share it equally", () => {
    for (const net of [500_000, 499_999, 100_000]) {
      expect(divide(net, ...wives(2), ...children(3)), String(net)).toEqual({ "wife 0": "1/2", "wife 1": "1/2" });
    }
    expect(divide(500_004, ...wives(2), ...children(2))).toEqual({
      "wife 0": "62500/125001",
      "wife 1": "62500/125001",
      "child 0": "1/250002",
      "child 1": "1/250002",
    });
  });

  test("a dead child's issue counts as one child, as s. 1(4)(f) does", () => {
    const dead: Person[] = [
      { id: "dead", sex: "male", alive: false, father: deceasedId },
      { id: "a", sex: "female", alive: true, father: "dead" },
      { id: "b", sex: "male", alive: true, father: "dead" },
    ];
    expect(divide(4_000_000, ...wives(2), ...children(1), ...dead)).toEqual({
      "wife 0": "1/4",
      "wife 1": "1/4",
      "child 0": "1/4",
      a: "1/8",
      b: "1/8",
    });
  });

  test("without descendants they share everything, whoever else is there", () => {
    const mother: Person = { id: "mother", sex: "female", alive: true, relation: "mother" };
    expect(divide(null, ...wives(3), mother)).toEqual({ "wife 0": "1/3", "wife 1": "1/3", "wife 2": "1/3" });
  });

  test("the worth of the estate must be known beside children", () => {
    expect(divide(null, ...wives(2), ...children(1))).toEqual({ needs: "estate-value", rule: "za.spouses" });
  });

  test("laws that know one spouse still say so", () => {
    for (const law of ["gb", "us", "fr", "nz"]) {
      const outcome = engines[law]!(kinOf({ deceased: { sex: "male" }, people: [...wives(2), ...children(1)] }), {
        dateOfDeath: "2026-03-01",
      });
      expect(outcome, law).toEqual({ notComputed: "civil.one-spouse" });
    }
  });
});
