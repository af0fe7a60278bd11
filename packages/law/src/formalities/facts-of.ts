import type { Attested, Sheet } from "./sheet.ts";

/** Every fact of a sheet, with the field that it stands in. */
export function factsOf(sheet: Sheet): [field: string, fact: Attested<unknown>][] {
  const { code: _, forms, excludedForms = [], ...others } = sheet;
  return [
    ...forms.map((fact): [string, Attested<unknown>] => [`forms ${fact.value.form}`, fact]),
    ...excludedForms.map((fact): [string, Attested<unknown>] => [`excludedForms ${fact.value}`, fact]),
    ...(Object.entries(others) as [string, Attested<unknown>][]),
  ];
}
