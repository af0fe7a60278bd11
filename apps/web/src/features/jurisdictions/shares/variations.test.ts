import { deceasedId } from "@heirlock/law/succession/family";
import { format, fraction, sum } from "@heirlock/law/succession/rational";
import { describe, expect, test } from "vitest";
import { computeNow } from "../calculator/compute-now.ts";
import { type DraftPerson, emptyDraft, type FamilyDraft } from "../calculator/family-draft.ts";
import { differingSchools } from "./schools-agree.ts";
import { compareShares, removalsOf, tryVariation } from "./variations.ts";

const today = "2026-11-15";
const person = (id: string, sex: "male" | "female", more: Partial<DraftPerson> = {}): DraftPerson => ({
  id,
  name: null,
  sex,
  alive: true,
  ...more,
});
const family = (code: string, ...people: DraftPerson[]): FamilyDraft => ({ ...emptyDraft, code, people });
const wife = person("wife", "female", { relation: "spouse" });
const mother = person("mother", "female", { relation: "mother" });
const son = (id: string) => person(id, "male", { father: deceasedId, mother: "wife" });
const daughter = person("daughter", "female", { father: deceasedId, mother: "wife" });
const hanafi = family("lb-islamic-hanafi", wife, mother, son("son 1"), son("son 2"), daughter);

const successionOf = (draft: FamilyDraft) => {
  const computed = computeNow(draft, today);
  if (computed.kind !== "shares") throw new Error(computed.kind);
  return computed.succession;
};
const written = (shares: ReadonlyMap<string, Parameters<typeof format>[0]>) =>
  Object.fromEntries([...shares].map(([id, share]) => [id, format(share)]));

describe("what if", () => {
  test("is made of the heirs that are there", () => {
    expect(removalsOf(hanafi, successionOf(hanafi))).toEqual([
      { kind: "without", relation: "son", count: 2 },
      { kind: "without", relation: "daughter", count: 1 },
      { kind: "without", relation: "wife", count: 1 },
      { kind: "without", relation: "mother", count: 1 },
    ]);
    const alone = family("lb-islamic-hanafi", person("son 1", "male", { father: deceasedId }));
    expect(removalsOf(alone, successionOf(alone))).toEqual([]);
  });

  test("without sons the daughter has her fixed share, and the rest comes back to her and the mother", () => {
    const { shares } = tryVariation(hanafi, { kind: "without", relation: "son", count: 2 }, today);
    expect(written(shares!)).toEqual({ wife: "1/8", mother: "7/32", daughter: "21/32" });
    const before = successionOf(hanafi).shares;
    expect(compareShares(before, shares!).find(({ id }) => id === "son 1")).toMatchObject({ after: null });
  });

  test("without the wife her children stay the deceased's", () => {
    const { shares } = tryVariation(hanafi, { kind: "without", relation: "wife", count: 1 }, today);
    expect(written(shares!)).toEqual({ mother: "1/6", "son 1": "1/3", "son 2": "1/3", daughter: "1/6" });
  });

  test("without a parent brothers are still brothers", () => {
    const draft = family(
      "lb-islamic-hanafi",
      person("father", "male", { relation: "father" }),
      person("brother", "male", { father: "father" }),
    );
    const { shares } = tryVariation(draft, { kind: "without", relation: "father", count: 1 }, today);
    expect(written(shares!)).toEqual({ brother: "1" });
  });

  test("a gift leaves everybody the same part of less, and the sum is still one", () => {
    const { shares } = tryVariation(hanafi, { kind: "gift", part: fraction(1, 3) }, today);
    expect(written(shares!)).toMatchObject({ wife: "1/12", charity: "1/3" });
    expect(format(sum(shares!.values()))).toBe("1");
  });

  test("a gift comes off before a statute's sum of money is counted", () => {
    const english: FamilyDraft = {
      ...family("gb-common-english", wife, son("son 1")),
      estate: { amount: 966_000_00n, currency: "GBP" },
    };
    const { shares } = tryVariation(english, { kind: "gift", part: fraction(1, 3) }, today);
    // 644,000 left: 322,000 and half of the other 322,000 for the wife.
    expect(written(shares!)).toEqual({ wife: "1/2", "son 1": "1/6", charity: "1/3" });
  });

  test("another law is asked about the same family", () => {
    const { shares } = tryVariation(hanafi, { kind: "law", code: "it-civil-italian" }, today);
    expect(written(shares!)).toEqual({ wife: "1/3", "son 1": "2/9", "son 2": "2/9", daughter: "2/9" });
  });
});

describe("the four Sunni schools", () => {
  test("agree on a wife, a mother, sons and a daughter", () => {
    expect(differingSchools(hanafi, successionOf(hanafi), today)).toEqual([]);
  });

  test("differ on a grandfather beside a brother", () => {
    const draft = family(
      "lb-islamic-hanafi",
      person("father", "male", { relation: "father", alive: false, father: "grandfather" }),
      person("grandfather", "male"),
      person("brother", "male", { father: "father" }),
    );
    expect(differingSchools(draft, successionOf(draft), today)).toEqual(["maliki", "shafi", "hanbali"]);
  });

  test("are not asked about the law of another country or faith", () => {
    const french = { ...hanafi, code: "fr-civil-french", facts: { allChildrenCommon: true } };
    expect(differingSchools(french, successionOf(french), today)).toBeNull();
    const jafari = { ...hanafi, code: "ir-islamic-jafari" };
    expect(differingSchools(jafari, successionOf(jafari), today)).toBeNull();
  });
});
