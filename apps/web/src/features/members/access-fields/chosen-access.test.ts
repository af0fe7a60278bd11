import { expect, test } from "vitest";
import {
  accessBody,
  accessProblem,
  type ChosenAccess,
  chosenOf,
  furtherProblem,
  usualAccess,
} from "./chosen-access.ts";

const custom: ChosenAccess = { condition: "custom", day: "2040-01-01", age: "25", tell: true };

test("[KEY-040] after the death, in silence, is what is preselected", () => {
  expect(accessBody(usualAccess)).toEqual({
    access_condition: "after_death",
    not_before: null,
    from_age: null,
    tell_exists: false,
  });
});

test("[KEY-043] a day and an age belong to a custom condition alone", () => {
  const asked = { access_condition: "custom", not_before: "2040-01-01", from_age: 25, tell_exists: true } as const;
  expect(accessBody(custom)).toEqual(asked);
  expect(chosenOf(asked)).toEqual(custom);
  expect(accessBody({ ...custom, condition: "after_death" })).toMatchObject({ not_before: null, from_age: null });
});

test("[KEY-044] what is seen now need not be told of", () => {
  expect(accessBody({ ...custom, condition: "immediate" }).tell_exists).toBe(false);
});

test("a custom condition has a day or an age, and an age is from 1 to 120", () => {
  expect(accessProblem(custom)).toBeNull();
  expect(accessProblem({ ...custom, age: "" })).toBeNull();
  expect(accessProblem({ ...custom, day: "", age: "" })).toBe("conditionError");
  for (const age of ["0", "121", "x", "1.5"]) expect(accessProblem({ ...custom, age })).toBe("ageError");
  expect(accessProblem({ ...custom, condition: "after_death", age: "x" })).toBeNull();
  expect(accessProblem({ ...custom, day: "2040-02-30" })).toBe("dayError");
  expect(accessProblem({ ...custom, day: "2040--" })).toBe("dayError");
});

test("an age may be typed in the digits of the reader", () => {
  expect(accessProblem({ ...custom, age: "٢٥" })).toBeNull();
  expect(accessBody({ ...custom, age: "٢٥" }).from_age).toBe(25);
});

test("a custom condition of an entry may still be without a rule", () => {
  expect(furtherProblem({ ...custom, day: "", age: "" })).toBeNull();
  expect(furtherProblem({ ...custom, age: "x" })).toBe("ageError");
});
