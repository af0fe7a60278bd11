import { allJurisdictions } from "@heirlock/law/catalogue/country-list";
import { codesOfTree } from "@heirlock/law/catalogue/regulation-code";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCatalogue, type LawCatalogue } from "./law-catalogue.ts";
import { questionsFor, suggestLaw } from "./suggest-law.ts";

let catalogue: LawCatalogue;
beforeAll(async () => {
  catalogue = await buildCatalogue("en");
});

describe("the laws to choose from", () => {
  test("[JUR-033] every country of the world can be chosen, and Build Your Own in each of them", () => {
    expect(catalogue.countries.size).toBe(allJurisdictions().length);
    for (const code of catalogue.countries.keys()) {
      const own = catalogue.systemsOf(code).find(({ system }) => system === "custom");
      expect(own, code).toMatchObject({ status: "active", kind: "custom", label: "Build Your Own" });
    }
  });

  test("[JUR-036] a node that is coming soon says so, whatever its country is", () => {
    const [islamic] = catalogue.systemsOf("QA");
    expect(islamic).toMatchObject({ system: "islamic", status: "coming_soon" });
    const ismaili = catalogue
      .systemsOf("in")
      .find(({ system }) => system === "islamic")!
      .parts.at(-1);
    expect(ismaili).toMatchObject({ code: "in-islamic-ismaili", status: "coming_soon", kind: "tradition" });
  });

  test("every code of every tree has a place among the choices, complete or with its parts to choose from", () => {
    for (const code of codesOfTree()) {
      const place = catalogue.placeOf(code)!;
      expect(place.system?.code, code).toBe(code.split("-").slice(0, 2).join("-"));
      expect(place.isComplete, code).toBe(place.part?.code === code || place.system?.parts.length === 0);
    }
    expect(catalogue.placeOf("lb-islamic-shia")?.part?.code).toBe("lb-islamic-jafari");
    expect(catalogue.placeOf("druze")).toMatchObject({ country: null, isComplete: true });
    expect(catalogue.placeOf("nowhere")).toBeNull();
  });

  test("[JUR-050] a law is named by country, system and school, without saying the same twice", async () => {
    const names = ["lb-islamic-hanafi", "fr-civil-french", "gb-common-english", "hanafi", "hebrew", "fj-custom"];
    expect(names.map((code) => Object.values(catalogue.nameOf(code)!))).toEqual([
      ["Lebanon", "Islamic law", "Hanafi school"],
      ["France", "Civil law", null],
      ["United Kingdom", "Common law", "England and Wales"],
      [null, null, "Hanafi school"],
      [null, "Jewish law", null],
      ["Fiji", "Build Your Own", null],
    ]);
    const arabic = await buildCatalogue("ar");
    expect(arabic.nameOf("lb-islamic-hanafi")).toEqual({
      country: "لبنان",
      system: "الشريعة الإسلامية",
      school: "المذهب الحنفي",
    });
  });
});

describe("the questions that lead to a law", () => {
  test("a community is asked for only where the law of the country goes by it", () => {
    expect(questionsFor({ country: "FR" }, catalogue)).toEqual(["country", "citizen", "landAbroad"]);
    expect(questionsFor({ country: "LB" }, catalogue)).toEqual(["country", "group", "citizen", "landAbroad"]);
    expect(catalogue.groupsOf("IN").map(({ code }) => code)).toEqual([
      "in-common-hindu",
      "in-common-christian",
      "in-common-parsi",
      "in-islamic-hanafi",
      "in-islamic-jafari",
    ]);
  });

  test("lead to the law of the country and the part that was named", () => {
    expect(suggestLaw({ country: "FR", citizen: "yes", landAbroad: "no" }, catalogue)).toEqual({
      code: "fr-civil-french",
      notes: [],
    });
    const lebanon = { country: "LB", group: "lb-islamic-druze" };
    expect(suggestLaw({ ...lebanon, citizen: "both", landAbroad: "yes" }, catalogue)).toEqual({
      code: "lb-islamic-druze",
      notes: ["nationality", "land"],
    });
  });

  test("suggest nothing where nothing is known, or nothing was said", () => {
    expect(suggestLaw({ country: "LB", group: "none", citizen: "yes" }, catalogue)).toEqual({
      code: null,
      notes: ["ask"],
    });
    expect(suggestLaw({ country: "AF", citizen: "no" }, catalogue)).toEqual({
      code: null,
      notes: ["notHere", "nationality"],
    });
  });

  test("whatever they suggest can be chosen", () => {
    for (const country of catalogue.countries.keys())
      for (const { code } of catalogue.groupsOf(country)) {
        const place = catalogue.placeOf(code)!;
        expect([code, place.isComplete, (place.part ?? place.system)?.status]).toEqual([code, true, "active"]);
      }
  });
});
