import { expect, test } from "vitest";
import { notConfirmed, type PublishFacts, publishProblems } from "./publish-problems.ts";
import { kin, memberOf, plainWill } from "./testing/plain-will.ts";

const confirmed = new Map([
  [memberOf("01"), "confirmed" as const],
  [memberOf("02"), "confirmed" as const],
  [memberOf("03"), "confirmed" as const],
]);
const facts: PublishFacts = {
  title: "My main will",
  law: "lb-islamic-hanafi",
  content: plainWill,
  findings: [
    { code: "third.exceeded", severity: "warning" },
    { code: "form.not-chosen", severity: "info" },
  ],
  members: confirmed,
};
const codes = (changes: Partial<PublishFacts>) => publishProblems({ ...facts, ...changes }).map(({ code }) => code);
const content = (changes: Partial<PublishFacts["content"]>) => ({ content: { ...facts.content, ...changes } });

test("[WIL-001] warnings and remarks keep nobody from publishing", () => {
  expect(publishProblems(facts)).toEqual([]);
});

test.each<[string, Partial<PublishFacts>, string[]]>([
  ["no title", { title: "  " }, ["MISSING_TITLE"]],
  ["no law", { law: null }, ["MISSING_JURISDICTION"]],
  ["nobody is given anything, and there is no family", content({ gifts: [], residue: [] }), ["MISSING_BENEFICIARY"]],
  ["no executor", content({ executors: [] }), ["MISSING_EXECUTOR"]],
  [
    "the only executor has said no",
    { ...content({ executors: plainWill.executors.slice(0, 1) }), members: new Map([[memberOf("03"), "rejected"]]) },
    ["MISSING_EXECUTOR"],
  ],
  [
    "the only heir has left",
    {
      ...content({ gifts: [], residue: [{ to: "son", share: "1", substitute: null }] }),
      members: new Map([[memberOf("01"), "revoked"]]),
    },
    ["MISSING_BENEFICIARY"],
  ],
  [
    "somebody whom the will does not name",
    content({ executors: [{ person: "nobody", isSubstitute: false }] }),
    ["MISSING_EXECUTOR"],
  ],
])("[WIL-001] refused: %s", (_, changes, expected) => {
  expect(codes(changes)).toEqual(expected);
});

test("[WIL-001] a will that leaves everything to the law's own heirs can be published", () => {
  const [son, ...others] = plainWill.people;
  const people = (alive: boolean) => [{ ...son!, kin: kin({ mother: "testator", alive }) }, ...others];
  expect(codes(content({ gifts: [], residue: [], people: people(true) }))).toEqual([]);
  expect(codes(content({ gifts: [], residue: [], people: people(false) }))).toEqual(["MISSING_BENEFICIARY"]);
});

test("[DOC-013] every problem at once, and every blocking finding by name", () => {
  const findings = [
    { code: "heir.gift-void", severity: "error" as const },
    { code: "heir.gift-void", severity: "error" as const },
    { code: "witness.minor", severity: "error" as const },
  ];
  expect(publishProblems({ ...facts, title: "", findings })).toEqual([
    { code: "MISSING_TITLE" },
    { code: "COMPLIANCE_ERRORS", findings: ["heir.gift-void", "witness.minor"] },
  ]);
});

test("[WIL-001] who has not answered yet is named and keeps nothing back", () => {
  const members = new Map([...confirmed, [memberOf("03"), "invited" as const]]);
  expect(publishProblems({ ...facts, members })).toEqual([]);
  expect(notConfirmed({ ...facts, members })).toEqual(["brother"]);
  expect(notConfirmed(facts)).toEqual([]);
});
