import { expect, test } from "vitest";
import { kin, person, plainWill } from "./testing/plain-will.ts";
import { withoutFaith } from "./without-faith.ts";

test("answers that tell of a faith go, everything else stays", () => {
  const wife = kin({ sex: "female", relation: "spouse" });
  const content = {
    ...plainWill,
    facts: { sameChurch: true, heirsAgree: false, secondMarriage: true },
    people: [
      person("wife", { kin: { ...wife, bars: ["other-religion", "killed-by-mistake"], facts: { inIdda: true } } }),
      person("son", { kin: kin({ bars: ["other-religion"], facts: { minor: true } }) }),
      person("friend"),
    ],
  };
  const plain = withoutFaith(content);
  expect(plain.facts).toEqual({ secondMarriage: true });
  expect(plain.people).toEqual([
    person("wife", { kin: { ...wife, bars: ["killed-by-mistake"] } }),
    person("son", { kin: kin({ facts: { minor: true } }) }),
    person("friend"),
  ]);
  expect({ ...plain, facts: null, people: null }).toEqual({ ...content, facts: null, people: null });
});

test("a will that tells of none is the same will", () => {
  expect(withoutFaith(plainWill)).toBe(plainWill);
});
