import { describe, expect, test } from "vitest";
import { askingEngine } from "../../catalogue/asking-engine.ts";
import { hasEngine } from "../../catalogue/profile.ts";
import { profileOf } from "../../catalogue/profile-of.ts";
import { askedFacts } from "../../questions/asked-facts.ts";
import { deceasedId, type Family, type Person } from "../family.ts";
import { kinOf } from "../kinship.ts";
import { format } from "../rational.ts";
import { type Circumstances, isSuccession } from "../result.ts";

const wife: Person = { id: "wife", sex: "female", alive: true, relation: "spouse" };
const son: Person = { id: "son", sex: "male", alive: true, father: deceasedId };
const family = (...people: Person[]): Family => ({ deceased: { sex: "male" }, people });
const today: Circumstances = {
  dateOfDeath: "2026-11-17",
  allChildrenCommon: true,
  spouseProperty: "none",
  secondMarriage: false,
};
const never = { "1966-02-01": false, "1975-09-20": false, "2002-01-01": false, "2018-01-01": false };
const engineOf = (code: string) => {
  const profile = profileOf(code);
  if (!hasEngine(profile)) throw new Error(`${code} has no engine`);
  return askingEngine(profile);
};
const divide = (code: string, given: Partial<Circumstances>, ...people: Person[]) =>
  engineOf(code)(kinOf(family(...people)), { ...today, ...given });

/** Sums of matrimonial-property.md in hundredths: common, the deceased's own, the survivor's own; what comes out. */
const cases: readonly (readonly [
  code: string,
  contract: NonNullable<Circumstances["contract"]>,
  has: readonly [number, number, number],
  survivorOwn: number,
  estate: number,
  regime: string,
])[] = [
  ["fr-civil-french", "none", [500_000, 100_000, 50_000], 300_000, 350_000, "community-of-acquests"],
  ["fr-civil-french", "universal", [300_000, 200_000, 100_000], 300_000, 300_000, "universal-community"],
  ["es-civil-spanish", "none", [400_000, 60_000, 40_000], 240_000, 260_000, "community-of-acquests"],
  ["it-civil-italian", "none", [300_000, 100_000, 0], 150_000, 250_000, "community-of-acquests"],
  ["nl-civil-dutch", "none", [200_000, 100_000, 100_000], 200_000, 200_000, "community-of-acquests"],
  ["be-civil-belgian", "none", [360_000, 40_000, 0], 180_000, 220_000, "community-of-acquests"],
  ["pt-civil-portuguese", "none", [240_000, 60_000, 0], 120_000, 180_000, "community-of-acquests"],
  ["lu-civil-luxembourgish", "none", [240_000, 60_000, 0], 120_000, 180_000, "community-of-acquests"],
  ["ch-civil-swiss", "none", [400_000, 100_000, 50_000], 250_000, 300_000, "participation"],
  ["tr-civil-turkish", "none", [600_000, 50_000, 0], 300_000, 350_000, "participation"],
  ["ru-civil-russian", "none", [700_000, 100_000, 0], 350_000, 450_000, "community-of-acquests"],
  ["cn-civil-chinese", "none", [900_000, 100_000, 0], 450_000, 550_000, "community-of-acquests"],
  ["ar-civil-argentine", "none", [500_000, 100_000, 0], 250_000, 350_000, "community-of-acquests"],
  ["mx-civil-mexican", "community", [800_000, 0, 0], 400_000, 400_000, "community-of-acquests"],
  ["id-civil-bw", "none", [800_000, 100_000, 0], 400_000, 500_000, "community-of-acquests"],
  ["id-islamic-khi", "none", [800_000, 100_000, 0], 400_000, 500_000, "community-of-acquests"],
  ["id-islamic-shafii", "none", [800_000, 100_000, 0], 400_000, 500_000, "community-of-acquests"],
  ["il-civil-israeli", "none", [400_000, 100_000, 50_000], 250_000, 300_000, "participation"],
  ["ca-civil-quebec", "none", [600_000, 90_000, 30_000], 330_000, 390_000, "family-patrimony"],
  ["ca-civil-quebec", "separation", [600_000, 90_000, 30_000], 330_000, 390_000, "family-patrimony"],
  ["za-common-southafrican", "none", [400_000, 200_000, 100_000], 350_000, 350_000, "universal-community"],
];
const hundredths = (amount: number) => BigInt(amount) * 100n;

describe("[LAW-033] the couple's property", () => {
  test.each(cases)("%s, %s: what is the survivor's own, and the regime by its name", (...row) => {
    const [code, contract, [common, ownDeceased, ownSurvivor], survivorOwn, estate, regime] = row;
    const coupleHas = {
      common: hundredths(common),
      ownDeceased: hundredths(ownDeceased),
      ownSurvivor: hundredths(ownSurvivor),
    };
    const outcome = divide(code, { contract, marriedBefore: never, coupleHas }, wife, son);
    if (!isSuccession(outcome)) throw new Error(JSON.stringify(outcome));
    expect(outcome.marital).toEqual({ survivorOwn: hundredths(survivorOwn), estate: hundredths(estate) });
    expect(outcome.remarks[0]).toMatch(new RegExp(`^couple:.+/${regime}$`));
  });

  test.each([...new Set(cases.map(([code]) => code))])(
    "%s assumes no regime, and asks at most three questions",
    (code) => {
      expect(divide(code, {}, wife, son)).toMatchObject({ needs: "marriage-contract" });
      const asked = (given: Partial<Circumstances>) =>
        askedFacts(engineOf(code), family(wife, son), { ...today, ...given }, today.dateOfDeath)
          .map(({ fact }) => fact)
          .filter((fact) => ["marriage-contract", "wedding-day", "couple-has"].includes(fact));
      const contract = code.startsWith("mx") ? "community" : "none";
      const full = asked({ ...today, contract, marriedBefore: never, coupleHas: "unknown" });
      expect(full).toContain("couple-has");
      expect(full.length).toBeLessThanOrEqual(3);
      // Québec shares the family patrimony whatever was agreed.
      const despite = code.startsWith("ca") ? ["couple-has"] : [];
      expect(asked({ ...today, contract: "separation" })).toEqual(["marriage-contract", ...despite]);
      expect(divide(code, { contract: "separation" }, son)).not.toHaveProperty("needs");
    },
  );

  test("another contract stops: its own words decide", () => {
    expect(divide("fr-civil-french", { contract: "other" }, wife, son)).toEqual({ notComputed: "couple:fr/open" });
  });

  test("the day of the wedding decides in the Netherlands, and leaves France, Italy and Türkiye open before it", () => {
    const has = { common: 500_000_00n, ownDeceased: 200_000_00n, ownSurvivor: 0n };
    const before = divide(
      "nl-civil-dutch",
      { contract: "none", marriedBefore: { "2018-01-01": true }, coupleHas: has },
      wife,
      son,
    );
    expect(isSuccession(before) && before.marital).toEqual({ survivorOwn: 350_000_00n, estate: 350_000_00n });
    expect(divide("nl-civil-dutch", { contract: "none" }, wife, son)).toMatchObject({
      needs: "wedding-day",
      among: ["2018-01-01"],
    });
    const old = { "1966-02-01": true, "1975-09-20": true, "2002-01-01": true };
    for (const code of ["fr-civil-french", "it-civil-italian", "tr-civil-turkish"]) {
      expect(divide(code, { contract: "none", marriedBefore: old }, wife, son)).toHaveProperty("notComputed");
    }
  });

  test("Indonesia: with several wives the shares stand, and no amount is guessed", () => {
    const second: Person = { ...wife, id: "second" };
    const outcome = divide("id-islamic-khi", {}, wife, second, son);
    if (!isSuccession(outcome)) throw new Error(JSON.stringify(outcome));
    expect(outcome).toMatchObject({ estateUnknown: true, remarks: ["couple:id/several"] });
    expect(["wife", "second", "son"].map((id) => format(outcome.shares.get(id)!))).toEqual(["1/16", "1/16", "7/8"]);
  });

  test("Québec says of the couple what it otherwise says in general", () => {
    const outcome = divide("ca-civil-quebec", { contract: "none", coupleHas: "unknown" }, wife, son);
    expect(outcome).toMatchObject({ estateUnknown: true, remarks: ["couple:qc/family-patrimony"] });
    expect(divide("ca-civil-quebec", { contract: "other" }, wife, son)).toEqual({ notComputed: "couple:qc/open" });
  });

  test("who does not know the sums sees shares and no amounts", () => {
    const outcome = divide("es-civil-spanish", { contract: "none", coupleHas: "unknown" }, wife, son);
    expect(outcome).toMatchObject({ estateUnknown: true });
    expect(outcome).not.toHaveProperty("marital");
  });

  test("Argentina: beside a child the spouse inherits of the deceased's own property only", () => {
    const coupleHas = { common: 500_000_00n, ownDeceased: 100_000_00n, ownSurvivor: 0n };
    const outcome = divide("ar-civil-argentine", { contract: "none", coupleHas }, wife, son);
    // Of 350,000 the wife has half of 100,000.
    expect(isSuccession(outcome) && format(outcome.shares.get("wife")!)).toBe("1/7");
    expect(divide("ar-civil-argentine", { contract: "none", coupleHas: "unknown" }, wife, son)).toHaveProperty(
      "notComputed",
    );
  });

  test("an unmarried partner who counts as a spouse is not asked for a marriage contract", () => {
    const partner: Person = { ...wife, relation: "partner" };
    const ties = { "five-years": true, "child-both-unmarried": false };
    expect(divide("mx-civil-mexican", { ties }, partner, son)).toHaveProperty("shares");
  });
});

describe("[LAW-033] what the survivor may choose instead of a share", () => {
  const laws = { "ca-common-ontario": "ca-on", "nz-common-nz": "nz" } as const;
  /** In hundredths; without sums the survivor is asked for them. */
  const chosen = (code: string, deceased?: number, survivor = 0) => {
    const given = { net: 900_000_00n, ...(deceased !== undefined && { election: sums(deceased, survivor) }) };
    return divide(code, given, wife, son);
  };
  const sums = (deceased: number, survivor: number) => ({
    deceased: hundredths(deceased),
    survivor: hundredths(survivor),
  });

  test.each(Object.entries(laws))("%s: one question, and half of what the deceased had more", (code, rules) => {
    const asks = rules === "nz" ? "relationship-property" : "net-family-property";
    expect(chosen(code)).toEqual({ needs: "election", rule: `couple:${rules}/election`, among: [asks] });
    expect(chosen(code, 700_000, 300_000)).toMatchObject({ instead: hundredths(200_000) });
    // No claim by the estate of whoever had less.
    expect(chosen(code, 200_000, 300_000)).toMatchObject({ instead: 0n });
    const given: Circumstances = { ...today, net: 900_000_00n, election: "unknown" };
    const facts = askedFacts(engineOf(code), family(wife, son), given, today.dateOfDeath).map(({ fact }) => fact);
    expect(facts.filter((fact) => fact === "election" || fact === "marriage-contract")).toEqual(["election"]);
  });

  test.each(Object.entries(laws))("%s: the share stays as it is, and is told once", (code, rules) => {
    const [with_, without] = [
      chosen(code, 700_000, 300_000),
      divide(code, { net: 900_000_00n, election: "unknown" }, wife, son),
    ];
    if (!isSuccession(with_) || !isSuccession(without)) throw new Error("no shares");
    expect(with_.shares).toEqual(without.shares);
    expect(without).not.toHaveProperty("instead");
    for (const { remarks } of [with_, without]) {
      expect(remarks.filter((rule) => rule.startsWith("couple:"))).toEqual([`couple:${rules}/election`]);
      expect(remarks).not.toContain("law:ca-on/equalisation");
    }
  });

  test.each(Object.keys(laws))("%s: nothing is asked where the survivor has everything, or nobody survives", (code) => {
    expect(divide(code, { net: 900_000_00n }, wife)).not.toHaveProperty("needs");
    expect(divide(code, { net: 100_000_00n }, wife, son)).not.toHaveProperty("needs");
    expect(divide(code, { net: 900_000_00n }, son)).not.toHaveProperty("instead");
  });
});
