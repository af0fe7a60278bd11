import { deceasedId } from "@heirlock/law/succession/family";
import { format } from "@heirlock/law/succession/rational";
import { expect, test } from "vitest";
import { computeNow } from "../calculator/compute-now.ts";
import { type DraftPerson, emptyDraft, type FamilyDraft } from "../calculator/family-draft.ts";
import { asksChoice, partOf, worthOf } from "./french-choice.ts";

const person = (id: string, more: Partial<DraftPerson>): DraftPerson => ({
  id,
  name: null,
  sex: "female",
  alive: true,
  ...more,
});
const family = (facts: FamilyDraft["facts"]): FamilyDraft => ({
  ...emptyDraft,
  code: "fr-civil-french",
  people: [
    person("wife", { relation: "spouse" }),
    person("a", { father: deceasedId, mother: "wife" }),
    person("b", { father: deceasedId, mother: "wife" }),
  ],
  facts: { contract: "separation", ...facts },
});
const successionOf = (facts: FamilyDraft["facts"]) => {
  const computed = computeNow(family(facts), "2026-11-15");
  if (computed.kind !== "shares") throw new Error(computed.kind);
  return computed.succession;
};

test("[LAW-032] the survivor chooses only beside children of both, and keeps the choice open after choosing", () => {
  expect(asksChoice(successionOf({ allChildrenCommon: true }))).toBe(true);
  expect(asksChoice(successionOf({ allChildrenCommon: true, choice: "usufruct" }))).toBe(true);
  expect(asksChoice(successionOf({ allChildrenCommon: false }))).toBe(false);
});

test("[LAW-032] each choice is a division of its own: a quarter, or use of everything that the children own bare", () => {
  const written = (facts: FamilyDraft["facts"]) =>
    Object.fromEntries([...successionOf(facts).shares].map(([id, share]) => [id, format(share)]));
  expect(written({ allChildrenCommon: true, choice: "quarter" })).toEqual({ wife: "1/4", a: "3/8", b: "3/8" });
  expect(written({ allChildrenCommon: true, choice: "usufruct" })).toEqual({ a: "1/2", b: "1/2" });
});

test("the use of everything is worth four tenths at 65 (CGI 669), and without an age no figure is shown", () => {
  const { survivor, children } = worthOf("usufruct", 65);
  expect([partOf(300_000_00n, survivor!), partOf(300_000_00n, children!)]).toEqual([120_000_00n, 180_000_00n]);
  expect(worthOf("usufruct", null)).toEqual({ survivor: null, children: null });
  expect(partOf(300_000_00n, worthOf("quarter", null).survivor!)).toBe(75_000_00n);
});
