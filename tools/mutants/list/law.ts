import type { Mutant } from "../mutant.ts";

/** Shares, limits and forms. */
export const law: Mutant[] = [
  {
    name: "a husband beside children has a half",
    in: "fixed-shares.ts",
    find: "children.length > 0 ? quarter : half, children",
    replace: "children.length > 0 ? half : half, children",
    red: ["the engine and the table of twenty-fourths agree over random families"],
  },
  {
    name: "one daughter has two thirds",
    in: "fixed-shares.ts",
    find: "family.count(females) === 1 ? half : twoThirds;\n    taken",
    replace: "family.count(females) === 0 ? half : twoThirds;\n    taken",
    red: ["the engine and the table of twenty-fourths agree over random families"],
  },
  {
    name: "one sibling reduces the mother",
    in: "fixed-shares.ts",
    find: "else if (number >= 2)",
    replace: "else if (number >= 1)",
    red: ["the engine and the table of twenty-fourths agree over random families"],
  },
  {
    name: "brothers have what sisters have",
    in: "fixed-shares.ts",
    find: "members: [{ heir: males, weight: 2 },",
    replace: "members: [{ heir: males, weight: 1 },",
    red: ["the engine and the table of twenty-fourths agree over random families"],
  },
  {
    name: "a spouse in France has half beside children",
    in: "laws.ts",
    find: "? { usufruct: fraction(1) } : part(1, 4);",
    replace: "? { usufruct: fraction(1) } : part(1, 2);",
    red: ["worked cases come out under their regulation"],
  },
  {
    name: "the free third is a half",
    in: "third.ts",
    find: "const third = fraction(1, 3);",
    replace: "const third = fraction(1, 2);",
    red: ["40% of 1,440,000: limit 480,000, excess 96,000, and all five heirs may consent (mock-up g2)"],
  },
  {
    name: "void gifts take from the third",
    in: "third.ts",
    find: 'limit.toHeir === "void" &&',
    replace: 'limit.toHeir === "allowed" &&',
    red: ["a gift to an heir is void in the Maliki school, and then takes nothing from the third"],
  },
  {
    name: "a minor may be executor",
    in: "roles.ts",
    find: 'return people.isMinor(person) ? [finding(matter, "executor.minor", { person }, null, mends)] : [];',
    replace: "return [];",
    red: ["[LAW-026] an executor or guardian who is a minor, or has died, is found"],
  },
  {
    name: "a child guards a child",
    in: "roles.ts",
    find: "const able = named.filter((id) => isThere(matter, id) && !people.isMinor(id));",
    replace: "const able = named.filter((id) => isThere(matter, id));",
    red: ["[LAW-026] an executor or guardian who is a minor, or has died, is found"],
  },
  {
    name: "a testator may be a year younger",
    in: "testator.ts",
    find: "if (age >= needed) return",
    replace: "if (age >= needed - 1) return",
    red: ["an age of its own counts for a form: Germany 16, but 18 for a handwritten will"],
  },
];
