import { describe, expect, test } from "vitest";
import { reserveLaws } from "../succession/civil/reserve.ts";
import type { FindingCode } from "./findings.ts";
import { giftLaws, giftsMayCount } from "./gift-laws.ts";
import { check, codesOf, found } from "./testing/check.ts";
import { daughter, familyWith, gift, type Input, inLife, son, sumOf, twoChildren, wife } from "./testing/inputs.ts";

/** Estate of 600,000 in every case; the will was made to be looked at on 15 November 2026. */
const fr = (will: NonNullable<Input["will"]>, family = twoChildren): Input => ({
  law: "fr-civil-french",
  family,
  will,
});
const units = (amount: bigint | null | undefined) => Number(amount ?? 0n) / 100;
const giftCodes = (input: Input): readonly FindingCode[] =>
  codesOf(input).filter((code) => code.startsWith("reserve.gifts"));

describe("[LAW-024] gifts made in life are added to the estate", () => {
  test("France, Code civil 922, 913: a gift of 300,000 to a friend uses up the free third of 900,000", () => {
    const nothing = { lifetimeGifts: [inLife("friend", 300_000)] };
    expect(codesOf(fr({ ...nothing, gifts: [] }))).not.toContain("reserve.cut");
    const { data } = found(fr({ ...nothing, gifts: [gift("charity", sumOf(50_000))] }), "reserve.cut");
    expect(units(data.excess?.amount)).toBe(50_000);
    expect(units(data.reserved?.amount)).toBe(600_000);
    const [mend] = found(fr({ ...nothing, gifts: [gift("charity", sumOf(50_000))] }), "reserve.cut").mends;
    expect(codesOf(fr({ ...nothing, ...mend?.changes }))).not.toContain("reserve.cut");
    // Without the gift in life the same will is within the free third of 200,000.
    expect(codesOf(fr({ lifetimeGifts: [], gifts: [gift("charity", sumOf(50_000))] }))).not.toContain("reserve.cut");
    const counted = found(fr(nothing), "reserve.gifts-counted").data;
    expect([units(counted.given?.amount), units(counted.limit?.amount)]).toEqual([300_000, 900_000]);
  });

  test("France, Code civil 919-1: what a child received counts towards its own part", () => {
    // 900,000 together: 300,000 reserved for each; Hugo already has it, Lucie's must come from the estate.
    const input = fr({ lifetimeGifts: [inLife("hugo", 300_000)], gifts: [gift("friend", sumOf(300_001))] });
    const { data } = found(input, "reserve.cut");
    expect(units(data.excess?.amount)).toBe(1);
    expect(data.protected?.map(({ person, reserved }) => [person, units(reserved.amount)])).toEqual([
      ["hugo", 0],
      ["lucie", 300_000],
    ]);
  });

  test("what even the whole estate does not fill may be asked for where the gifts went", () => {
    // 1,800,001: two thirds are 1,200,000 and a third; 600,000 are there.
    const { data } = found(fr({ lifetimeGifts: [inLife("friend", 1_200_000)] }), "reserve.gifts-too-large");
    expect(units(data.excess?.amount)).toBe(600_000);
    expect(data.people).toEqual(["friend"]);
  });

  test("BGB 2325 III: a tenth less for every year, nothing after ten, and no time for a husband or wife", () => {
    const german = (on: string, to = "friend"): Input => ({
      law: "de-civil-german",
      family: familyWith(wife(), son("hugo")),
      will: { lifetimeGifts: [inLife(to, 100_000, on)] },
      circumstances: { regime: "accrued-gains" },
    });
    const added = (input: Input) => {
      const its = check(input).find(({ code }) => code === "reserve.gifts-counted");
      return its ? units(its.data.given?.amount) : 0;
    };
    expect(added(german("2026-01-01"))).toBe(100_000);
    expect(added(german("2025-11-16"))).toBe(100_000);
    expect(added(german("2025-11-15"))).toBe(90_000);
    expect(added(german("2020-06-01"))).toBe(40_000);
    expect(added(german("2016-11-16"))).toBe(10_000);
    expect(added(german("2016-11-15"))).toBe(0);
    expect(added(german("1999-01-01", "wife"))).toBe(100_000);
    // A claimant's own gift is set against a part of the claim only (2327): said, not counted.
    expect(giftCodes(german("2026-01-01", "hugo"))).toEqual(["reserve.gifts-may-count"]);
  });

  test.each([
    ["Austria, ABGB 782: two years for others", "at-civil-austrian", "2024-11-16", "2024-11-15"],
    ["Netherlands, Burgerlijk Wetboek 4:67 e: five years for others", "nl-civil-dutch", "2021-11-16", "2021-11-15"],
    ["Japan, Civil Code 1044: one year for others", "jp-civil-japanese", "2025-11-16", "2025-11-15"],
  ])("%s", (_, law, counts, tooOld) => {
    const input = (to: string, on: string): Input => ({
      law,
      family: twoChildren,
      will: { lifetimeGifts: [inLife(to, 1, on)] },
    });
    expect(giftCodes(input("friend", counts))).toEqual(["reserve.gifts-counted"]);
    expect(giftCodes(input("friend", tooOld))).toEqual([]);
    // To a child they count however old they are, or are said not to be counted.
    expect(giftCodes(input("hugo", "1990-01-01"))).toEqual([
      law === "jp-civil-japanese" ? "reserve.gifts-may-count" : "reserve.gifts-counted",
    ]);
  });

  test("Greece, Civil Code 1831: ten years for others, for as long as the code is confirmed", () => {
    const input: Input = {
      law: "gr-civil-greek",
      family: twoChildren,
      will: { lifetimeGifts: [inLife("friend", 1, "2017-01-01")] },
      circumstances: { dateOfDeath: "2026-05-01" },
    };
    expect(giftCodes(input)).toEqual(["reserve.gifts-counted"]);
  });

  test("a grandchild behind a living child is not decided where it matters", () => {
    const family = familyWith(son("hugo"), daughter("nina", { father: "hugo" }));
    const input: Input = { law: "nl-civil-dutch", family, will: { lifetimeGifts: [inLife("nina", 1, "1990-01-01")] } };
    expect(giftCodes(input)).toEqual(["reserve.gifts-may-count"]);
  });
});

test("[LAW-024] every law whose reserve is computed counts gifts, says that they may count, or reserves nothing", () => {
  const silent = Object.keys(reserveLaws).filter((law) => !(law in giftLaws) && !(law in giftsMayCount));
  // Of Louisiana our sources say nothing. Mexico, the UAE for non-Muslims and the Druze keep no part; those who are known are in one table only.
  expect(silent.toSorted()).toEqual(["ae", "druze", "mx", "us-la"]);
  expect(Object.keys(giftLaws).filter((law) => law in giftsMayCount)).toEqual([]);
});

test("laws of the third say nothing about gifts in life", () => {
  for (const law of ["eg-islamic-sunni", "lb-islamic-hanafi", "gb-common-english"]) {
    expect(giftCodes({ law, family: twoChildren, will: { lifetimeGifts: [inLife("friend", 1)] } }), law).toEqual([]);
  }
});

test("two mothers are a family for the check too, where the law takes them", () => {
  const mother = (id: string) => ({ id, sex: "female" as const, alive: true, relation: "mother" as const });
  const family = familyWith(mother("a"), mother("b"));
  expect(codesOf({ law: "fr-civil-french", family })).not.toContain("family.impossible");
  expect(codesOf({ law: "hanafi", family })).toContain("family.impossible");
});
