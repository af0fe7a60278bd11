import { describe, expect, test } from "vitest";
import { engines } from "../../vectors/engines.ts";
import { deceasedId, type Person } from "../family.ts";
import { kinOf } from "../kinship.ts";
import { format } from "../rational.ts";
import { isSuccession } from "../result.ts";

const person = (id: string, rest: Partial<Person>): Person => ({ id, sex: "male", alive: true, ...rest });
function divided(law: string, ...people: Person[]): unknown {
  const outcome = engines[law]!(kinOf({ deceased: { sex: "male" }, people }), {
    dateOfDeath: "2026-03-01",
    net: 100_000_00n,
    property: { separate: 100_000_00n, "separate-personal": 100_000_00n, personal: 100_000_00n },
  });
  if (!isSuccession(outcome)) return Object.keys(outcome)[0];
  return [...outcome.shares.values()].map(format).join(" ");
}

/** Written by hand from the wider rulebook, sections 2.2, 3 and 5.8. */
const halfBlood = {
  equal: "us-ca us-ny us-nj us-mi us-az us-ma us-nc us-pa us-il us-oh us-ga us-wa gb-ni ca-on",
  half: "us-tx us-fl us-va",
  open: "au-nsw au-qld au-vic ca-ab ca-bc my",
};
const branches = {
  strict: "us-fl us-il us-ga gb-ni au-nsw us-la",
  nearest: "us-ca us-tx us-pa us-wa us-va ca-on",
  pooled: "us-ny us-nj us-mi us-az us-ma us-nc",
  open: "au-qld au-vic ca-ab ca-bc my",
};

describe("[LAW-032] a brother and a half-brother", () => {
  const parents = [
    person("father", { relation: "father", alive: false }),
    person("mother", { sex: "female", relation: "mother", alive: false }),
  ];
  const family = [
    ...parents,
    person("full", { father: "father", mother: "mother" }),
    person("half", { father: "father" }),
  ];
  const shares = { equal: "1/2 1/2", half: "2/3 1/3", open: "notComputed" };
  for (const [kind, laws] of Object.entries(halfBlood)) {
    test.each(laws.split(" "))(`%s: ${kind}`, (law) => {
      expect(divided(law, ...family)).toBe(shares[kind as keyof typeof shares]);
    });
  }
});

describe("[LAW-032] grandchildren of two dead children, two of one and three of the other", () => {
  const child = (id: string, alive = false) => person(id, { father: deceasedId, alive });
  const below = (of: string, count: number) =>
    Array.from({ length: count }, (_, index) => person(`${of}${index}`, { father: of }));
  const dead = [child("b"), ...below("b", 2), child("c"), ...below("c", 3)];
  const alone = {
    strict: "1/4 1/4 1/6 1/6 1/6",
    nearest: "1/5 1/5 1/5 1/5 1/5",
    pooled: "1/5 1/5 1/5 1/5 1/5",
    open: "notComputed",
  };
  const beside = {
    strict: "1/3 1/6 1/6 1/9 1/9 1/9",
    nearest: "1/3 1/6 1/6 1/9 1/9 1/9",
    pooled: "1/3 2/15 2/15 2/15 2/15 2/15",
    // Strict and nearest agree as soon as a child lives.
    open: "1/3 1/6 1/6 1/9 1/9 1/9",
  };
  for (const [kind, laws] of Object.entries(branches)) {
    test.each(laws.split(" "))(`%s: ${kind}`, (law) => {
      expect(divided(law, ...dead)).toBe(alone[kind as keyof typeof alone]);
      expect(divided(law, child("a", true), ...dead)).toBe(beside[kind as keyof typeof beside]);
    });
  }
});
