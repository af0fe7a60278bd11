import type { WillContent } from "@heirlock/domain/wills/content";
import { kin, person, plainWill } from "@heirlock/domain/wills/testing/plain-will";
import { format } from "@heirlock/law/succession/rational";
import { expect, test } from "vitest";
import { compareLaws, isNoChange } from "./compare-laws.ts";

const worth = { net: null, values: new Map(), currency: "EUR" };
/** A widow with a son and a daughter, who leaves everything to the law. */
const content: WillContent = {
  ...plainWill,
  gifts: [],
  residue: [],
  people: [
    person("son", { kin: kin({ mother: "testator" }) }),
    person("daughter", { kin: kin({ sex: "female", mother: "testator" }) }),
    person("brother"),
  ],
};
const compare = (before: string, after: string, changes: Partial<WillContent> = {}) =>
  compareLaws({ before, after, content: { ...content, ...changes } }, worth, "2026-11-18", "en");
const shares = (change: Awaited<ReturnType<typeof compare>>) =>
  typeof change.shares === "string"
    ? change.shares
    : change.shares.map(({ person, before, after }) => [
        person,
        before?.owns && format(before.owns),
        after?.owns && format(after.owns),
      ]);
const codes = (told: readonly { finding: { code: string } }[]) => told.map(({ finding }) => finding.code);

test("the same law changes nothing", async () => {
  expect(isNoChange(await compare("lb-civil", "lb-civil"))).toBe(true);
});

test("shares are told only for those whose share changes", async () => {
  const change = await compare("fr-civil", "lb-islamic-hanafi");
  expect(shares(change)).toEqual([
    ["son", "1/2", "2/3"],
    ["daughter", "1/2", "1/3"],
  ]);
  expect(isNoChange(change)).toBe(false);
  // Two civil laws that divide equally: nobody's share is listed.
  expect(shares(await compare("fr-civil", "it-civil"))).toEqual([]);
});

test("a law that gives no shares is not compared as if it gave nothing", async () => {
  const change = await compare("lb-civil", "lb-custom");
  const [first] = typeof change.shares === "string" ? [] : change.shares;
  expect(first).toMatchObject({ person: "son", after: null });
  expect((await compare("lb-custom", "lb-custom")).shares).toBe("unknown");
});

test("findings that one law has and the other does not are told apart", async () => {
  const gift = { ...plainWill.gifts[1]!, to: "son", what: { kind: "part" as const, part: "1/4" } };
  const change = await compare("gb-common-english", "lb-islamic-hanafi", { gifts: [gift] });
  expect(codes(change.found.fresh)).toContain("heir.gift-needs-consent");
  const back = await compare("lb-islamic-hanafi", "gb-common-english", { gifts: [gift] });
  expect(codes(back.found.gone)).toContain("heir.gift-needs-consent");
  expect(codes(back.found.fresh)).not.toContain("heir.gift-needs-consent");
});

test("forms and their witnesses are compared", async () => {
  const { forms } = await compare("de-civil", "gb-common-english");
  expect(forms?.before.map(({ form }) => form)).toContain("holograph");
  expect(forms?.after).toContainEqual(expect.objectContaining({ form: "witnessed", witnesses: 2 }));
  expect(forms?.after.map(({ form }) => form)).not.toContain("holograph");
});

test("questions that only one of the laws asks are named, and shares wait for them", async () => {
  const spouse = person("husband", { kin: kin({ relation: "spouse" }) });
  const change = await compare("fr-civil", "de-civil", { people: [...content.people, spouse] });
  expect(change.shares).toBe("asks");
  expect(change.questions.fresh).toEqual(["the property regime of your marriage"]);
  const back = await compare("de-civil", "gb-common-english", {
    people: [...content.people, spouse],
    facts: { regime: "accrued-gains" },
  });
  expect(back.questions.gone).toEqual(["the property regime of your marriage"]);
});
