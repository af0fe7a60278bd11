import { describe, expect, test } from "vitest";
import grandchildrenFile from "../../vectors/grandchildren-vectors.json" with { type: "json" };
import vectorFile from "../../vectors/inheritance-vectors.json" with { type: "json" };
import ownFile from "../../vectors/own-vectors.json" with { type: "json" };
import widerFile from "../../vectors/wider-vectors.json" with { type: "json" };
import { runVector } from "./run-vector.ts";
import { readVectors, type Vector } from "./vector.ts";

const given = vectorFile.vectors as unknown as Vector[];
const wider = widerFile.vectors as unknown as Vector[];
const own = [...ownFile.vectors, ...grandchildrenFile.vectors] as unknown as Vector[];

test("[LAW-014] there are 386 worked cases, and more than 200 of our own, each with its source", () => {
  expect(new Set(given.map(({ id }) => id)).size).toBe(386);
  expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
  expect(own.length).toBeGreaterThanOrEqual(200);
  expect(own.filter(({ source }) => !source)).toEqual([]);
});

test("[LAW-032] there are 358 wider cases", () => {
  expect(new Set(wider.map(({ id }) => id)).size).toBe(358);
});

for (const vector of [...given, ...own, ...wider]) {
  test(`[${vector.id.startsWith("wide-") ? "LAW-032" : "LAW-014"}] ${vector.source}: ${vector.id}${vector.name ? `, ${vector.name}` : ""}`, () => {
    for (const { profile, computed, expected } of runVector(vector)) {
      expect({ profile, ...computed }).toEqual({ profile, ...expected });
    }
  });
}

const son: Vector = {
  id: "son",
  system: "islamic-sunni",
  regulation: "sunni",
  school: "hanafi",
  family: { sons: 1, daughters: 1 },
  expected: { sons: "2/3", daughters: "1/3" },
  source: "Qur'an 4:11",
};

describe("what is wrong in a case is found", () => {
  test.each<[string, Partial<Vector>, string]>([
    ["a wrong share", { expected: { sons: "1/2", daughters: "1/2" } }, "sons"],
    ["a missing heir", { expected: { sons: "1" } }, "daughters"],
    ["a wrong exclusion", { excluded: ["daughters"] }, "excluded"],
    ["shares where nothing is computed", { not_computed: "sunni.kindred-open" }, "sons"],
    ["no family", { family: undefined as never }, "error"],
    ["nothing expected", { expected: undefined as never }, "error"],
    ["a share that is none", { expected: { sons: "0.5" } }, "error"],
    ["an unknown school", { school: "nobody" }, "error"],
    ["an unknown class", { family: { brothers_in_law: 1 } }, "error"],
    ["an impossible family", { family: { husband: 1, wives: 1 } }, "error"],
  ])("%s", (_, change, name) => {
    expect(runVector(son).every(({ passed }) => passed)).toBe(true);
    const [run] = runVector({ ...son, ...change });
    expect(run!.passed).toBe(false);
    expect(run!.computed).toHaveProperty(name);
  });
});

test("a broken file says in one line what is wrong", () => {
  for (const [text, says] of [
    ["{", /^not JSON: /],
    ["[]", /^no list "vectors"/],
    ['{"vectors": [{"id": "a"}, 1]}', /^vector number 2 has no id/],
  ] as const) {
    expect(() => readVectors(text)).toThrow(says);
  }
});
