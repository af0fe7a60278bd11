import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rules } from "./rules.ts";
import { schools } from "./sunni/schools.ts";

test.each(Object.entries(rules))("[LAW-017] %s has citation, grade and month of review", (_, rule) => {
  expect(rule.citation.length).toBeGreaterThan(10);
  expect(["T", "S", "K"]).toContain(rule.grade);
  expect(rule.reviewed).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
});

test("[LAW-017] no rule says that it is unverified", () => {
  for (const { citation } of Object.values(rules)) expect(citation).not.toMatch(/unverified/i);
});

/** Rulebook 1.11, line by line: Hanafi, Maliki, Shafi'i, Hanbali, Egypt. */
const switches = {
  grandfather: ["excludes", "zayd", "zayd", "zayd", "art22"],
  mushtaraka: [false, true, true, false, true],
  malikiyya: [false, true, false, false, false],
  paternalGrandmotherWithFather: [false, false, false, true, false],
  grandmotherLines: ["all", "two", "all", "three", "all"],
  radd: [true, true, true, true, true],
  spouseRadd: [true, false, false, false, true],
  distantKindred: ["nearness", "tanzil", "tanzil", "tanzil", "nearness"],
  bequestToHeir: ["consent", "void", "consent", "consent", "free"],
} as const;

test.each(Object.entries(switches))("[LAW-009] the schools differ in %s as the table says", (name, values) => {
  const order = ["hanafi", "maliki", "shafii", "hanbali", "egypt"] as const;
  expect(order.map((school) => schools[school][name as keyof typeof switches])).toEqual(values);
});

test("[LAW-009] among distant kindred the sexes are equal in the Hanbali school alone", () => {
  const equal = Object.entries(schools).filter(([, school]) => !school.kindredTwoToOne);
  expect(equal.map(([name]) => name)).toEqual(["hanbali"]);
});

test("[LAW-009] no school's name occurs in the code of a rule", () => {
  const folder = new URL("./sunni/", import.meta.url);
  const files = readdirSync(folder).filter((file) => !file.endsWith(".test.ts") && file !== "schools.ts");
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const code = readFileSync(new URL(file, folder), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    // What a rule or a switch is called, "malikiyya" or "tunisia.143bis", is no question after the school.
    for (const school of Object.keys(schools)) expect(code).not.toMatch(new RegExp(`["'.]${school}["'\\s)]`, "i"));
  }
});
