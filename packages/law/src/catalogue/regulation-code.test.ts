import fc from "fast-check";
import { describe, expect, test } from "vitest";
import worked from "../../vectors/inheritance-vectors.json" with { type: "json" };
import { codeAliases, languageSuffixes, religiousCodes } from "./code-aliases.ts";
import {
  codesOfTree,
  findRegulation,
  formatRegulationCode,
  InvalidRegulationCode,
  isRegulationCode,
  parseRegulationCode,
  resolveRegulation,
} from "./regulation-code.ts";

/** LAW_RUNS=100000 for the long run. */
const numRuns = Number(process.env.LAW_RUNS ?? 5000);
const resolved = (code: string) => resolveRegulation(code).code;

test("[LAW-016, JUR-037, JUR-044] every code of the tree parses, formats and resolves to itself", () => {
  const codes = codesOfTree();
  expect(codes.length).toBeGreaterThan(400);
  for (const code of codes) {
    expect(formatRegulationCode(parseRegulationCode(code))).toBe(code);
    expect(resolved(code)).toBe(code);
    expect(resolved(code.toUpperCase())).toBe(code);
  }
});

test("[LAW-016, JUR-039] every religious code resolves to itself", () => {
  for (const code of Object.keys(religiousCodes)) {
    expect(resolveRegulation(code)).toMatchObject({ code, country: null, kind: "tradition" });
  }
  const words =
    "sunni shia hanafi hanbali maliki shafi jafari zaidi ibadi christian druze hebrew bahai hindu buddhist".split(" ");
  for (const word of words) expect(isRegulationCode(word), word).toBe(true);
});

test("[JUR-038] old one-word codes of European countries are understood", () => {
  expect(parseRegulationCode("spain")).toEqual({ country: "es", system: "civil", subJurisdiction: "spanish" });
  expect(parseRegulationCode("uk")).toEqual({ country: "gb", system: "common", subJurisdiction: "english" });
});

test("[JUR-038, JUR-040, JUR-041] every alias leads to a code that stands for itself", () => {
  for (const [alias, target] of codeAliases) {
    expect(resolved(alias), alias).toBe(target);
    expect(resolved(target)).toBe(target);
  }
});

test("[JUR-040] Lebanese sharia codes are aliases of three codes", () => {
  expect(resolved("lb-sharia-sunni")).toBe("lb-islamic-sunni");
  expect(resolved("lb-sharia-jafari")).toBe("lb-islamic-shia");
  expect(resolved("lb-druze")).toBe("druze");
  expect(resolveRegulation("lb-islamic-shia")).toMatchObject({ status: "active", kind: "country" });
});

test("[JUR-041] Gulf codes are aliases of a school", () => {
  for (const code of ["sa-hanbali", "qa-hanbali", "ae-hanbali"]) expect(resolved(code)).toBe("hanbali");
  for (const code of ["kw-maliki", "bh-maliki", "ae-maliki"]) expect(resolved(code)).toBe("maliki");
});

test("[JUR-014, JUR-044] the traditions' own codes and both spellings of Shafi'i are read", () => {
  expect(resolved("shafii")).toBe("shafi");
  expect(resolved("sunni-shafii")).toBe("shafi");
  expect(resolved("shia-jafari")).toBe("jafari");
  expect(resolved("id-islamic-shafi")).toBe("id-islamic-shafii");
});

test("[JUR-042] a trailing language is removed, one, and only where something is left", () => {
  for (const language of languageSuffixes) {
    expect(resolved(`lb-islamic-sunni-${language}`)).toBe("lb-islamic-sunni");
    expect(resolved(`fr-civil-${language}`)).toBe("fr-civil");
    expect(resolved(`spain-${language}`)).toBe("es-civil-spanish");
    expect(() => resolved(language)).toThrow("Invalid regulation code");
    expect(() => resolved(`hanafi-${language}-${language}`)).toThrow("Invalid regulation code");
  }
  expect(languageSuffixes.size).toBe(16);
  expect(codesOfTree().filter((code) => languageSuffixes.has(code.split("-").at(-1)!))).toEqual([]);
});

describe("[JUR-043, JUR-046] what cannot be parsed is refused", () => {
  test.each([
    "-lb-islamic",
    "lb-islamic-",
    "lb--islamic",
    "lb-islamic--sunni",
    "-",
    "--",
    "-en",
    "lb",
    "lb-",
    "lb-roman",
    "lb-islamic-nobody",
    "lb-islamic-sunni-extra",
    "zz-custom",
    "atlantis",
    "constructor",
    "__proto__",
    "lb-islamic-constructor",
    "us-islamic",
  ])("%s", (code) => {
    expect(() => parseRegulationCode(code)).toThrow(new InvalidRegulationCode());
    expect(isRegulationCode(code)).toBe(false);
    expect(findRegulation(code)).toBeNull();
  });
});

test("[JUR-045] an empty code has the country INVALID and is no code", () => {
  expect(parseRegulationCode("").country).toBe("INVALID");
  expect(parseRegulationCode("  ").country).toBe("INVALID");
  expect(isRegulationCode("")).toBe(false);
  expect(() => resolveRegulation("")).toThrow("Invalid regulation code");
});

test("[JUR-034, JUR-036] the most specific node decides what can be chosen, and of what kind it is", () => {
  expect(resolveRegulation("ye-islamic-zaidi")).toMatchObject({ status: "active", kind: "country" });
  expect(resolveRegulation("zaidi")).toMatchObject({ status: "coming_soon", kind: "tradition" });
  expect(resolveRegulation("eg-christian-coptic")).toMatchObject({ status: "active", kind: "country" });
  expect(resolveRegulation("christian-coptic")).toMatchObject({ status: "coming_soon", kind: "tradition" });
  expect(resolveRegulation("in-jain-traditional")).toMatchObject({ status: "active", kind: "tradition" });
  expect(resolveRegulation("zw-custom")).toMatchObject({ status: "active", kind: "custom" });
  expect(resolveRegulation("pl-civil-polish")).toMatchObject({ status: "coming_soon", kind: "country" });
});

test("[LAW-010] every regulation of the worked cases is a code of the catalogue", () => {
  const regulations = new Set(worked.vectors.map(({ regulation }) => regulation));
  expect(regulations.size).toBeGreaterThan(40);
  for (const regulation of regulations) expect(resolved(regulation), regulation).toBe(regulation);
});

test("[LAW-016] fuzzed codes are refused or resolve to themselves, and never crash", () => {
  const word = fc.constantFrom(
    ...Object.keys(religiousCodes),
    ...codeAliases.keys(),
    ...codesOfTree().flatMap((code) => [code, ...code.split("-")]),
    ...languageSuffixes,
    "",
    "__proto__",
    "constructor",
  );
  const assembled = fc.array(word, { maxLength: 5 }).map((parts) => parts.join("-"));
  const mutated = fc
    .tuple(word, fc.nat(), fc.string({ maxLength: 2, unit: "binary" }))
    .map(([code, at, noise]) => code.slice(0, at % (code.length + 1)) + noise + code.slice((at + 1) % 20));
  const code = fc.oneof(assembled, mutated, fc.string({ unit: "binary" }), fc.mixedCase(assembled));
  fc.assert(
    fc.property(code, (text) => {
      try {
        const regulation = parseRegulationCode(text);
        if (regulation.country === "INVALID") return text.trim() === "";
        const canonical = formatRegulationCode(regulation);
        return resolved(canonical) === canonical && findRegulation(text)?.code === canonical;
      } catch (error) {
        return error instanceof InvalidRegulationCode && error.message === "Invalid regulation code";
      }
    }),
    { numRuns },
  );
});
