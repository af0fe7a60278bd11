import { codesOfTree } from "@heirlock/law/catalogue/regulation-code";
import { describe, expect, test } from "vitest";
import { withJurisdictions } from "./testing/with-jurisdictions.ts";

const suite = withJurisdictions();

/** Asks without any session. */
async function ask(path: string) {
  const answer = await suite.server.app.inject(`/api/jurisdictions/${path}`);
  return { status: answer.statusCode, body: answer.json() };
}
async function data(path: string) {
  const { status, body } = await ask(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body.data;
}
type Listed = { code: string; name: string; nativeName: string; status: string };

describe("countries", () => {
  test("[JUR-016] [JUR-018] are named in the language asked for and in their own, with region and status", async () => {
    const countries: Listed[] = await data("countries?lang=ar");
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.find(({ code }) => code === "LB")).toEqual({
      code: "LB",
      name: "لبنان",
      nativeName: "لبنان",
      region: "Asia",
      subregion: "Western Asia",
      status: "active",
    });
    const english: Listed[] = await data("countries");
    expect(english.find(({ code }) => code === "DE")).toMatchObject({ name: "Germany", nativeName: "Deutschland" });
    expect(english.find(({ code }) => code === "AF")).toMatchObject({ status: "coming_soon" });
  });

  test("a language that the catalogue does not know, and a field that nobody asked for, are refused", async () => {
    for (const path of ["countries?lang=xx", "countries?lang=", "countries?page=2", "traditions?lang=english"])
      expect(await ask(path), path).toMatchObject({ status: 400, body: { success: false, code: "VALIDATION_ERROR" } });
  });
});

describe("the tree of a country", () => {
  test("[JUR-020] [JUR-025] has systems and their parts, each with label, description and status", async () => {
    const tree = await data("tree?country=LB");
    expect(tree).toMatchObject({ code: "lb", label: "Lebanon", status: "active" });
    const systems: { code: string; subJurisdictions?: { code: string }[] }[] = tree.legalSystems;
    expect(systems.map(({ code, subJurisdictions = [] }) => [code, subJurisdictions.map((sub) => sub.code)])).toEqual([
      ["civil", ["general"]],
      ["islamic", ["hanafi", "jafari", "druze", "sunni"]],
      ["christian", ["maronite", "orthodox", "catholic"]],
      ["custom", []],
    ]);
    expect(tree.legalSystems[1]).toMatchObject({ label: "Islamic law", status: "active" });
    expect(tree.legalSystems[1].subJurisdictions[0]).toEqual({
      code: "hanafi",
      label: "Hanafi school",
      description: "Sunni school of Abu Hanifa.",
      status: "active",
    });
  });

  test("[JUR-035] is labelled in the language asked for, else in English", async () => {
    expect((await data("tree?country=fr&lang=fr")).legalSystems[0].label).toBe("Droit civil");
    const german = await data("tree?country=fr&lang=de");
    expect([german.label, german.legalSystems[0].label]).toEqual(["Frankreich", "Civil law"]);
  });

  test("[JUR-033] a country that only the world's list knows has Build Your Own, to be chosen", async () => {
    expect(await data("tree?country=fj")).toEqual({
      code: "fj",
      label: "Fiji",
      status: "coming_soon",
      legalSystems: [expect.objectContaining({ code: "custom", label: "Build Your Own", status: "active" })],
    });
  });

  test("what is no country is not found, and what cannot be one is refused", async () => {
    expect(await ask("tree?country=zz")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    for (const path of ["tree", "tree?country=", "tree?country=lbn", "tree?country=__"])
      expect(await ask(path), path).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
  });
});

test("[JUR-013] [JUR-014] [JUR-015] the nineteen traditions have type, label, description, status and countries", async () => {
  const traditions: { code: string; status: string }[] = await data("traditions");
  expect(traditions).toHaveLength(19);
  expect(traditions[0]).toEqual({
    code: "sunni-hanafi",
    type: "islamic",
    label: "Hanafi school",
    description: "Sunni school of Abu Hanifa.",
    status: "active",
    applicableCountries: ["eg", "in", "lb", "pk"],
  });
  const coming = traditions.filter(({ status }) => status === "coming_soon").map(({ code }) => code);
  expect(coming).toEqual(["shia-zaidi", "shia-ismaili", "christian-coptic"]);
});

describe("resolving a code", () => {
  test("[JUR-037] [JUR-047] [JUR-048] gives parts, engine, key and name", async () => {
    expect(await data("resolve?code=LB-Islamic-Hanafi-ar")).toMatchObject({
      country: "lb",
      system: "islamic",
      sub: "hanafi",
      engine: "islamic",
      schoolKey: "hanafi",
      displayName: "Lebanon: Hanafi school",
    });
    expect(await data("resolve?code=spain&lang=es")).toMatchObject({
      country: "es",
      system: "civil",
      sub: "spanish",
      engine: "civil",
      schoolKey: "es",
      displayName: "España: derecho nacional",
    });
    expect(await data("resolve?code=druze")).toMatchObject({ country: null, engine: "druze", schoolKey: "druze" });
  });

  test("[JUR-049] facts are reviewed with their source, or general", async () => {
    const { facts } = await data("resolve?code=gb-common-english");
    expect(facts.inheritanceTax).toEqual({ value: "varies", review: null });
    expect(facts.forcedHeirs).toMatchObject({ value: false, review: { grade: "K", reviewed: "2026-06" } });
    const custom = await data("resolve?code=fj-custom");
    expect(custom.facts).toEqual({
      inheritanceTax: { value: "varies", review: null },
      forcedHeirs: { value: true, review: null },
      testamentaryFreedom: { value: "limited", review: null },
    });
    expect((await data("resolve?code=us-common-upc")).facts.forcedHeirs.value).toBe("spouse");
  });

  test("[JUR-046] what is no code is answered with exactly these words", async () => {
    for (const code of ["", "nowhere", "-lb", "lb--islamic", "lb-islamic-", "fr-common", "a".repeat(80)])
      expect(await ask(`resolve?code=${code}`), code).toEqual({
        status: 400,
        body: { success: false, error: "Invalid regulation code", code: "INVALID_REGULATION_CODE" },
      });
    for (const path of ["resolve", `resolve?code=${"a".repeat(81)}`, "resolve?code=fr-civil&more=1"])
      expect(await ask(path), path).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
  });

  test("every code of every tree is resolved", { timeout: 60_000 }, async () => {
    for (const code of codesOfTree()) expect((await ask(`resolve?code=${code}`)).status, code).toBe(200);
  });
});
