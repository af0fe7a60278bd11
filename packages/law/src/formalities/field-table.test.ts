import { describe, expect, test } from "vitest";
import { sheetOf } from "./all-sheets.ts";
import type { Sheet, WillForm, WitnessEffect } from "./sheet.ts";

/** One line of the table of rulebook 5.3. Null: UNVERIFIED, in the list of section 7, or "n/a". */
interface Row {
  row: string;
  code: string;
  age: string | null;
  holographic: "yes" | "no" | "deposited" | "emergency" | "yes (varies)" | null;
  notarial: "yes" | "no" | "optional" | "yes (varies)" | null;
  /** Witnesses of the ordinary forms that the cell speaks of. */
  witnesses: Partial<Record<WillForm, number>> | null;
  effect: WitnessEffect | null;
  marriage: "no" | "yes" | "with child" | null;
  divorce: Sheet["divorce"] extends infer Fact ? (Fact extends { value: infer Value } ? Value | null : never) : never;
  hague: boolean;
  eu650: boolean;
  register: string | null;
}

const row = (line: string, code: string, rest: Omit<Row, "row" | "code">): Row => ({ row: line, code, ...rest });

const table: readonly Row[] = [
  row("EG", "eg-islamic-hanafi", {
    age: "21 (18 with leave)",
    holographic: "yes",
    notarial: "yes",
    witnesses: { holograph: 0 },
    effect: null,
    marriage: "no",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "none",
  }),
  row("ZA", "za-common-southafrican", {
    age: "16",
    holographic: "no",
    notarial: "no",
    witnesses: { witnessed: 2 },
    effect: "gift-void-unless-cleared",
    marriage: "no",
    divorce: "lapses-for-three-months",
    hague: true,
    eu650: false,
    register: "none",
  }),
  row("CN", "cn-civil-chinese", {
    age: "18",
    holographic: "yes",
    notarial: "yes",
    witnesses: { holograph: 0, dictated: 2, printed: 2, "audio-video": 2 },
    effect: "witness-not-counted",
    marriage: "no",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "none",
  }),
  row("IN (Christians, Parsis)", "in-common-christian", {
    age: "18",
    holographic: "no",
    notarial: "optional",
    witnesses: { witnessed: 2 },
    effect: "gift-void",
    marriage: "yes",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "none",
  }),
  row("IN (Hindus)", "in-hindu-traditional", {
    age: "18",
    holographic: "no",
    notarial: "optional",
    witnesses: { witnessed: 2 },
    effect: "none",
    marriage: "no",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "none",
  }),
  row("ID", "id-civil-bw", {
    age: "18",
    holographic: "deposited",
    notarial: "yes",
    witnesses: { notarial: 2, "holograph-deposited": 2, closed: 4 },
    effect: "will-void",
    marriage: "no",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "central",
  }),
  row("IR", "ir-islamic-jafari", {
    age: "18",
    holographic: "yes",
    notarial: "yes",
    witnesses: { holograph: 0, "oral-emergency": 2 },
    effect: null,
    marriage: "no",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "none",
  }),
  row("JP", "jp-civil-japanese", {
    age: "15",
    holographic: "yes",
    notarial: "yes",
    witnesses: { notarial: 2, closed: 2 },
    effect: "will-void",
    marriage: "no",
    divorce: "none",
    hague: true,
    eu650: false,
    register: "partial",
  }),
  // The forms of the law of 1959 are in the list of section 7, which wins over the table.
  row("LB (non-Muslims)", "lb-civil-general", {
    age: null,
    holographic: null,
    notarial: null,
    witnesses: null,
    effect: null,
    marriage: null,
    divorce: "none",
    hague: false,
    eu650: false,
    register: "none",
  }),
  row("LB (Druze)", "lb-islamic-druze", {
    age: null,
    holographic: null,
    notarial: "yes",
    witnesses: { registered: 2 },
    effect: null,
    marriage: "with child",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "none",
  }),
  row("PK", "pk-common-christian", {
    age: "18",
    holographic: "no",
    notarial: "optional",
    witnesses: { witnessed: 2 },
    effect: "gift-void",
    marriage: "yes",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "none",
  }),
  row("PK (Muslims)", "pk-islamic-hanafi", {
    age: "18",
    holographic: "yes",
    notarial: "optional",
    witnesses: { any: 2 },
    effect: null,
    marriage: "no",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "none",
  }),
  row("SA", "sa-islamic-hanbali", {
    age: "adult",
    holographic: "yes",
    notarial: "yes",
    witnesses: null,
    effect: null,
    marriage: "no",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "none",
  }),
  row("TR", "tr-civil-turkish", {
    age: "15",
    holographic: "yes",
    notarial: "yes",
    witnesses: { notarial: 2 },
    effect: "clause-void",
    marriage: "no",
    divorce: "gift-void",
    hague: true,
    eu650: false,
    register: "none",
  }),
  row("AE (DIFC)", "ae-common-difc", {
    age: "21",
    holographic: null,
    notarial: "yes",
    witnesses: { registered: 2 },
    effect: null,
    marriage: null,
    divorce: null,
    hague: false,
    eu650: false,
    register: "own",
  }),
  row("AE (ADJD)", "ae-civil-nonmuslim", {
    age: "21",
    holographic: null,
    notarial: "yes",
    witnesses: null,
    effect: null,
    marriage: null,
    divorce: null,
    hague: false,
    eu650: false,
    register: "own",
  }),
  row("FR", "fr-civil-french", {
    age: "16",
    holographic: "yes",
    notarial: "yes",
    witnesses: { notarial: 2 },
    effect: "will-void",
    marriage: "no",
    divorce: "gift-void",
    hague: true,
    eu650: true,
    register: "central",
  }),
  row("DE", "de-civil-german", {
    age: "16 / 18",
    holographic: "yes",
    notarial: "yes",
    witnesses: { notarial: 0, holograph: 0 },
    effect: "clause-void",
    marriage: "no",
    divorce: "gift-void",
    hague: true,
    eu650: true,
    register: "central",
  }),
  row("IT", "it-civil-italian", {
    age: "18",
    holographic: "yes",
    notarial: "yes",
    witnesses: { notarial: 2 },
    effect: "clause-void",
    marriage: "no",
    divorce: "none",
    hague: false,
    eu650: true,
    register: "central",
  }),
  row("NL", "nl-civil-dutch", {
    age: "16",
    holographic: "deposited",
    notarial: "yes",
    witnesses: { notarial: 0 },
    effect: "clause-void",
    marriage: "no",
    divorce: "gift-void",
    hague: true,
    eu650: true,
    register: "central",
  }),
  row("RU", "ru-civil-russian", {
    age: "18",
    holographic: "emergency",
    notarial: "yes",
    witnesses: { notarial: 0, closed: 2 },
    effect: "will-voidable",
    marriage: "no",
    divorce: "ends-joint-will",
    hague: false,
    eu650: false,
    register: "central",
  }),
  row("ES", "es-civil-spanish", {
    age: "14 / 18",
    holographic: "yes",
    notarial: "yes",
    witnesses: { notarial: 0 },
    effect: "will-void",
    marriage: "no",
    divorce: "none",
    hague: true,
    eu650: true,
    register: "central",
  }),
  row("CH", "ch-civil-swiss", {
    age: "18",
    holographic: "yes",
    notarial: "yes",
    witnesses: { notarial: 2 },
    effect: "clause-void",
    marriage: "no",
    divorce: "gift-void",
    hague: true,
    eu650: false,
    register: "voluntary",
  }),
  row("GB-EAW", "gb-common-english", {
    age: "18",
    holographic: "no",
    notarial: "no",
    witnesses: { witnessed: 2 },
    effect: "gift-void",
    marriage: "yes",
    divorce: "treated-as-dead",
    hague: true,
    eu650: false,
    register: "voluntary",
  }),
  row("GB-SCT", "gb-common-scottish", {
    age: "12",
    holographic: "yes",
    notarial: "no",
    witnesses: { signed: 0 },
    effect: "none",
    marriage: "no",
    divorce: "gift-void",
    hague: true,
    eu650: false,
    register: "voluntary",
  }),
  row("CA-ON", "ca-common-ontario", {
    age: "18",
    holographic: "yes",
    notarial: "no",
    witnesses: { witnessed: 2 },
    effect: "gift-void-unless-cleared",
    marriage: "no",
    divorce: "gift-void",
    hague: false,
    eu650: false,
    register: "none",
  }),
  row("CA-QC", "ca-civil-quebec", {
    age: "18",
    holographic: "yes",
    notarial: "yes",
    witnesses: { witnessed: 2, notarial: 1 },
    effect: "gift-void",
    marriage: "no",
    divorce: "gift-void",
    hague: false,
    eu650: false,
    register: "central",
  }),
  row("MX", "mx-civil-mexican", {
    age: "16 / 18",
    holographic: "deposited",
    notarial: "yes",
    witnesses: { notarial: 0, closed: 3 },
    effect: "clause-void",
    marriage: "no",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "central",
  }),
  row("US-UPC", "us-common-upc", {
    age: "18",
    holographic: "yes (varies)",
    notarial: "yes (varies)",
    witnesses: { witnessed: 2 },
    effect: "none",
    marriage: "no",
    divorce: "gift-void",
    hague: false,
    eu650: false,
    register: "none",
  }),
  row("AR", "ar-civil-argentine", {
    age: "18",
    holographic: "yes",
    notarial: "yes",
    witnesses: { notarial: 2 },
    effect: "barred",
    marriage: "yes",
    divorce: "excluded",
    hague: false,
    eu650: false,
    register: "regional",
  }),
  row("BR", "br-civil-brazilian", {
    age: "16",
    holographic: "emergency",
    notarial: "yes",
    witnesses: { notarial: 2, private: 3 },
    effect: "clause-void",
    marriage: "no",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "central",
  }),
  row("AU-NSW", "au-common-nsw", {
    age: "18",
    holographic: "no",
    notarial: "no",
    witnesses: { witnessed: 2 },
    effect: "gift-void-unless-cleared",
    marriage: "yes",
    divorce: "gift-void",
    hague: true,
    eu650: false,
    register: "voluntary",
  }),
  row("KR", "kr-civil-korean", {
    age: "17",
    holographic: "yes",
    notarial: "yes",
    witnesses: { notarial: 2 },
    effect: "will-void",
    marriage: "no",
    divorce: "none",
    hague: false,
    eu650: false,
    register: "none",
  }),
];

function age({ minAge, capacity, forms }: Sheet): string | null {
  if (!minAge) return capacity?.value.includes("adult") ? "adult" : null;
  const { years, withLeaveFrom } = minAge.value;
  const other = forms.find(({ value }) => value.minAge)?.value.minAge;
  const leave = withLeaveFrom ? ` (${withLeaveFrom} with leave)` : "";
  return `${years}${leave}${other ? ` / ${other}` : ""}`;
}

function holographic({ forms, excludedForms }: Sheet): Row["holographic"] {
  const found = (form: WillForm) => forms.find(({ value }) => value.form === form)?.value;
  const own = found("holograph") ?? found("any");
  if (own) return own.varies ? "yes (varies)" : "yes";
  if (found("holograph-deposited") ?? found("deposited")) return "deposited";
  if (forms.some(({ value }) => value.emergencyOnly && value.needs?.includes("handwritten"))) return "emergency";
  return excludedForms?.some(({ value }) => value === "holograph") ? "no" : null;
}

function notarial({ forms, excludedForms, registration }: Sheet): Row["notarial"] {
  if (forms.some(({ value }) => value.form === "notarial" || value.form === "registered")) return "yes";
  if (forms.some(({ value }) => value.insteadOfWitnesses === "notary")) return "yes (varies)";
  if (excludedForms?.some(({ value }) => value === "notarial")) return "no";
  return registration?.value === "optional" ? "optional" : null;
}

function marriage({ marriage: found, laterChild }: Sheet): Row["marriage"] {
  if (!found) return null;
  if (found.value === "spouse-first-takes-share")
    return laterChild?.value === "revokes-before-first" ? "with child" : null;
  return found.value === "none" ? "no" : "yes";
}

describe("[LAW-021] the field table of rulebook 5.3", () => {
  test.each(table)("$row", ({ code, ...expected }) => {
    const sheet = sheetOf(code)!;
    const countOf = (form: WillForm) => sheet.forms.find(({ value }) => value.form === form)?.value.witnesses;
    expect({
      age: age(sheet),
      holographic: holographic(sheet),
      notarial: notarial(sheet),
      effect: sheet.witnesses?.value.effect ?? null,
      marriage: marriage(sheet),
      divorce: sheet.divorce?.value ?? null,
      hague: sheet.hague1961?.value,
      eu650: sheet.eu650?.value,
      register: sheet.register?.value ?? null,
    }).toEqual({
      age: expected.age,
      holographic: expected.holographic,
      notarial: expected.notarial,
      effect: expected.effect,
      marriage: expected.marriage,
      divorce: expected.divorce,
      hague: expected.hague,
      eu650: expected.eu650,
      register: expected.register,
    });
    if (expected.witnesses === null) {
      for (const { value } of sheet.forms) expect(value.witnesses).toBeUndefined();
    } else {
      for (const [form, count] of Object.entries(expected.witnesses))
        expect(countOf(form as WillForm), form).toBe(count);
    }
  });

  test("Indonesian Muslims are of age at 21, Scottish wills prove themselves with one witness", () => {
    expect(sheetOf("id-islamic-khi")?.minAge?.value.years).toBe(21);
    expect(sheetOf("gb-common-scottish")?.forms[0]?.value.witnessesForProof).toBe(1);
    expect(sheetOf("es-civil-spanish")?.forms[0]?.value.witnessesOnRequest).toBe(2);
  });
});
