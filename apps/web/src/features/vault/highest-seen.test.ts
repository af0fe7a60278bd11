import { beforeEach, expect, test, vi } from "vitest";
import { highestSeen, noteSeen } from "./highest-seen.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("[KEY-035] a number never goes down", () => {
  noteSeen({ a: 3 });
  noteSeen({ a: 2, b: 1 });
  expect(highestSeen()).toEqual({ a: 3, b: 1 });
});

test("[KEY-035] however many lie in the bin, the entries that are kept are remembered", () => {
  const bin = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`deleted-${at}`, 1]));
  for (let visit = 0; visit < 2; visit++) noteSeen({ kept: 7, another: 2, ...bin });
  expect(highestSeen()).toMatchObject({ kept: 7, another: 2 });
  expect(Object.keys(highestSeen())).toHaveLength(2000);
});
