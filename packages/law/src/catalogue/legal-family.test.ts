import { expect, test } from "vitest";
import { legalFamilyOf } from "./legal-family.ts";

test.each([
  ["JUR-052", "common_law", "us usa united_states uk england canada australia new_zealand ireland", 9],
  [
    "JUR-053",
    "civil_law",
    "france germany spain italy netherlands belgium switzerland austria portugal luxembourg",
    10,
  ],
  [
    "JUR-054",
    "islamic",
    "saudi_arabia uae qatar kuwait bahrain oman jordan lebanon egypt morocco tunisia algeria pakistan afghanistan iran iraq syria yemen libya sudan sharia",
    21,
  ],
  ["JUR-055", "hebrew", "israel", 1],
  ["JUR-056", "custom", "mixed other", 2],
])("[%s] %s covers its keys", (_id, family, keys, count) => {
  const words = keys.split(" ");
  expect(words).toHaveLength(count);
  for (const word of words) expect(legalFamilyOf(word), word).toBe(family);
});

test("[JUR-052, JUR-053, JUR-054, JUR-055] codes and other spellings of a word lead to the same family", () => {
  expect(["GB", "au", "New Zealand", "united-states"].map(legalFamilyOf)).toEqual(Array(4).fill("common_law"));
  expect(["fr", "DE"].map(legalFamilyOf)).toEqual(["civil_law", "civil_law"]);
  expect(["sa", "AE", "Saudi Arabia"].map(legalFamilyOf)).toEqual(["islamic", "islamic", "islamic"]);
  expect(legalFamilyOf("il")).toBe("hebrew");
});

test("[JUR-056] anything else is custom", () => {
  for (const key of ["", "japan", "jp", "constructor", "__proto__"]) expect(legalFamilyOf(key), key).toBe("custom");
});
