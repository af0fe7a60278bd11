import type { RouteDefinition } from "@heirlock/contract/route";
import { routeTable } from "@heirlock/contract/routes";
import { expect, test } from "vitest";
import { z } from "zod";
import { fieldProblems } from "./field-problems.ts";

const schema = z.strictObject({
  title: z.string().trim().min(1, "Title is required").max(3, "Title too long"),
  kind: z.enum(["flat", "car"]),
  value: z.number().min(0, "Value must be 0 or more").optional(),
  owner: z.strictObject({ name: z.string().min(1, "Name is required") }).optional(),
});
const problems = (value: unknown, of: z.ZodType = schema) => {
  const { error } = of.safeParse(value);
  return { ...fieldProblems(of, value, error!) };
};

test("a missing field is told in its own sentence, as an empty one is", () => {
  expect(problems({ kind: "flat" })).toEqual({ title: ["Title is required"] });
  expect(problems({ title: "", kind: "flat" })).toEqual({ title: ["Title is required"] });
  expect(problems({})).toEqual({ title: ["Title is required"], kind: ["This field is required"] });
  expect(problems({ title: "a", kind: "flat", owner: {} })).toEqual({ "owner.name": ["This field is required"] });
});

test("a wrong value is told in the field's sentence, or without the validator's words", () => {
  const car = { title: "a", kind: "car" };
  expect(problems({ ...car, title: "abcd" })).toEqual({ title: ["Title too long"] });
  expect(problems({ ...car, title: 7 })).toEqual({ title: ["This value is not valid"] });
  expect(problems({ ...car, kind: "boat" })).toEqual({ kind: ["This value is not valid"] });
  expect(problems({ ...car, value: -1 })).toEqual({ value: ["Value must be 0 or more"] });
  expect(problems({ ...car, surprise: 1 })).toEqual({ surprise: ["Unknown field"] });
  for (const body of [null, undefined, "text", 7, []]) expect(Object.keys(problems(body))).toEqual(["body"]);
});

const bodies = Object.values(routeTable as Record<string, Record<string, RouteDefinition>>)
  .flatMap((slice) => Object.values(slice))
  .flatMap(({ method, path, body }) => (body ? [{ name: `${method} ${path}`, body }] : []));

test.each(bodies)("$name never answers an empty body with the validator's own words", ({ body }) => {
  if (body.safeParse({}).success) return;
  for (const message of Object.values(problems({}, body)).flat())
    expect(message).not.toMatch(/expected|received|undefined|^Invalid (input|option)/i);
});
