import { describe, expect, test } from "vitest";
import { askedFacts } from "../questions/asked-facts.ts";
import { engineOf } from "../questions/testing/engine-of.ts";
import { deceasedId, type Family, type Person } from "../succession/family.ts";
import { kinOf } from "../succession/kinship.ts";
import { format } from "../succession/rational.ts";
import { type Circumstances, isSuccession, type Succession } from "../succession/result.ts";
import { profileOf } from "./profile-of.ts";
import { findRegulation } from "./regulation-code.ts";

const wife: Person = { id: "wife", sex: "female", alive: true, relation: "spouse" };
const son: Person = { id: "son", sex: "male", alive: true, father: deceasedId };
const daughter: Person = { id: "daughter", sex: "female", alive: true, father: deceasedId };
const father: Person = { id: "father", sex: "male", alive: true, relation: "father" };
const man = (...people: Person[]): Family => ({ deceased: { sex: "male" }, people });
const today: Circumstances = { dateOfDeath: "2026-11-17" };
const agreed: Circumstances = { ...today, sameChurch: true, heirsAgree: true };
const divide = (code: string, given: Circumstances, ...people: Person[]) =>
  engineOf(code)(kinOf(man(...people)), given);
const written = ({ shares }: Succession) => Object.fromEntries([...shares].map(([id, share]) => [id, format(share)]));

describe.each(["eg-christian-coptic", "eg-christian-orthodox"])("[LAW-032] %s", (code) => {
  test("gives the church regulations and Law 77/1943 together", () => {
    const outcome = divide(code, agreed, wife, son, daughter);
    if (!isSuccession(outcome)) throw new Error("no shares");
    expect(written(outcome)).toEqual({ wife: "1/4", son: "3/8", daughter: "3/8" });
    expect(outcome.beside && written(outcome.beside)).toEqual({ wife: "1/8", son: "7/12", daughter: "7/24" });
    expect(outcome.remarks).toContain("law:eg-copt/two-laws");
  });

  test("asks whether all heirs are of one church and agree, and says what that means", () => {
    const asked = askedFacts(engineOf(code), man(wife, son), agreed, today.dateOfDeath).map(({ fact }) => fact);
    expect(asked).toEqual(["same-church", "heirs-agree"]);
    const remarks = (sameChurch: boolean, heirsAgree: boolean) => {
      const outcome = divide(code, { ...today, sameChurch, heirsAgree }, wife, son);
      return isSuccession(outcome) ? outcome.remarks.filter((rule) => rule.startsWith("eg.")) : outcome;
    };
    expect(remarks(true, true)).toEqual(["eg.heirs-agree"]);
    expect(remarks(true, false)).toEqual(["eg.heirs-not-agreed"]);
    expect(remarks(false, false)).toEqual(["eg.several-churches", "eg.heirs-not-agreed"]);
  });

  test("never gives one result alone: where the church's is open, there is none", () => {
    expect(divide(code, agreed, wife, father)).toEqual({ notComputed: "law:eg-copt/open" });
    expect(divide(code, agreed, son, father)).toHaveProperty("beside");
  });
});

test("[LAW-032] Catholics and Protestants in Egypt have no shares and are not 'coming soon' (row 37)", () => {
  for (const code of ["eg-christian-catholic", "eg-christian-protestant"]) {
    expect(profileOf(code)).toEqual({ noEngine: "churches-unsettled" });
    expect(findRegulation(code)?.status).toBe("active");
  }
});

describe("[LAW-032] Christians in Jordan", () => {
  test("have the Sunni shares, with the notice of a reform", () => {
    const outcome = divide("jo-christian-orthodox", today, wife, son, daughter);
    if (!isSuccession(outcome)) throw new Error("no shares");
    expect(written(outcome)).toEqual({ wife: "1/8", son: "7/12", daughter: "7/24" });
    expect(outcome.remarks).toContain("jo.christians");
    const muslim = divide("jo-islamic-sunni", today, wife, son, daughter);
    expect(isSuccession(muslim) && muslim.remarks).not.toContain("jo.christians");
  });

  test("are asked for the day of death after 2026", () => {
    const later = divide("jo-christian-catholic", { dateOfDeath: "2027-01-01" }, wife, son);
    expect(later).toMatchObject({ needs: "date-of-death", rule: "jo.christians" });
  });
});

test("[LAW-032] Christians in Syria have text and no shares", () => {
  for (const code of ["sy-christian-catholic", "sy-christian-orthodox"]) {
    expect(profileOf(code)).toEqual({ noEngine: "church-tables-not-read" });
  }
});
