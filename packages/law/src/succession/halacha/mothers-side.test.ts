import { expect, test } from "vitest";
import { kinOf } from "../kinship.ts";
import { halachaEngine } from "./divide.ts";

test("[LAW-011] the mother's relatives are told that they never inherit, not that others are nearer", () => {
  const kin = kinOf({
    deceased: { sex: "male" },
    people: [
      { id: "father", sex: "male", alive: false, relation: "father", father: "father's father" },
      { id: "mother", sex: "female", alive: false, relation: "mother", father: "mother's father" },
      { id: "father's father", sex: "male", alive: false },
      { id: "mother's father", sex: "male", alive: true },
      { id: "father's brother", sex: "male", alive: true, father: "father's father" },
      { id: "father's sister", sex: "female", alive: true, father: "father's father" },
      { id: "mother's brother", sex: "male", alive: true, father: "mother's father" },
    ],
  });
  const outcome = halachaEngine(kin, { dateOfDeath: "2026-03-01" });
  expect("excluded" in outcome && outcome.excluded.map(({ person, rule }) => [person, rule])).toEqual([
    ["mother's father", "halacha.mothers-side"],
    ["father's sister", "halacha.nearer"],
    ["mother's brother", "halacha.mothers-side"],
  ]);
});
