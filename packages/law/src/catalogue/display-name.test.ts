import { expect, test } from "vitest";
import { allJurisdictions } from "./country-list.ts";
import { displayName, subLabel, systemLabel, traditionLabel } from "./display-name.ts";
import { labelLanguages, loadLabels } from "./labels.ts";
import { codesOfTree } from "./regulation-code.ts";
import { traditions } from "./traditions.ts";

const all = await Promise.all(labelLanguages.map(loadLabels));
const [en, ar, es, fr] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0], (typeof all)[0]];

test("[JUR-050] codes have display names in four languages", () => {
  expect(displayName("hanafi", en)).toBe("Hanafi school");
  expect(displayName("spain", en)).toBe("Spain: national law");
  expect(displayName("uk", es)).toBe("Reino Unido: Inglaterra y Gales");
  expect(displayName("lb-islamic-jafari", ar)).toBe("لبنان: المذهب الجعفري");
  expect(displayName("de-civil-german", fr)).toBe("Allemagne : droit national");
  expect(displayName("in-hindu-traditional", en)).toBe("India: Hindu law");
  expect(displayName("zw-custom", en)).toBe("Zimbabwe: Build Your Own");
});

test("[JUR-050] a language without labels shows the default language", async () => {
  const turkish = await loadLabels("tr");
  expect(displayName("hanafi", turkish)).toBe("Hanafi school");
  expect(displayName("lb-islamic-hanafi", turkish)).toBe("Lübnan: Hanafi school");
  expect(displayName("druze", await loadLabels("fr-CA"))).toBe("Druze");
});

test("[JUR-051] what the catalogue does not know is shown as it is written", () => {
  for (const code of ["atlantis", "", "lb--islamic"]) expect(displayName(code, en)).toBe(code);
});

test("[JUR-013, JUR-020] every system, sub-jurisdiction and tradition has a label and a description in each language", () => {
  for (const labels of all) {
    for (const { code: country, legalSystems } of allJurisdictions()) {
      for (const { code, subJurisdictions = [] } of legalSystems) {
        const named = [
          systemLabel(code, labels),
          ...subJurisdictions.map((sub) => subLabel(country, sub.code, labels)),
        ];
        for (const { label, description } of named) {
          expect(label).not.toMatch(/^$|[{}]/);
          expect(description).not.toMatch(/^$|[{}]/);
        }
      }
    }
    for (const { code } of traditions) {
      expect(traditionLabel(code, labels)?.label, code).toBeTruthy();
      expect(traditionLabel(code, labels)?.description, code).toBeTruthy();
    }
    expect(traditionLabel("atlantis", labels)).toBeUndefined();
  }
});

test("[JUR-050] two laws never have the same name", () => {
  for (const labels of all) {
    // "hindu" and "hindu-traditional" are two ways to write one law.
    const codes = codesOfTree().filter((code) => !code.endsWith("-traditional"));
    const names = codes.map((code) => displayName(code, labels));
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    expect(twice).toEqual([]);
  }
});

test("[JUR-050] a state or province goes by its own name in each language", () => {
  expect(displayName("us-common-new-york", en)).toBe("United States: New York");
  expect(displayName("us-common-california", fr)).toBe("États-Unis: Californie");
  expect(displayName("gb-common-northern-irish", ar)).toBe("المملكة المتحدة: أيرلندا الشمالية");
  expect(displayName("au-common-nsw", es)).toBe("Australia: Nueva Gales del Sur");
});
