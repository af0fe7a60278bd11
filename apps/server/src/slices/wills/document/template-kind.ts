import type { Regulation } from "@heirlock/law/catalogue/regulation-code";
import type { FormRules, Sheet, WillForm } from "@heirlock/law/formalities/sheet";
import { ordinaryForms } from "@heirlock/law/templates/wording";

/** How the paper becomes a will: signed as it is, copied by hand, or drawn up by an official. */
export type Manner = "signed" | "by-hand" | "official";
export type Tradition = "will" | "wasiyya" | "halachic" | "custom";

export interface TemplateKind {
  tradition: Tradition;
  manner: Manner;
  /** How many lines for witnesses the paper has. */
  witnesses: number;
}

const byHand: ReadonlySet<WillForm> = new Set(["holograph", "holograph-deposited"]);
const official: ReadonlySet<WillForm> = new Set([
  "notarial",
  "closed",
  "deposited",
  "certified-signature",
  "registered",
  "equated",
  "bank",
]);
/** Where nobody has reviewed how many a law asks for. */
const usualWitnesses = 2;

/** The six templates of DOC-001 follow from the law and from the form that the holder chose, or else its first one. */
export function templateKind(regulation: Regulation, sheet: Sheet | null, form: WillForm | null): TemplateKind {
  const rules = rulesOf(sheet, form);
  const chosen = form ?? rules?.form ?? null;
  const manner: Manner =
    chosen && byHand.has(chosen) ? "by-hand" : chosen && official.has(chosen) ? "official" : "signed";
  return {
    tradition: traditionOf(regulation),
    manner,
    witnesses: manner === "signed" ? (rules?.witnesses ?? usualWitnesses) : 0,
  };
}

function rulesOf(sheet: Sheet | null, form: WillForm | null): FormRules | null {
  const forms = ordinaryForms(sheet).map(({ value }) => value);
  return (form === null ? forms[0] : forms.find((one) => one.form === form)) ?? null;
}

function traditionOf({ system }: Regulation): Tradition {
  if (system === "islamic") return "wasiyya";
  if (system === "hebrew") return "halachic";
  return system === "custom" ? "custom" : "will";
}
