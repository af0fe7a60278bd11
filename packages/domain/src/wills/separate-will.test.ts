import { expect, test } from "vitest";
import type { WillContent } from "./content.ts";
import { isPartial, leaveTo, separateContent, takeBack } from "./separate-will.ts";
import { kin, person, plainWill } from "./testing/plain-will.ts";

const first: WillContent = {
  ...plainWill,
  people: [...plainWill.people, person("husband", { kin: kin({ relation: "spouse" }) })],
  guardians: [{ of: "daughter", guardian: "brother", substitute: null }],
  witnesses: ["brother"],
  funeral: { kind: "burial", wishes: "Under the olive tree" },
  form: "notarial",
};

test("a second will has the same people with a task, and says nothing twice", () => {
  const second = separateContent(first, "DE");
  expect(second).toMatchObject({ covers: "DE", revokes: "same_country", form: null, chosenLaw: null });
  expect(second.executors).toEqual(first.executors);
  expect(second.guardians).toEqual(first.guardians);
  expect(second.residue).toEqual(first.residue);
  expect([second.gifts, second.pets, second.accounts, second.letters, second.witnesses]).toEqual([[], [], [], [], []]);
  expect(second.funeral).toEqual({ kind: null, wishes: "" });
  // The charity was named by a gift alone; the husband is family.
  expect(second.people.map(({ id }) => id)).toEqual(["son", "daughter", "brother", "husband"]);
});

test("a second will of a will with exceptions has none of its own", () => {
  expect("excepts" in separateContent({ ...first, excepts: ["FR"] }, "DE")).toBe(false);
});

test("the first will leaves the country to the second, and no longer ends every other will", () => {
  expect(leaveTo(first, "DE")).toEqual({ ...first, excepts: ["DE"], revokes: "same_country" });
  expect(leaveTo(leaveTo(first, "FR"), "DE").excepts).toEqual(["DE", "FR"]);
  expect(leaveTo(leaveTo(first, "DE"), "DE").excepts).toEqual(["DE"]);
  expect(leaveTo({ ...first, revokes: "none" }, "DE").revokes).toBe("none");
});

test("taken back, the last exception leaves no empty list: the hash of a will without one stays what it was", () => {
  const { revokes: _revokes, ...back } = takeBack(leaveTo(first, "DE"), "DE");
  const { revokes: _before, ...before } = first;
  expect(back).toEqual(before);
  expect(takeBack({ ...first, excepts: ["DE", "FR"] }, "DE").excepts).toEqual(["FR"]);
});

test("a will is partial if it covers one country or leaves one out", () => {
  expect([first, { ...first, covers: "DE" }, leaveTo(first, "DE")].map(isPartial)).toEqual([false, true, true]);
});
