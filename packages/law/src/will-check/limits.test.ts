import { describe, expect, test } from "vitest";
import { format, fraction, type Rational } from "../succession/rational.ts";
import { applyMend, type Finding, type Part } from "./finding.ts";
import type { MendCode } from "./mends.ts";
import { codesOf, found } from "./testing/check.ts";
import {
  daughter,
  familyWith,
  father,
  gift,
  type Input,
  mother,
  planOf,
  son,
  sumOf,
  thing,
  twoChildren,
  wife,
} from "./testing/inputs.ts";

const units = (part: Part | undefined): number | null => (part?.amount == null ? null : Number(part.amount) / 100);
const mend = (finding: Finding, code: MendCode) => finding.mends.find((one) => one.code === code)!;
const rest = (to: string, n = 1, d = 1): { to: string; share: Rational } => ({ to, share: fraction(n, d) });

describe("[LAW-023] one third", () => {
  const nadia: Input = {
    law: "lb-islamic-hanafi",
    family: {
      deceased: { sex: "female" },
      people: [
        mother("amal"),
        { id: "karim", sex: "male", alive: true, relation: "spouse" },
        { id: "samir", sex: "male", alive: true, mother: "deceased" },
        { id: "leila", sex: "female", alive: true, mother: "deceased" },
        { id: "rima", sex: "female", alive: true, mother: "deceased" },
      ],
    },
    will: { net: 1_440_000_00n, gifts: [gift("charity", { kind: "part", part: fraction(2, 5) })] },
  };

  test("40% of 1,440,000: limit 480,000, excess 96,000, and all five heirs may consent (mock-up g2)", () => {
    const finding = found(nadia, "third.exceeded");
    const { limit, given, excess, consent } = finding.data;
    expect([units(limit), units(given), units(excess)]).toEqual([480_000, 576_000, 96_000]);
    expect(consent).toEqual({ people: ["amal", "karim", "leila", "rima", "samir"], when: "after-death" });
    expect(finding.severity).toBe("warning");
    expect(finding.citation?.source).toContain("Hanafi");
    const { after } = mend(finding, "reduce-to-limit").data;
    expect([...after!].map(([id, part]) => [id, units(part)])).toEqual([
      ["amal", 160_000],
      ["charity", 480_000],
      ["karim", 240_000],
      ["leila", 140_000],
      ["rima", 140_000],
      ["samir", 280_000],
    ]);
  });

  test("asking the heirs leaves the third certain and the excess waiting for them", () => {
    const { changes } = mend(found(nadia, "third.exceeded"), "ask-heirs");
    expect(
      changes?.gifts?.map(({ id, what, ifHeirsAgree }) => [id, "part" in what && format(what.part!), ifHeirsAgree]),
    ).toEqual([
      ["for charity", "1/3", undefined],
      ["for charity+", "1/15", true],
    ]);
    expect(codesOf({ ...nadia, will: { ...nadia.will, ...changes } })).not.toContain("third.exceeded");
  });

  test("163,500 of 480,000 given: within the third, and one gift to an heir needs the others (mock-up s1)", () => {
    const gifts = [
      gift("charity", sumOf(96_000)),
      gift("friend", { kind: "use", asset: "olive grove", value: 37_000_00n }),
      gift("samir", thing("Volvo", 18_500)),
      gift("executor", thing("ring", 12_000)),
    ];
    const input: Input = { ...nadia, will: { net: 1_440_000_00n, gifts } };
    expect(codesOf(input)).not.toContain("third.exceeded");
    expect(found(input, "heir.gift-needs-consent").data.consent?.people).toEqual(["amal", "karim", "leila", "rima"]);
  });

  test("in Ja'fari law and in Egypt an heir may have it within the third; consent counts at any time or after the death", () => {
    const over = { gifts: [gift("hugo", sumOf(200_001))] };
    for (const [law, when] of [
      ["ir-islamic-jafari", "any-time"],
      ["eg-islamic-hanafi", "after-death"],
    ] as const) {
      const input: Input = { law, family: twoChildren, will: over };
      expect(codesOf(input)).not.toContain("heir.gift-needs-consent");
      expect(found(input, "third.exceeded").data.consent?.when).toBe(when);
    }
  });

  test("a gift to an heir is void in the Maliki school, and then takes nothing from the third", () => {
    const input: Input = { law: "maliki", family: twoChildren, will: { gifts: [gift("hugo", sumOf(300_000))] } };
    expect(found(input, "heir.gift-void").severity).toBe("error");
    expect(codesOf(input)).not.toContain("third.exceeded");
  });

  test("Druze wills know no such limit, neither for heirs nor for strangers", () => {
    const codes = codesOf({
      law: "lb-islamic-druze",
      family: twoChildren,
      will: { gifts: [gift("hugo", sumOf(300_000)), gift("charity", sumOf(300_000))] },
    });
    expect(codes.filter((code) => code.startsWith("third.") || code.startsWith("heir."))).toEqual([]);
  });

  test("beside a wife alone three quarters are free, and without heirs everything (rulebook 1.2)", () => {
    const all = { gifts: [gift("charity", { kind: "part" as const, part: fraction(3, 4) })] };
    const more = { gifts: [gift("charity", { kind: "part" as const, part: fraction(4, 5) })] };
    expect(codesOf({ law: "hanafi", family: familyWith(wife()), will: all })).not.toContain("third.exceeded");
    expect(codesOf({ law: "hanafi", family: familyWith(wife()), will: more })).toContain("third.exceeded");
    expect(codesOf({ law: "hanafi", will: more })).not.toContain("third.exceeded");
    // The schools that are not said to allow it keep the third.
    expect(codesOf({ law: "shafi", family: familyWith(wife()), will: all })).toContain("third.exceeded");
  });

  test("shares of the rest for strangers count against the third", () => {
    const input: Input = {
      law: "hanafi",
      family: twoChildren,
      will: {
        gifts: [gift("charity", { kind: "part", part: fraction(1, 5) })],
        residue: [rest("friend", 1, 4), rest("hugo", 1, 2), rest("lucie", 1, 4)],
      },
    };
    const finding = found(input, "third.exceeded");
    expect(format(finding.data.given!.share)).toBe("2/5");
    const mended = { ...input, will: applyMend(planOf(input.will), mend(finding, "reduce-to-limit")) };
    expect(codesOf(mended)).not.toContain("third.exceeded");
    expect(codesOf(mended)).not.toContain("shares.sum");
  });

  test("without an estate value only parts can be looked at, and the check says so", () => {
    const parts: Input = {
      law: "hanafi",
      family: twoChildren,
      will: { net: null, gifts: [gift("charity", { kind: "part", part: fraction(1, 2) })] },
    };
    expect(found(parts, "third.exceeded").data.excess).toEqual({ share: fraction(1, 6), amount: null });
    const sums: Input = { law: "hanafi", family: twoChildren, will: { net: null, gifts: [gift("charity", sumOf(1))] } };
    expect(codesOf(sums)).toContain("estate.unknown");
  });
});

describe("[LAW-024] reserved portions", () => {
  const claire: Input = {
    law: "fr-civil-french",
    family: twoChildren,
    will: { gifts: [gift("friend", thing("flat", 260_000))] },
  };

  test("a flat of 260,000 of 600,000 beside two children: 200,000 free, 60,000 too much, 10/13 mends it (mock-up r5)", () => {
    const finding = found(claire, "reserve.cut");
    const { reserved, limit, excess, protected: people } = finding.data;
    expect([units(reserved), units(limit), units(excess)]).toEqual([400_000, 200_000, 60_000]);
    expect(people?.map((one) => [one.person, format(one.share!), units(one.reserved), units(one.shortfall)])).toEqual([
      ["hugo", "1/2", 200_000, 30_000],
      ["lucie", "1/2", 200_000, 30_000],
    ]);
    expect(finding.citation).toEqual({ source: "France, Code civil 913", grade: "T", reviewed: "2026-06" });
    expect(finding.mends.map(({ code }) => code)).toEqual(["reduce-to-limit", "give-use", "keep"]);
    const reduce = mend(finding, "reduce-to-limit");
    expect(format(reduce.data.share!)).toBe("10/13");
    expect([...reduce.data.after!].map(([id, part]) => [id, units(part)])).toEqual([
      ["friend", 200_000],
      ["hugo", 200_000],
      ["lucie", 200_000],
    ]);
    expect(units(mend(finding, "keep").data.excess)).toBe(60_000);
    const used = { ...claire, will: applyMend(planOf(claire.will), mend(finding, "give-use")) };
    expect(codesOf(used)).not.toContain("reserve.cut");
    expect(codesOf(used)).toContain("estate.unknown");
  });

  test("a child who is left out lacks the whole reserved part, and what the other has over is cut", () => {
    const input: Input = { ...claire, will: { residue: [rest("hugo")] } };
    const finding = found(input, "reserve.cut");
    expect(finding.data.protected?.map((one) => [one.person, format(one.shortfall.share)])).toEqual([
      ["hugo", "0"],
      ["lucie", "1/3"],
    ]);
    const { changes } = mend(finding, "reduce-to-limit");
    expect(changes?.residue?.map(({ to, share }) => [to, format(share)])).toEqual([
      ["hugo", "2/3"],
      ["lucie", "1/3"],
    ]);
  });

  test("the law's own share of a spouse never counts as a gift that cuts the children", () => {
    const family = familyWith(wife(), daughter("lucie"), son("hugo"));
    expect(codesOf({ ...claire, family, will: {} })).not.toContain("reserve.cut");
    expect(units(found({ ...claire, family }, "reserve.cut").data.excess)).toBe(60_000);
  });

  test("France lets a spouse use everything beside ownership of a quarter, and no more (art. 1094-1)", () => {
    const family = familyWith(wife(), daughter("lucie"), son("hugo"));
    const use = gift("wife", { kind: "use", asset: "everything", value: 400_000_00n });
    const quarter = gift("wife", { kind: "part", part: fraction(1, 4) }, { id: "quarter" });
    const more = gift("wife", { kind: "part", part: fraction(13, 50) }, { id: "more" });
    expect(codesOf({ ...claire, family, will: { gifts: [use, quarter] } })).not.toContain("reserve.cut");
    expect(codesOf({ ...claire, family, will: { gifts: [use, more] } })).toContain("reserve.cut");
  });

  test("in Spain the improvement third may go to one child, the strict third to all alike", () => {
    const law = "es-civil-spanish";
    const better = [rest("hugo", 5, 6), rest("lucie", 1, 6)];
    const tooMuch = [rest("hugo", 6, 7), rest("lucie", 1, 7)];
    expect(codesOf({ law, family: twoChildren, will: { residue: better } })).not.toContain("reserve.cut");
    expect(codesOf({ law, family: twoChildren, will: { residue: tooMuch } })).toContain("reserve.cut");
    // Two thirds stay with the descendants, whoever of them has how much.
    const half = [rest("friend", 1, 2), rest("hugo", 1, 4), rest("lucie", 1, 4)];
    expect(format(found({ law, family: twoChildren, will: { residue: half } }, "reserve.cut").data.excess!.share)).toBe(
      "1/6",
    );
  });

  test("Germany: with a spouse who inherits, two children keep an eighth each; without, three sixteenths", () => {
    const family = familyWith(wife(), daughter("lucie"), son("hugo"));
    const base: Input = { law: "de-civil-german", family, circumstances: { regime: "accrued-gains" } };
    const heir = found({ ...base, will: { residue: [rest("wife")] } }, "reserve.cut");
    expect(heir.data.protected?.map((one) => format(one.reserved.share))).toEqual(["1/8", "1/8"]);
    const stranger = found({ ...base, will: { residue: [rest("friend")] } }, "reserve.cut");
    expect(stranger.data.protected?.map((one) => format(one.reserved.share))).toEqual(["3/16", "3/16", "1/8"]);
  });

  test("Cyprus is looked at although its intestacy is not, for the family together", () => {
    const input: Input = {
      law: "cy-civil-cypriot",
      family: twoChildren,
      will: { gifts: [gift("friend", { kind: "part", part: fraction(1, 3) })] },
    };
    expect(format(found(input, "reserve.cut").data.limit!.share)).toBe("1/4");
    expect(
      codesOf({ ...input, will: { gifts: [gift("friend", { kind: "part", part: fraction(1, 4) })] } }),
    ).not.toContain("reserve.cut");
  });

  test("Indonesia beside a spouse names the children's part and no free part (art. 916a)", () => {
    const input: Input = {
      law: "id-civil-bw",
      family: familyWith(wife(), daughter("lucie"), son("hugo")),
      will: { residue: [rest("friend")] },
    };
    const { data } = found(input, "reserve.cut");
    expect(data.limit).toBeUndefined();
    expect(format(data.reserved!.share)).toBe("4/9");
  });

  test.each([
    ["gb-common-english", []],
    ["mx-civil-mexican", []],
    ["lb-islamic-druze", []],
    ["ae-civil-nonmuslim", []],
    ["us-common-upc", ["reserve.elective"]],
    ["ru-civil-russian", []],
    ["cn-civil-chinese", []],
    ["ie-common-irish", ["reserve.cut"]],
  ])("spouse-only and conditional reserves are found only where they apply: %s", (law, expected) => {
    const input: Input = {
      law,
      family: familyWith(wife(), son("hugo")),
      will: { residue: [rest("friend")], lifetimeGifts: [] },
      circumstances: { net: 600_000_00n },
    };
    expect(codesOf(input).filter((code) => code.startsWith("reserve."))).toEqual(expected);
  });

  test("Russia: a minor has half of the share by law, and a mother of 55 counts as unable to work", () => {
    const family = familyWith(mother("galina"), daughter("lucie", { facts: { minor: true } }), son("hugo"));
    const will = { residue: [rest("hugo")], people: [{ id: "galina", birthDate: "1971-11-15" }] };
    const short = found({ law: "ru-civil-russian", family, will }, "reserve.dependants");
    expect(short.data.protected?.map((one) => [one.person, format(one.reserved.share)])).toEqual([["galina", "1/6"]]);
    expect(
      codesOf({ law: "ru-civil-russian", family, will }).filter((code) => code === "reserve.dependants"),
    ).toHaveLength(2);
  });

  test("where the law's own division is not known, nothing is held against a will that leaves it the rest", () => {
    const family = familyWith(wife(), son("hugo"));
    expect(codesOf({ law: "us-common-upc", family })).toContain("law.needs-fact");
    expect(codesOf({ law: "us-common-upc", family })).not.toContain("reserve.elective");
  });

  test("an American spouse's half is a number only after fifteen years", () => {
    const input: Input = { law: "us-common-upc", family: familyWith(wife()), will: { residue: [rest("friend")] } };
    expect(found(input, "reserve.elective").data.excess).toBeUndefined();
    const short = found({ ...input, circumstances: { yearsMarried: 14 } }, "reserve.elective");
    expect(short.data.excess).toBeUndefined();
    const long = found({ ...input, circumstances: { yearsMarried: 15 } }, "reserve.elective");
    expect(units(long.data.excess)).toBe(300_000);
  });

  test("Scotland: children and spouse a third each of the moveables, whatever the will says", () => {
    const input: Input = {
      law: "gb-common-scottish",
      family: familyWith(wife(), daughter("lucie"), son("hugo")),
      will: { residue: [rest("friend")] },
      circumstances: { scottish: { house: 300_000_00n, furniture: 0n, otherMoveable: 300_000_00n } },
    };
    const rights = found(input, "reserve.legal-rights");
    expect(units(rights.data.reserved)).toBe(50_000);
    expect(codesOf(input).filter((code) => code === "reserve.legal-rights")).toHaveLength(3);
  });

  test("at the reserve exactly nothing is found, one cent more is", () => {
    const exactly = (amount: bigint): Input => ({
      ...claire,
      family: familyWith(father(), wife()),
      will: { gifts: [gift("friend", { kind: "sum", amount })] },
    });
    expect(codesOf(exactly(450_000_00n))).not.toContain("reserve.cut");
    expect(found(exactly(450_000_01n), "reserve.cut").data.excess?.amount).toBe(1n);
  });
});

test("somebody who is named twice for the rest has both shares", () => {
  const input: Input = { will: { residue: [rest("friend", 1, 4), rest("charity", 1, 4), rest("friend", 1, 4)] } };
  const { changes } = mend(found(input, "shares.sum"), "give-rest-to");
  expect(changes?.residue?.map(({ to, share }) => [to, format(share)])).toEqual([
    ["charity", "1/4"],
    ["friend", "3/4"],
  ]);
});
