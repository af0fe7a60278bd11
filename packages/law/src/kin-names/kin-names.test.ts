import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deceasedId, type Person, type Sex } from "../succession/family.ts";
import { kinOf } from "../succession/kinship.ts";
import { drawnFamily, propertyRuns } from "../succession/testing/families.ts";
import { displayNames } from "./display-names.ts";
import { nounsOf } from "./noun.ts";
import { relationOf } from "./relation.ts";
import { kinLanguages, loadKinWords } from "./words.ts";

const one = (id: string, sex: Sex, more: Partial<Person> = {}): Person => ({ id, sex, alive: true, ...more });
const kin = kinOf({
  deceased: { sex: "male" },
  people: [
    one("gf", "male"),
    one("gm", "female"),
    one("mgm", "female", { mother: "mggm" }),
    one("mggm", "female"),
    one("f", "male", { relation: "father", father: "gf", mother: "gm" }),
    one("m", "female", { relation: "mother", mother: "mgm" }),
    one("w1", "female", { relation: "spouse" }),
    one("w2", "female", { relation: "spouse" }),
    one("s1", "male", { father: deceasedId, mother: "w1" }),
    one("s2", "male", { father: deceasedId, mother: "w2" }),
    one("d", "female", { father: deceasedId }),
    one("a", "female", { father: deceasedId, adopted: true }),
    one("ss", "male", { father: "s1" }),
    one("dsd", "female", { father: "ds" }),
    one("ds", "male", { mother: "d" }),
    one("step", "male", { mother: "w1" }),
    one("b", "male", { father: "f", mother: "m" }),
    one("pb", "male", { father: "f" }),
    one("ms", "female", { mother: "m" }),
    one("n", "male", { father: "pb" }),
    one("u", "male", { father: "gf", mother: "gm" }),
    one("pu", "male", { father: "gf" }),
    one("c", "male", { father: "pu" }),
    one("ma", "female", { mother: "mgm" }),
    one("x", "female"),
  ],
});

test.each([
  ["w1", "wife", "Wife", "الزوجة", "Esposa", "Épouse"],
  ["s1", "son", "Son", "الابن", "Hijo", "Fils"],
  ["a", "adopted-daughter", "Adopted daughter", "الابنة بالتبنّي", "Hija adoptiva", "Fille adoptive"],
  ["ss", "son.son", "Son's son", "ابن الابن", "Hijo de un hijo", "Fils d’un fils"],
  [
    "dsd",
    "daughter.son.daughter",
    "Daughter's son's daughter",
    "بنت ابن الابنة",
    "Hija de un hijo de una hija",
    "Fille d’un fils d’une fille",
  ],
  ["step", "stepson", "Stepson", "الربيب", "Hijastro", "Beau-fils"],
  ["b", "full-brother", "Brother", "الأخ الشقيق", "Hermano", "Frère"],
  [
    "ms",
    "maternal-sister",
    "Half-sister on the mother's side",
    "الأخت لأم",
    "Media hermana de madre",
    "Demi-sœur du côté de la mère",
  ],
  [
    "n",
    "paternal-brother.son",
    "Son of a half-brother on the father's side",
    "ابن الأخ لأب",
    "Hijo de un medio hermano de padre",
    "Fils d’un demi-frère du côté du père",
  ],
  ["gf", "father.father", "Father's father", "الجد لأب", "Abuelo paterno", "Grand-père paternel"],
  [
    "mggm",
    "mother.mother.mother",
    "Mother's mother's mother",
    "والدة الجدة لأم",
    "Madre de la abuela materna",
    "Mère de la grand-mère maternelle",
  ],
  ["u", "father.full-brother", "Father's brother", "العم الشقيق", "Hermano del padre", "Frère du père"],
  [
    "c",
    "father.paternal-brother.son",
    "Son of a father's half-brother on the father's side",
    "ابن العم لأب",
    "Hijo de un medio hermano de padre del padre",
    "Fils d’un demi-frère du côté du père du père",
  ],
  [
    "ma",
    "mother.maternal-sister",
    "Mother's half-sister on the mother's side",
    "الخالة لأم",
    "Media hermana de madre de la madre",
    "Demi-sœur du côté de la mère de la mère",
  ],
  ["x", "kinswoman", "Relative", "القريبة", "Pariente", "Parente éloignée"],
])("%s is %s to the deceased, in four languages", async (id, code, ...labels) => {
  const relation = relationOf(kin, id);
  expect(relation.code).toBe(code);
  const words = await Promise.all(["en", "ar", "es", "fr"].map(loadKinWords));
  expect(words.map((language) => language.label(relation))).toEqual(labels);
});

describe("people inside a sentence", () => {
  const say = async (language: string, people: string[], form = "") =>
    (await loadKinWords(language)).phrase(nounsOf(kin, people), form);

  test("English", async () => {
    expect(await say("en", ["w1", "w2", "s1", "d", "m"])).toBe("the two wives, the two children and the mother");
    expect(await say("en", ["a", "b"], "a")).toBe("an adopted daughter and a brother");
    expect(await say("en", ["s1", "s2"], "each")).toBe("each son");
  });

  test("Arabic has a dual, which changes after a preposition", async () => {
    expect(await say("ar", ["w1", "w2"])).toBe("الزوجتان");
    expect(await say("ar", ["w1", "w2"], "li")).toBe("للزوجتين");
    expect(await say("ar", ["s1", "s2", "d"], "gen")).toBe("الأولاد الثلاثة");
    expect(await say("ar", ["ss"], "li")).toBe("لابن الابن");
    expect(await say("ar", ["b", "m"])).toBe("الأخ الشقيق والأم");
    expect(await say("ar", ["s1", "s2"], "each")).toBe("كل ابن");
  });

  test("Spanish and French run the article into the preposition", async () => {
    expect(await say("es", ["s1"], "de")).toBe("del hijo");
    expect(await say("es", ["s1", "s2", "d"])).toBe("los tres hijos");
    expect(await say("fr", ["w1"], "de")).toBe("de l’épouse");
    expect(await say("fr", ["s1", "s2", "d"], "a")).toBe("aux trois enfants");
  });

  test.each([
    [1, "ابن"],
    [2, "ابنان"],
    [3, "3 أبناء"],
    [11, "11 ابناً"],
    [100, "100 ابن"],
  ])("Arabic counts %i", async (count, expected) => {
    expect((await loadKinWords("ar")).counted(relationOf(kin, "s1"), count)).toBe(expected);
  });
});

test("people without a name are numbered, and one name is told from the same name", async () => {
  const english = await loadKinWords("en");
  const names = displayNames(kin, english);
  expect([names.get("s1"), names.get("s2"), names.get("d")]).toEqual(["Son 1", "Son 2", "Daughter"]);
  const arabic = displayNames(kin, await loadKinWords("ar"));
  expect([arabic.get("s1"), arabic.get("w2")]).toEqual(["الابن الأول", "الزوجة الثانية"]);
  const given = displayNames(
    kin,
    english,
    new Map([
      ["s1", "Omar"],
      ["b", "Omar"],
      ["d", "Son"],
    ]),
  );
  expect([given.get("s1"), given.get("b"), given.get("s2")]).toEqual(["Omar (Son)", "Omar (Brother)", "Son"]);
  expect(given.get("d")).toBe("Son (2)");
});

test.each(kinLanguages)("everybody in a random family has a name of their own, in %s", async (language) => {
  const words = await loadKinWords(language);
  fc.assert(
    fc.property(drawnFamily, (family) => {
      const kin = kinOf(family);
      const names = [...displayNames(kin, words).values()];
      expect(new Set(names).size).toBe(family.people.length);
      expect(names.every((name) => name.trim() !== "" && !/undefined|null/.test(name))).toBe(true);
      expect(
        words.phrase(
          nounsOf(
            kin,
            family.people.map(({ id }) => id),
          ),
          "",
        ),
      ).not.toMatch(/undefined/);
    }),
    { numRuns: Math.min(propertyRuns.numRuns, 2000) / 4 },
  );
});
