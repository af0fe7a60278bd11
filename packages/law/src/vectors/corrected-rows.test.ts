import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import widerFile from "../../vectors/wider-vectors.json" with { type: "json" };
import { askingEngine } from "../catalogue/asking-engine.ts";
import { jurisdiction } from "../catalogue/country-list.ts";
import { hasEngine } from "../catalogue/profile.ts";
import { profileOf } from "../catalogue/profile-of.ts";
import { codesOfTree, findRegulation } from "../catalogue/regulation-code.ts";
import { sheetOf } from "../formalities/all-sheets.ts";
import { figureOn } from "../succession/common-law/dated-figures.ts";
import { deceasedId, type Person } from "../succession/family.ts";
import { kinOf } from "../succession/kinship.ts";
import { format } from "../succession/rational.ts";
import { type Circumstances, isSuccession } from "../succession/result.ts";
import { runVector } from "./run-vector.ts";
import type { Vector } from "./vector.ts";

/** Worked cases by the end of their id; each must be there, and come out. */
function comesOut(...ids: string[]): void {
  for (const id of ids) {
    const vector = (widerFile.vectors as unknown as Vector[]).find((one) => one.id === `wide-${id}`);
    expect(vector, id).toBeDefined();
    for (const { computed, expected } of runVector(vector!)) expect({ id, ...computed }).toEqual({ id, ...expected });
  }
}

const person = (id: string, rest: Partial<Person>): Person => ({ id, sex: "male", alive: true, ...rest });
const wife = person("wife", { sex: "female", relation: "spouse" });
const partner = person("partner", { sex: "female", relation: "partner" });
const child = (id: string, alive = true) => person(id, { father: deceasedId, alive });
const deadParents = [
  person("father", { relation: "father", alive: false }),
  person("mother", { sex: "female", relation: "mother", alive: false }),
];
const brother = (id: string, alive = true) => person(id, { father: "father", mother: "mother", alive });

/** Shares as the product gives them, or the whole answer where there are none. */
function divided(code: string, people: readonly Person[], said: Partial<Circumstances> = {}): unknown {
  const profile = profileOf(code);
  if (!hasEngine(profile)) return profile;
  const outcome = askingEngine(profile)(kinOf({ deceased: { sex: "male" }, people }), {
    dateOfDeath: "2026-03-01",
    ...said,
  });
  if (!isSuccession(outcome)) return outcome;
  return Object.fromEntries([...outcome.shares].map(([id, share]) => [id, format(share)]));
}

describe("[LAW-032] what the second rulebook found wrong in dividing (its section 8)", () => {
  test("row 1: equal sons have equal amounts, and odd cents are listed apart", () => {
    comesOut("rounding-001", "rounding-002", "rounding-005", "rounding-006", "rounding-007");
  });

  test("row 2: each reviewed state has its own law, and no other one is given the Uniform Probate Code", () => {
    comesOut("us-ca-001", "us-tx-001", "us-fl-001", "us-ny-001", "us-pa-001", "us-il-001", "us-oh-001", "us-ga-001");
    comesOut("us-nc-001", "us-mi-001", "us-nj-001", "us-va-001", "us-wa-001", "us-az-001", "us-ma-001", "us-la-001");
    const states = codesOfTree([jurisdiction("us")!]).filter((code) => code.split("-").length > 2);
    const without = states.filter((code) => findRegulation(code)?.status !== "active");
    expect(without).toHaveLength(35);
    for (const code of without) expect(profileOf(code), code).toEqual({ noEngine: "not-reviewed" });
    expect(profileOf("us-common")).toEqual({ noEngine: "choose-part" });
  });

  test("row 3: France asks whose the children are, and gives a choice only beside common ones", () => {
    comesOut("fr-001", "fr-006", "fr-007");
    expect(divided("fr-civil-french", [wife, child("a")], { contract: "separation" })).toMatchObject({
      needs: "common-children",
    });
  });

  test("row 4: Ireland, grandchildren alone have equal parts", () => comesOut("ie-001", "ie-002"));

  test("row 5: Ireland, nephews and nieces alone have equal parts, and their children none", () => {
    comesOut("ie-003", "ie-004");
    const people = [...deadParents, brother("b", false), brother("c", false)];
    const nephews = [person("b1", { father: "b" }), person("c1", { father: "c", alive: false })];
    const grandNephew = person("c11", { father: "c1" });
    expect(divided("ie-common-irish", [...people, ...nephews, grandNephew])).toEqual({ b1: "1" });
  });

  test("row 6: Ontario divides at the nearest degree in which somebody lives", () =>
    comesOut("ca-on-006", "ca-on-007"));

  test("row 7: brothers and sisters have their part in Ontario, New South Wales, New Zealand and the Uniform Code", () => {
    comesOut("ca-on-004", "ca-on-005");
    const siblings = [...deadParents, brother("b"), brother("c")];
    for (const code of ["ca-common-ontario", "au-common-nsw", "nz-common-nz", "us-common-upc"])
      expect(divided(code, siblings), code).toEqual({ b: "1/2", c: "1/2" });
  });

  test("row 8: Scotland, full blood shuts out half blood", () => comesOut("gb-sct-007", "gb-sct-008"));

  test("row 9: Scotland, one degree divides by head", () => comesOut("gb-sct-009", "gb-sct-010"));

  test("row 10: sums of Scotland, South Africa and New Zealand stand from their own first day", () => {
    expect(figureOn("sct.house", "2012-01-31")).toBeNull();
    expect(figureOn("sct.house", "2012-02-01")).toBe(473_000_00n);
    expect(figureOn("za.minimum", "2014-11-23")).toBeNull();
    expect(figureOn("za.minimum", "2014-11-24")).toBe(250_000_00n);
    expect(figureOn("nz.legacy", "2009-02-28")).toBeNull();
    expect(figureOn("nz.legacy", "2009-03-01")).toBe(155_000_00n);
  });

  test("row 11: Brazil asks for the regime and the children, and private property alone is shared by head", () => {
    comesOut("br-001", "br-002", "br-003", "br-004", "br-005", "br-006", "br-007", "br-014");
    const family = [wife, child("a"), child("b"), child("c"), child("d")];
    expect(divided("br-civil-brazilian", family)).toMatchObject({ needs: "matrimonial-regime" });
    expect(divided("br-civil-brazilian", family, { regime: "conventional-separation" })).toMatchObject({
      needs: "common-children",
    });
  });

  test("row 12: Brazil, grandparents have half for each line", () => comesOut("br-010", "br-011"));

  test("row 13: Mexico asks what the survivor owns", () => {
    comesOut("mx-001", "mx-002");
    const said: Partial<Circumstances> = { contract: "separation" };
    expect(divided("mx-civil-mexican", [wife, child("a")], said)).toMatchObject({ needs: "spouse-property" });
    expect(divided("mx-civil-mexican", [wife, child("a")], { ...said, spouseProperty: "less" })).toHaveProperty(
      "notComputed",
    );
  });

  test("row 14: Mexico, brothers and sisters without a spouse, full ones double", () => {
    comesOut("mx-004", "mx-006", "mx-007");
  });

  test("row 15: Türkiye, an uncle leaves the spouse three quarters", () => comesOut("tr-004", "tr-005"));

  test("row 16: Israel, a dead parent's part goes to his issue", () => comesOut("il-001", "il-002"));

  test("row 17: Indian Succession Act, grandchildren alone equally", () => comesOut("in-isa-001", "in-isa-002"));

  test("row 18: Indian Succession Act, any kindred leave the spouse half", () => comesOut("in-isa-003"));

  test("row 19: Hindu Succession Act, the widow of a dead son is one head of his branch", () => {
    const people = [child("son"), child("dead", false), person("widow", { sex: "female", spouseOf: "dead" })];
    expect(divided("in-common-hindu", [...people, person("a", { father: "dead" })])).toEqual({
      son: "1/2",
      widow: "1/4",
      a: "1/4",
    });
  });

  test("row 20: Québec, a parental union since 30 June 2025 inherits as a marriage", () => {
    const union = (ties: Circumstances["ties"]) => divided("ca-civil-quebec", [partner, child("a")], { ties: ties! });
    expect(union({ "child-since-2025": true, "opted-in": false })).toEqual({ partner: "1/3", a: "2/3" });
    expect(union({ "child-since-2025": false, "opted-in": false })).toEqual({ a: "1" });
  });

  test("row 21: no regime is assumed", () => {
    const laws =
      "fr-civil-french es-civil-spanish it-civil-italian pt-civil-portuguese be-civil-belgian nl-civil-dutch ch-civil-swiss tr-civil-turkish ar-civil-argentine ru-civil-russian cn-civil-chinese";
    for (const code of laws.split(" "))
      expect(divided(code, [wife, child("a")], { allChildrenCommon: true }), code).toMatchObject({
        needs: "marriage-contract",
      });
    comesOut("matri-001", "matri-015", "matri-017", "matri-019", "matri-022", "matri-023", "matri-024", "matri-027");
    comesOut("matri-029", "matri-031", "matri-032");
  });

  test("row 22: France, half blood as full blood", () => {
    const half = person("half", { father: "father" });
    expect(divided("fr-civil-french", [...deadParents, brother("b"), half])).toEqual({ b: "1/2", half: "1/2" });
  });
});

describe("[LAW-032] row 38: the twenty most populous countries", () => {
  test("Ethiopia, the Philippines, Congo, Vietnam and Thailand are listed as not reviewed, without a sheet", () => {
    for (const country of ["et", "ph", "cd", "vn", "th"]) {
      const tree = jurisdiction(country)!;
      expect([tree.status, tree.reviewed], country).toEqual(["coming_soon", null]);
      const own = codesOfTree([tree]).filter((code) => !code.endsWith("-custom"));
      expect(own.length, country).toBeGreaterThan(0);
      for (const code of own) {
        expect(profileOf(code), code).toEqual({ noEngine: "not-reviewed" });
        expect(sheetOf(code)?.forms ?? [], code).toEqual([]);
      }
    }
  });

  test("Bangladesh divides by Hanafi law with section 4, and says that nobody reviewed its wills", () => {
    comesOut("bd-001", "bd-002", "bd-003");
    const grandson = person("grandson", { father: "dead" });
    const family = [wife, child("son"), child("dead", false), grandson];
    const shares = { wife: "1/8", son: "7/16", grandson: "7/16" };
    expect(divided("bd-islamic-hanafi", family)).toEqual(shares);
    expect(divided("pk-islamic-hanafi", family)).toEqual(shares);
    // Without the section a son shuts out his nephew.
    expect(divided("in-islamic-hanafi", family)).toEqual({ wife: "1/8", son: "7/8" });
    expect(sheetOf("bd-islamic-hanafi")).toMatchObject({ code: "bd", forms: [] });
    expect(profileOf("bd-islamic-sunni")).toEqual({ noEngine: "not-reviewed" });
  });

  test("Nigeria: Lagos alone, beside a marriage under the Act; customary and Islamic estates are not reviewed", () => {
    comesOut("ng-lagos-001");
    expect(divided("ng-common-lagos", [wife, child("a"), child("b")])).toEqual({ wife: "1/3", a: "1/3", b: "1/3" });
    expect(divided("ng-common-lagos", [wife])).toHaveProperty("notComputed");
    for (const code of ["ng-common-nigerian", "ng-islamic-sunni"])
      expect(profileOf(code), code).toEqual({ noEngine: "not-reviewed" });
    expect(sheetOf("ng-common-lagos")).toMatchObject({ code: "ng", forms: [] });
  });

  test("Malaysia is offered for those who are not Muslims, as its Distribution Act was read", () => {
    comesOut("my-001");
    expect(findRegulation("my-common-distribution-act")?.status).toBe("active");
    expect(profileOf("my-islamic-sunni")).toEqual({ noEngine: "not-reviewed" });
  });
});

test("[LAW-032] row 39: what the first rulebook said of rounding, Egypt's Christians and Brazil is replaced", () => {
  comesOut("rounding-006", "eg-copt-003", "eg-copt-004", "eg-copt-005", "br-002", "br-010");
});

/** Written by hand: which file proves which rows. */
const proof: Readonly<Record<string, string>> = {
  "corrected-rows.test.ts": "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 38 39",
  "../formalities/corrected.test.ts": "23 24 25 26 27 28 29 30 31 32 33 34 35 36",
  "../templates/templates.test.ts": "23 24",
  "../succession/partners/partners.test.ts": "20",
  "../catalogue/other-law.test.ts": "37",
};

test("[LAW-032] each of the 39 rows has a test that names it", () => {
  const named = Object.entries(proof).flatMap(([path, rows]) => {
    const source = readFileSync(new URL(path, import.meta.url), "utf8");
    const titles = [...source.matchAll(/\b(?:test|describe)\(\s*"([^"]+)"/g)].map(([, title]) => title!);
    const inTitles = titles.flatMap((title) =>
      [...title.matchAll(/\brows? ((?:\d+(?:, | and )?)+)/g)].flatMap(([, numbers]) => numbers!.match(/\d+/g)!),
    );
    expect([...new Set(inTitles)].toSorted(), path).toEqual(rows.split(" ").toSorted());
    return rows.split(" ").map(Number);
  });
  expect([...new Set(named)].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 39 }, (_, index) => index + 1));
});
