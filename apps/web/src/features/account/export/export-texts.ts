import type { Language } from "@heirlock/domain/languages";
import type { Reading } from "../../../platform/format.ts";

/** What the archive is written with: the person's language and their way of writing dates. */
export interface ExportTexts {
  language: Language;
  reading: Reading;
  /** A text of the namespace `export`; `undefined` when it has none. */
  text: (key: string, values?: Record<string, string>) => string | undefined;
}

export function textOrKey({ text }: ExportTexts, group: string, key: string): string {
  return text(`${group}.${key}`) ?? key;
}
