import { expect, test } from "vitest";
import { deceasedId, type Family, type FamilyProblem, type Person, problemWithFamily } from "./family.ts";

const person = (id: string, rest: Partial<Person> = {}): Person => ({ id, sex: "male", alive: true, ...rest });
const wives = (count: number) =>
  Array.from({ length: count }, (_, index) => person(`wife ${index + 1}`, { sex: "female", relation: "spouse" }));
const family = (people: Person[], sex: Family["deceased"]["sex"] = "male"): Family => ({ deceased: { sex }, people });

/** One family for every problem, and the person it is about. */
const impossible: Record<FamilyProblem, [Family, string]> = {
  "duplicate-id": [family([person("a"), person("a")]), "a"],
  "unknown-parent": [family([person("a", { father: "nobody" })]), "a"],
  "parent-of-wrong-sex": [family([person("a", { father: deceasedId })], "female"), "a"],
  "own-ancestor": [family([person("a", { father: "b" }), person("b", { father: "a" })]), "a"],
  "two-fathers": [family([person("a", { relation: "father" }), person("b", { relation: "father" })]), "b"],
  "two-mothers": [
    family([
      person("a", { sex: "female", relation: "mother" }),
      person("b", { sex: "female", relation: "mother", alive: false }),
    ]),
    "b",
  ],
  "third-parent": [
    family([
      person("a", { relation: "father" }),
      person("b", { sex: "female", relation: "mother" }),
      person("c", { relation: "father" }),
    ]),
    "c",
  ],
  "husband-and-wives": [family([person("h", { relation: "spouse" }), ...wives(1)], "female"), "wife 1"],
  "several-husbands": [
    family([person("a", { relation: "spouse" }), person("b", { relation: "spouse" })], "female"),
    "b",
  ],
  "more-than-four-wives": [family(wives(5)), "wife 5"],
};

test.each(Object.entries(impossible))("[LAW-003] %s is refused with its code", (problem, [people, about]) => {
  expect(problemWithFamily(people)).toEqual({ problem, person: about });
});

test("[LAW-003] families that can exist are not", () => {
  for (const possible of [
    family([]),
    family(wives(4)),
    // Somebody may have married again after a death.
    family([person("h", { relation: "spouse" }), person("dead", { relation: "spouse", alive: false })], "female"),
    family([
      person("father", { relation: "father" }),
      person("mother", { sex: "female", relation: "mother" }),
      person("brother", { father: "father", mother: "mother" }),
      person("child", { father: deceasedId }),
    ]),
  ]) {
    expect(problemWithFamily(possible)).toBeNull();
  }
});

test("[LAW-003] the deceased's name is nobody else's, and a mother is a woman", () => {
  expect(problemWithFamily(family([person(deceasedId)]))).toEqual({ problem: "duplicate-id", person: deceasedId });
  for (const relation of ["father", "mother"] as const) {
    const wrong = person("a", { sex: relation === "father" ? "female" : "male", relation });
    expect(problemWithFamily(family([wrong]))).toEqual({ problem: "parent-of-wrong-sex", person: "a" });
  }
});
