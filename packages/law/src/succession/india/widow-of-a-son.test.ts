import { expect, test } from "vitest";
import { deceasedId, type Person } from "../family.ts";
import { kinOf } from "../kinship.ts";
import { format } from "../rational.ts";
import { isSuccession } from "../result.ts";
import { hinduManEngine } from "./divide.ts";

const person = (id: string, sex: "male" | "female", rest: Partial<Person> = {}): Person => ({
  id,
  sex,
  alive: true,
  ...rest,
});
function shares(...people: Person[]) {
  const outcome = hinduManEngine(kinOf({ deceased: { sex: "male" }, people }), { dateOfDeath: "2026-03-01" });
  return isSuccession(outcome)
    ? Object.fromEntries([...outcome.shares].map(([id, share]) => [id, format(share)]))
    : outcome;
}
const son = person("son", "male", { father: deceasedId });
const dead = person("dead", "male", { father: deceasedId, alive: false });
const widow = person("widow", "female", { spouseOf: "dead" });

test("[LAW-032] Hindu Succession Act s. 10 rule 4: the widow of a dead son shares his branch with his children", () => {
  const children = ["a", "b"].map((id) => person(id, "male", { father: "dead" }));
  expect(shares(son, dead, widow, ...children)).toEqual({ son: "1/2", widow: "1/6", a: "1/6", b: "1/6" });
});

test("[LAW-032] she has the branch alone where he left no children, and nobody has it where he left nobody", () => {
  expect(shares(son, dead, widow)).toEqual({ son: "1/2", widow: "1/2" });
  expect(shares(son, dead)).toEqual({ son: "1" });
});
