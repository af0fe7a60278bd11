import type { Attested, FormRules, WillForm } from "../formalities/sheet.ts";
import type { Case } from "./case.ts";
import type { Citation } from "./finding.ts";

/** What the sheet says of the chosen form; undefined where it says nothing. A law without forms takes any. */
export function formOf({ sheet, will }: Pick<Case, "sheet" | "will">): Attested<FormRules> | undefined {
  if (!sheet || will.form === null) return undefined;
  const of = (form: WillForm) => sheet.forms.find(({ value }) => value.form === form);
  return of(will.form) ?? of("any");
}

/** Of a fact, what a finding shows. */
export const citationOf = ({ source, grade, reviewed }: Attested<unknown>): Citation => ({ source, grade, reviewed });

/** Forms in which a notary, a judge or another officer takes part. */
export const officialForms: ReadonlySet<WillForm> = new Set([
  "notarial",
  "closed",
  "deposited",
  "holograph-deposited",
  "certified-signature",
  "registered",
  "international",
]);
