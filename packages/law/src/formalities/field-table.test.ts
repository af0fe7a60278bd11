import { describe, expect, test } from "vitest";
import { sheetOf } from "./all-sheets.ts";
import type { Sheet, WillForm, WitnessEffect } from "./sheet.ts";
import fieldTable from "./testing/field-table.json" with { type: "json" };

/** One line of the table of rulebook 5.3, as the second one corrected it. Null: UNVERIFIED, in the list of section 7, or "n/a". */
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

const table = fieldTable as readonly Row[];

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
