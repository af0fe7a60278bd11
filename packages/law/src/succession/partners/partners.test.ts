import { describe, expect, test } from "vitest";
import { askedFacts } from "../../questions/asked-facts.ts";
import { closedOut } from "../../questions/closed-out.ts";
import { engineOf } from "../../questions/testing/engine-of.ts";
import { loadStory } from "../../story/load-story.ts";
import type { Sentence } from "../../story/sentence.ts";
import { tellExclusion, tellNotComputed } from "../../story/tell.ts";
import { deceasedId, type Family, type Person } from "../family.ts";
import { kinOf } from "../kinship.ts";
import { format } from "../rational.ts";
import { type Circumstances, isSuccession, type Outcome } from "../result.ts";
import { rules } from "../rules.ts";
import { type PartnerTie, partnerTies } from "./laws.ts";

const partner: Person = { id: "sara", sex: "female", alive: true, relation: "partner" };
const wife: Person = { ...partner, relation: "spouse" };
const son: Person = { id: "omar", sex: "male", alive: true, father: deceasedId };
const family = (...people: Person[]): Family => ({ deceased: { sex: "male" }, people });
const facts: Circumstances = {
  dateOfDeath: "2026-03-01",
  net: 2_000_000_00n,
  allChildrenCommon: false,
  commonChildren: 0,
  regime: "conventional-separation",
  spouseProperty: "none",
  contract: "separation",
  sameChurch: true,
  heirsAgree: true,
  property: { community: 0n, separate: 100_00n, common: 0n, private: 100_00n, "separate-personal": 100_00n },
};
const tied = (...true_: PartnerTie[]): Circumstances => ({
  ...facts,
  ties: Object.fromEntries(partnerTies.map((tie) => [tie, true_.includes(tie)])),
});
const divide = (code: string, given: Circumstances, ...people: Person[]): Outcome =>
  engineOf(code)(kinOf(family(...people)), given);
const sharesOf = (outcome: Outcome) =>
  isSuccession(outcome) ? Object.fromEntries([...outcome.shares].map(([id, share]) => [id, format(share)])) : outcome;
const textOf = (sentences: readonly Sentence[]) =>
  sentences.flatMap(({ pieces }) => pieces.map((piece) => (piece.kind === "text" ? piece.text : ""))).join("");
const toldOf = async (code: string, given: Circumstances, language = "en") => {
  const kin = kinOf(family(partner, son));
  const outcome = engineOf(code)(kin, given);
  if (!isSuccession(outcome)) throw new Error(`${code} gives no shares`);
  return textOf(tellExclusion(outcome, kin, "sara", await loadStory(language)));
};

/** Every row of wider-rules.md 1.1 that gives nothing: what is said, the source and its grade. */
const nothing: readonly (readonly [code: string, says: RegExp, source: RegExp, grade: string])[] = [
  ["gb-common-english", /two years.*court.*6 months from/, /Act 1975 s\. 1\(1\)\(ba\)/, "K"],
  ["gb-common-northern-irish", /two years.*court.*6 months from/, /Order 1979/, "K"],
  ["gb-common-scottish", /no will.*not for more than a husband or wife.*6 months.*12 months/, /2006 s\. 29/, "K"],
  ["us-common-arizona", /nothing without a will/, /14-2102/, "K"],
  ["us-common-florida", /nothing without a will/, /732\.102/, "K"],
  ["us-common-georgia", /nothing without a will/, /53-2-1/, "K"],
  ["us-civil-louisiana", /nothing without a will/, /888-894/, "K"],
  ["us-common-massachusetts", /nothing without a will/, /2-102/, "K"],
  ["us-common-michigan", /nothing without a will/, /700\.2102/, "K"],
  ["us-common-north-carolina", /nothing without a will/, /29-14/, "K"],
  ["us-common-new-york", /nothing without a will/, /4-1\.1/, "K"],
  ["us-common-ohio", /nothing without a will/, /2105\.06/, "K"],
  ["us-common-pennsylvania", /nothing without a will/, /2102-2104/, "K"],
  ["us-common-virginia", /nothing without a will/, /64\.2-200/, "K"],
  ["ca-common-ontario", /support/, /pt V/, "S"],
  ["fr-civil-french", /nothing without a will/, /763, 515-6/, "K"],
  ["de-civil-german", /nothing without a will/, /BGB/, "K"],
  ["es-civil-spanish", /nothing without a will/, /Código civil/, "K"],
  ["it-civil-italian", /home for two to five years/, /76\/2016/, "K"],
  ["tr-civil-turkish", /nothing without a will/, /TMK/, "K"],
  ["jp-civil-japanese", /nothing without a will/, /Civil Code/, "K"],
  ["kr-civil-korean", /nothing without a will/, /Civil Act/, "K"],
  ["lb-islamic-hanafi", /nothing without a will/, /Qur'an/, "K"],
  ["ir-islamic-jafari", /nothing without a will/, /Qur'an/, "K"],
  ["sa-islamic-hanbali", /nothing without a will/, /Qur'an/, "K"],
  ["eg-islamic-hanafi", /nothing without a will/, /Qur'an/, "K"],
  ["eg-christian-coptic", /nothing without a will/, /1938/, "K"],
  ["lb-christian-maronite", /nothing without a will/, /1959/, "K"],
];

/** Every row that lets a partner inherit as a spouse, with the ties that do it. */
const asSpouse: readonly (readonly [code: string, ...ties: PartnerTie[]])[] = [
  ["us-common-california", "registered"],
  ["us-common-washington", "registered"],
  ["us-common-new-jersey", "registered"],
  ["us-common-illinois", "registered"],
  ["us-common-texas", "informal-marriage"],
  ["ca-common-british-columbia", "two-years"],
  ["ca-common-alberta", "three-years", "child-and-lasting", "agreement"],
  ["ca-civil-quebec", "child-since-2025", "opted-in"],
  ["au-common-nsw", "two-years", "common-child", "registered"],
  ["au-common-victoria", "two-years", "common-child", "registered"],
  ["au-common-queensland", "two-years"],
  ["br-civil-brazilian", "stable-union"],
  ["mx-civil-mexican", "five-years", "child-both-unmarried"],
  ["it-civil-italian", "civil-union"],
];

describe("[LAW-036] an unmarried partner who gets nothing by law", () => {
  test.each(nothing)(
    "%s says so, with what they may claim, its source and grade",
    async (code, says, source, grade) => {
      const outcome = divide(code, tied(), partner, son);
      expect(sharesOf(outcome)).toEqual({ omar: "1" });
      const out = isSuccession(outcome) ? outcome.excluded.find(({ person }) => person === "sara") : undefined;
      const rule = rules[out!.rule];
      expect(rule.citation).toMatch(source);
      expect(rule).toMatchObject({ grade, reviewed: "2026-11" });
      const told = await toldOf(code, tied());
      expect(told).toContain("nothing without a will");
      expect(told).toContain("gets nothing by law");
      expect(told).toMatch(says);
    },
  );

  test("France tells a PACS of its year in the home, and nobody else", async () => {
    expect(await toldOf("fr-civil-french", tied("pacs"))).toContain("one year");
    expect(await toldOf("fr-civil-french", tied())).not.toContain("one year");
  });

  test.each(["ar", "es", "fr"])("is told in %s", async (language) => {
    const english = await toldOf("gb-common-english", tied());
    const told = await toldOf("gb-common-english", tied(), language);
    expect(told).not.toBe(english);
    expect(told).toContain("6");
  });

  test("divides among the others as if the partner were not there", () => {
    for (const [code] of nothing) {
      expect(sharesOf(divide(code, tied(), partner, son))).toEqual(sharesOf(divide(code, facts, son)));
    }
  });
});

describe("[LAW-036] an unmarried partner who counts as a spouse", () => {
  test.each(asSpouse)("%s asks for its ties and for nothing else of the couple", (code, ...ties) => {
    expect(divide(code, facts, partner, son)).toMatchObject({ needs: "partner-ties", among: expect.anything() });
    const outcome = divide(code, facts, partner, son);
    const among = "needs" in outcome ? (outcome.among ?? []) : [];
    expect([...among].toSorted()).toEqual(ties.toSorted());
  });

  test.each(asSpouse)("%s divides as it would for a wife, with each tie", (code, ...ties) => {
    for (const tie of ties as PartnerTie[]) {
      const outcome = divide(code, tied(tie), partner, son);
      expect(sharesOf(outcome)).toEqual(sharesOf(divide(code, facts, wife, son)));
      expect(isSuccession(outcome) && outcome.remarks.at(-1)).toMatch(/^partner:.+\/as-spouse$/);
    }
  });

  test.each(asSpouse)("%s gives nothing without one of its ties", (code) => {
    expect(sharesOf(divide(code, tied(), partner, son))).toEqual({ omar: "1" });
  });

  test("British Columbia: two years beside a son of another woman, 150,000 and half of the rest", () => {
    const outcome = divide("ca-common-british-columbia", { ...tied("two-years"), net: 450_000_00n }, partner, son);
    expect(sharesOf(outcome)).toEqual({ sara: "2/3", omar: "1/3" });
  });

  test("Québec: a parental union inherits a third beside a child (row 20)", () => {
    const outcome = divide("ca-civil-quebec", tied("child-since-2025"), partner, son);
    expect(sharesOf(outcome)).toEqual({ sara: "1/3", omar: "2/3" });
  });
});

describe("what is asked", () => {
  test("the answer for another law is no answer for this one", () => {
    const under = (code: string, ties: Circumstances["ties"]) =>
      askedFacts(engineOf(code), family(partner, son), { ...facts, ...(ties && { ties }) }, "2026-11-17").find(
        ({ fact }) => fact === "partner-ties",
      );
    expect(under("us-common-texas", { "informal-marriage": false })).toMatchObject({ answered: true });
    expect(under("us-common-california", { "informal-marriage": false })).toMatchObject({ answered: false });
    expect(under("de-civil-german", undefined)).toBeUndefined();
  });

  test("a partner who may count leaves parents open, one who counts for nothing closes nobody out", () => {
    const states = (code: string, given: Circumstances) => closedOut(engineOf(code), family(partner), given);
    expect(states("ca-common-british-columbia", tied("two-years")).get("father")).toMatchObject({ state: "closed" });
    expect(states("ca-common-british-columbia", facts).get("father")).toEqual({ state: "open" });
    expect(states("ca-common-british-columbia", tied()).get("father")).toEqual({ state: "open" });
  });

  test("a law of which our sources say nothing gives no shares and says why", async () => {
    const outcome = divide("at-civil-austrian", facts, partner, son);
    expect(outcome).toEqual({ notComputed: "partner.not-reviewed" });
    const told = "notComputed" in outcome ? tellNotComputed(outcome, await loadStory("en")) : null;
    expect(told && textOf([told])).toContain("unmarried partner");
  });
});
