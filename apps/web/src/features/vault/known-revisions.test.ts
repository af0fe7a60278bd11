import { beforeEach, expect, test, vi } from "vitest";

let { knownRevisions, noteRevisions }: typeof import("./known-revisions.ts") = {} as never;
beforeEach(async () => {
  vi.resetModules();
  ({ knownRevisions, noteRevisions } = await import("./known-revisions.ts"));
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("[KEY-035] a number never goes down", () => {
  noteRevisions({ a: 3 });
  noteRevisions({ a: 2, b: 1 });
  expect(knownRevisions()).toEqual({ a: 3, b: 1 });
});

test("[KEY-035] however many lie in the bin, the entries that are kept are remembered", () => {
  const bin = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`deleted-${at}`, 1]));
  for (let visit = 0; visit < 2; visit++) noteRevisions({ kept: 7, another: 2, ...bin });
  expect(knownRevisions()).toMatchObject({ kept: 7, another: 2 });
  expect(Object.keys(knownRevisions())).toHaveLength(2000);
});

test("[KEY-035] a browser that refuses storage remembers until the page is left", () => {
  vi.stubGlobal("localStorage", undefined);
  noteRevisions({ a: 3 });
  noteRevisions({ b: 1 });
  expect(knownRevisions()).toEqual({ a: 3, b: 1 });
});
