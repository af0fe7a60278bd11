import { loadSheet } from "@heirlock/law/formalities/load-sheet";
import type { WillForm } from "@heirlock/law/formalities/sheet";
import { loadCheckSentences } from "@heirlock/law/will-check/load-sentences";

/** Ways to make a will for emergencies, ships and barracks: nobody plans one of these. */
const unplanned: ReadonlySet<WillForm> = new Set(["oral-emergency", "emergency", "equated", "audio-video"]);

/** The forms that the sheet of a law knows, in words. */
export async function formsOfLaw(law: string, language: string): Promise<{ form: WillForm; name: string }[]> {
  const [sheet, { words }] = await Promise.all([loadSheet(law), loadCheckSentences(language)]);
  const forms = new Set((sheet?.forms ?? []).map(({ value }) => value.form).filter((form) => !unplanned.has(form)));
  return [...forms].map((form) => ({ form, name: words.forms[form] }));
}
