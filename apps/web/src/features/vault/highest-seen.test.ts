import { beforeEach, expect, test, vi } from "vitest";

let { highestSeen, noteSeen }: typeof import("./highest-seen.ts") = {} as never;
beforeEach(async () => {
  vi.resetModules();
  ({ highestSeen, noteSeen } = await import("./highest-seen.ts"));
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

test("[KEY-035] a browser that refuses storage remembers until the page is left", () => {
  vi.stubGlobal("localStorage", undefined);
  noteSeen({ a: 3 });
  noteSeen({ b: 1 });
  expect(highestSeen()).toEqual({ a: 3, b: 1 });
});
