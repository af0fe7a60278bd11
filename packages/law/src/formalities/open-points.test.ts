import { describe, expect, test } from "vitest";
import { hasEngine } from "../catalogue/profile.ts";
import { profileOf } from "../catalogue/profile-of.ts";
import { loadSheet } from "./load-sheet.ts";
import type { Sheet } from "./sheet.ts";

type Field = Exclude<keyof Sheet, "code" | "forms">;

/** Fields that the rulebook marks as not certain (5.2, 5.3, 7): they are absent, so that they read "not reviewed yet". */
const open: Readonly<Record<string, readonly Field[]>> = {
  "lb-civil-general": ["minAge", "witnesses"],
  "lb-christian-maronite": ["minAge", "witnesses"],
  "sa-islamic-hanbali": ["witnesses"],
  "ae-islamic-sunni": ["minAge", "witnesses", "marriage", "divorce"],
  "ae-common-difc": ["witnesses", "marriage", "divorce"],
  "rs-civil": ["register"],
  "sm-civil": ["minAge"],
  "ye-islamic-zaidi": ["minAge"],
  "ba-civil": ["minAge"],
  "me-civil": ["minAge"],
  "mk-civil": ["minAge"],
  "xk-civil": ["minAge"],
  "mc-civil": ["limit", "protects"],
  "ad-civil": ["limit", "protects"],
};

describe("[LAW-019] what is not certain is no field of a sheet", () => {
  test.each(Object.entries(open))("%s", async (code, fields) => {
    const sheet = await loadSheet(code);
    for (const field of fields) expect(sheet?.[field], field).toBeUndefined();
  });

  test.each(["lb-civil-general", "lb-christian-orthodox", "sm-civil", "ye-islamic-zaidi", "ba-civil", "xk-civil"])(
    "no form of a will in %s",
    async (code) => {
      expect((await loadSheet(code))?.forms ?? []).toEqual([]);
    },
  );

  test.each(["sa-islamic-hanbali", "eg-islamic-sunni"])("no number of witnesses at the notary in %s", async (code) => {
    const forms = (await loadSheet(code))!.forms.filter(({ value }) => value.form === "notarial");
    expect(forms.length).toBeGreaterThan(0);
    for (const { value } of forms) expect(value.witnesses ?? 0).toBe(0);
  });

  test.each(["us-common-upc", "br-civil-brazilian"])("no electronic will in %s", async (code) => {
    expect((await loadSheet(code))!.forms.map(({ value }) => value.form)).not.toContain("electronic");
  });

  test("what follows from a barred witness in Argentina is not said", async () => {
    expect((await loadSheet("ar-civil-argentine"))?.witnesses?.value.effect).toBe("barred");
  });
});

describe("[LAW-019] laws whose shares are not certain have no engine", () => {
  test.each(
    "cy-civil mc-civil ad-civil sm-civil va-civil al-civil me-civil ba-civil mk-civil xk-civil rs-civil eg-christian sy-christian ps-christian".split(
      " ",
    ),
  )("%s", (code) => {
    expect(hasEngine(profileOf(code))).toBe(false);
  });
});
