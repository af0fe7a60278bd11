import { expect, test } from "vitest";
import { type ComparedVersion, compareVersions, willParts } from "./compare-versions.ts";
import type { WillContent } from "./content.ts";
import { person, plainWill } from "./testing/plain-will.ts";

const first: ComparedVersion = { title: "My main will", law: "lb-islamic-hanafi", content: plainWill };
const changed = (changes: Partial<WillContent>): ComparedVersion => ({
  ...first,
  content: { ...plainWill, ...changes },
});

test("[DOC-015] no difference between a version and its copy", () => {
  expect(compareVersions(first, structuredClone(first))).toEqual([]);
});

test("[DOC-015] every part of a will can differ", () => {
  expect(new Set(willParts)).toEqual(
    new Set([...Object.keys(plainWill), "facts", "covers", "excepts", "title", "law"]),
  );
});

test("[DOC-015] what a will covers, and what it leaves to another one", () => {
  expect(compareVersions(first, changed({ covers: "DE" }))).toEqual([
    { part: "covers", kind: "changed", key: null, before: null, after: "DE" },
  ]);
  expect(compareVersions(changed({ excepts: ["DE"] }), changed({ excepts: ["DE", "FR"] }))).toEqual([
    { part: "excepts", kind: "changed", key: null, before: ["DE"], after: ["DE", "FR"] },
  ]);
});

test("[DOC-015] gifts: added, removed, changed, each with what it was and is", () => {
  const [house, sum] = plainWill.gifts;
  const larger = { ...sum!, what: { kind: "sum" as const, amount: "900000", currency: "USD" } };
  const added = { ...house!, id: "g3", to: "daughter" };
  expect(compareVersions(first, changed({ gifts: [larger, added] }))).toEqual([
    { part: "gifts", kind: "removed", key: "g1", before: house },
    { part: "gifts", kind: "changed", key: "g2", before: sum, after: larger },
    { part: "gifts", kind: "added", key: "g3", after: added },
  ]);
});

test("[DOC-015] the order counts for executors, and for nothing else", () => {
  const executors = plainWill.executors.toReversed();
  const people = plainWill.people.toReversed();
  expect(compareVersions(first, changed({ executors, people }))).toEqual([
    { part: "executors", kind: "moved", key: null, before: ["brother", "daughter"], after: ["daughter", "brother"] },
  ]);
});

test("[DOC-015] people, shares, title and law, in the order of the paper", () => {
  const after = {
    ...changed({
      people: [...plainWill.people, person("aunt")],
      residue: [{ to: "son", share: "1", substitute: null }],
    }),
    title: "My will",
    law: "fr-civil",
  };
  expect(compareVersions(first, after).map(({ part, kind, key }) => [part, kind, key])).toEqual([
    ["title", "changed", null],
    ["law", "changed", null],
    ["people", "added", "aunt"],
    ["residue", "removed", "daughter"],
    ["residue", "changed", "son"],
  ]);
});
