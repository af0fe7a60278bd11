import { expect, test } from "vitest";
import { belowFloor, exceptions, firstGood, isOlder, readOn } from "./known-advisories.ts";

test("versions are compared as numbers", () => {
  expect(isOlder("5.3.1", "5.3.2")).toBe(true);
  expect(isOlder("5.10.0", "5.9.9")).toBe(false);
  expect(isOlder("5.3.2", "5.3.2")).toBe(false);
  expect(isOlder("4.99.99", "5.0.0")).toBe(true);
});

test("an installed version below the floor is named with the reason", () => {
  expect(belowFloor(new Map([["fastify", ["5.12.8", "5.3.1"]]]))).toEqual([`fastify 5.3.1: ${firstGood.fastify!.why}`]);
});

test("the list says when it was read, and no exception is open for more than 90 days", () => {
  expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const { until } of exceptions) expect((Date.parse(until) - Date.now()) / 86_400_000).toBeLessThan(90);
});
