import { describe, expect, test } from "vitest";
import { format, fraction } from "../succession/rational.ts";
import { codesOf, found } from "./testing/check.ts";
import { daughter, familyWith, father, gift, type Input, son, sumOf, twoChildren, wife } from "./testing/inputs.ts";

const rest = (to: string, n = 1, d = 1) => ({ to, share: fraction(n, d) });

describe("grandchildren whose parent died first", () => {
  // Two living sons and one who died: his daughter has the quarter... of three sons a third, which is the most.
  const family = familyWith(
    son("ali"),
    son("badr"),
    son("omar", { alive: false }),
    daughter("nour", { father: "omar" }),
  );

  test("Egypt gives them their parent's part first, and it leaves less of the third for gifts", () => {
    const input: Input = { law: "eg-islamic-hanafi", family, will: { gifts: [gift("charity", sumOf(1))] } };
    const finding = found(input, "grandchildren.obligatory");
    expect(finding.data.people).toEqual(["nour"]);
    expect(format(finding.data.reserved!.share)).toBe("1/3");
    expect(finding.citation?.source).toBe("Egypt Law 71/1946 arts. 76-79");
    const exceeded = found(input, "third.exceeded");
    expect(exceeded.data.limit?.amount).toBe(0n);
    expect(exceeded.data.consent?.people).toEqual(["ali", "badr"]);
    expect(exceeded.mends[0]?.changes?.gifts).toEqual([]);
  });

  test("with more children their part is smaller, and the rest of the third stays free", () => {
    const larger = familyWith(...family.people, son("dani"));
    const at = (units: number): Input => ({
      law: "eg-islamic-hanafi",
      family: larger,
      will: { gifts: [gift("charity", sumOf(units))] },
    });
    // A quarter of 600,000 for the granddaughter; a third less a quarter is a twelfth.
    expect(codesOf(at(50_000))).not.toContain("third.exceeded");
    expect(found(at(50_001), "third.exceeded").data.limit?.amount).toBe(50_000_00n);
  });

  test("Pakistan puts them in their parent's place; Morocco gives them a bequest; Algeria's rule is not confirmed; the school alone has none", () => {
    expect(codesOf({ law: "pk-islamic-hanafi", family })).toContain("grandchildren.in-place");
    expect(codesOf({ law: "ma-islamic-maliki", family })).toContain("grandchildren.obligatory");
    expect(codesOf({ law: "dz-islamic-maliki", family })).toContain("grandchildren.not-confirmed");
    expect(codesOf({ law: "lb-islamic-hanafi", family }).filter((code) => code.startsWith("grandchildren."))).toEqual(
      [],
    );
  });
});

describe("[LAW-028] difference of religion", () => {
  const family = familyWith(son("hugo"), daughter("lucie", { bars: ["other-religion"] }));
  const recorded = { testator: { age: 50, religionRecorded: true } };

  test("is looked at only with consent; otherwise the check says what it did not look at", () => {
    const without: Input = { law: "lb-islamic-hanafi", family };
    expect(codesOf(without)).toContain("religion.not-looked-at");
    expect(codesOf(without)).not.toContain("religion.bars-heir");
    // What was not recorded changes nothing else either: the daughter still counts as an heir.
    const gifts = { gifts: [gift("lucie", sumOf(1))] };
    expect(codesOf({ ...without, will: gifts })).toContain("heir.gift-needs-consent");
    expect(codesOf({ ...without, will: { ...recorded, ...gifts } })).not.toContain("heir.gift-needs-consent");
  });

  test("with consent the person is named, with what may be given instead", () => {
    const finding = found({ law: "lb-islamic-hanafi", family, will: recorded }, "religion.bars-heir");
    expect(finding.data).toMatchObject({ person: "lucie", limit: { amount: 200_000_00n } });
    expect(finding.mends.map(({ code }) => code)).toEqual(["give-within-third", "keep"]);
  });

  test("laws without such a bar are silent, whatever is recorded", () => {
    for (const law of ["fr-civil-french", "gb-common-english", "hebrew", "in-common-hindu"]) {
      const codes = codesOf({ law, family, will: recorded });
      expect(codes.filter((code) => code.startsWith("religion."))).toEqual([]);
      expect(codesOf({ law, family }).filter((code) => code.startsWith("religion."))).toEqual([]);
    }
  });

  test("somebody who would not inherit anyway is not named", () => {
    const uncles = familyWith(son("hugo"), father("dad", { bars: ["other-religion"] }), {
      id: "uncle",
      sex: "male",
      alive: true,
      bars: ["other-religion"],
    });
    const named = codesOf({ law: "hanafi", family: uncles, will: recorded }).filter(
      (code) => code === "religion.bars-heir",
    );
    expect(named).toHaveLength(1);
  });
});

describe("[LAW-026] Halacha", () => {
  const sons = familyWith(son("reuven", { birthOrder: 1 }), son("shimon", { birthOrder: 2 }), daughter("dina"), wife());

  test("a will as such changes no heir: a gift in life, or a debt beside it", () => {
    const finding = found(
      {
        law: "il-hebrew-halacha",
        family: sons,
        will: { residue: [rest("dina", 1, 3), rest("reuven", 1, 3), rest("shimon", 1, 3)] },
      },
      "halacha.will-alone",
    );
    expect(finding.mends.map(({ code }) => code)).toEqual(["give-in-lifetime", "acknowledge-debt", "keep"]);
  });

  test("the firstborn has two of three parts, and shares that give less are found", () => {
    const kept = found({ law: "hebrew", family: sons }, "halacha.firstborn");
    expect([kept.data.person, format(kept.data.share!)]).toEqual(["reuven", "2/3"]);
    const cut = found(
      { law: "hebrew", family: sons, will: { residue: [rest("reuven", 1, 2), rest("shimon", 1, 2)] } },
      "halacha.firstborn-cut",
    );
    expect(cut.severity).toBe("warning");
  });
});

test("[LAW-026] a minor heir by law or by will needs a guardian who is there and of age", () => {
  const family = familyWith(son("hugo", { facts: { minor: true } }), wife());
  expect(found({ law: "fr-civil-french", family }, "minor.no-guardian").data.person).toBe("hugo");
  expect(
    codesOf({ law: "fr-civil-french", family, will: { guardians: [{ of: "hugo", guardian: "wife" }] } }),
  ).toContain("minor.guarded");
  expect(codesOf({ law: "fr-civil-french", family, will: { residue: [rest("wife")] } })).not.toContain(
    "minor.no-guardian",
  );
});

test("[LAW-026] an executor or guardian who is a minor, or has died, is found", () => {
  const family = familyWith(son("hugo", { facts: { minor: true } }), son("paul", { facts: { minor: true } }), wife());
  const input = (will: NonNullable<Input["will"]>): Input => ({ law: "fr-civil-french", family, will });
  expect(found(input({ executors: [] }), "executor.missing").severity).toBe("warning");
  expect(found(input({ executors: ["paul"] }), "executor.minor").data.person).toBe("paul");
  const people = [{ id: "aunt", alive: false }];
  expect(found(input({ executors: ["aunt"], people }), "executor.died").data.person).toBe("aunt");
  const paulGuards = input({ guardians: [{ of: "hugo", guardian: "paul" }] });
  expect(found(paulGuards, "guardian.minor").data).toMatchObject({ person: "paul", other: "hugo" });
  expect(codesOf(paulGuards)).not.toContain("minor.guarded");
  const auntGuards = input({ guardians: [{ of: "hugo", guardian: "aunt" }], people });
  expect(found(auntGuards, "guardian.died").data).toMatchObject({ person: "aunt", other: "hugo" });
  expect(codesOf(auntGuards)).not.toContain("minor.guarded");
});

test("[LAW-026] a gift to somebody who died goes to the substitute, and else is found", () => {
  const people = [
    { id: "aunt", alive: false },
    { id: "cousin", alive: false },
  ];
  const dead: Input = {
    family: twoChildren,
    will: { gifts: [gift("aunt", sumOf(1), { substitute: "cousin" })], people },
  };
  expect(found(dead, "gift.recipient-died").severity).toBe("error");
  expect(
    codesOf({ ...dead, will: { gifts: [gift("aunt", sumOf(1), { substitute: "friend" })], people } }),
  ).not.toContain("gift.recipient-died");
});

test("the shares of 40, 25 and 25 in a hundred leave a tenth, which may go to one or to all (mock-up s2)", () => {
  const input: Input = { will: { residue: [rest("friend", 2, 5), rest("executor", 1, 4), rest("charity", 1, 4)] } };
  const finding = found(input, "shares.sum");
  expect(finding.severity).toBe("error");
  expect([format(finding.data.share!), format(finding.data.excess!.share)]).toEqual(["9/10", "1/10"]);
  const [toOne, equally] = finding.mends;
  expect(toOne?.data.person).toBe("friend");
  expect(equally?.changes?.residue?.map(({ to, share }) => [to, format(share)])).toEqual([
    ["charity", "17/60"],
    ["executor", "17/60"],
    ["friend", "13/30"],
  ]);
});
