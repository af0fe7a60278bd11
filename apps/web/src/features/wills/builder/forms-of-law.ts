import { loadSheet } from "@heirlock/law/formalities/load-sheet";
import type { WillForm } from "@heirlock/law/formalities/sheet";
import { loadCheckSentences } from "@heirlock/law/will-check/load-sentences";

export interface FormLine {
  form: WillForm;
  name: string;
  /** Null where the form needs none, or nobody has reviewed how many. */
  witnesses: number | null;
}

/** Ways to make a will for emergencies, ships and barracks: nobody plans one of these. */
const unplanned: ReadonlySet<WillForm> = new Set(["oral-emergency", "emergency", "equated", "audio-video"]);

/** The forms that the sheet of a law knows, in words. */
export async function formsOfLaw(law: string, language: string): Promise<{ form: WillForm; name: string }[]> {
  const lines = await linesOfLaw(law, language);
  return [...new Map(lines.map(({ form, name }) => [form, { form, name }])).values()];
}

/** The same with the witnesses that each needs; a form stands twice where the law has two ways to make it. */
export async function linesOfLaw(law: string, language: string): Promise<FormLine[]> {
  const [sheet, { words }] = await Promise.all([loadSheet(law), loadCheckSentences(language)]);
  const planned = (sheet?.forms ?? []).map(({ value }) => value).filter(({ form }) => !unplanned.has(form));
  const lines = planned.map(({ form, witnesses }) => ({ form, name: words.forms[form], witnesses: witnesses || null }));
  return [...new Map(lines.map((line) => [`${line.form} ${line.witnesses}`, line])).values()];
}
