import type { Cite } from "../citations/citation-in.ts";
import type { Sheet } from "../formalities/sheet.ts";
import type { WillLimit } from "./limit.ts";

const cited = <Fact extends { source: string }>(fact: Fact, cite: Cite): Fact => ({
  ...fact,
  source: cite(fact.source),
});

/** The sheet with its sources in the reader's language. */
export function citedSheet(sheet: Sheet, cite: Cite): Sheet {
  const { code, forms, excludedForms, ...others } = sheet;
  const facts = Object.entries(others).map(([field, fact]) => [field, fact && cited(fact, cite)]);
  return {
    ...(Object.fromEntries(facts) as typeof others),
    code,
    forms: forms.map((fact) => cited(fact, cite)),
    ...(excludedForms && { excludedForms: excludedForms.map((fact) => cited(fact, cite)) }),
  };
}

export function citedLimit(limit: WillLimit | null, cite: Cite): WillLimit | null {
  if (!limit) return null;
  const { origin, toHeir } = limit;
  return { ...limit, origin: cited(origin, cite), toHeir: toHeir && { ...toHeir, origin: cited(toHeir.origin, cite) } };
}
