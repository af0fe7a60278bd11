import type { Language } from "@heirlock/domain/languages";
import { loadSheet } from "@heirlock/law/formalities/load-sheet";
import type { Sheet } from "@heirlock/law/formalities/sheet";
import type { ChecklistItem, RequiredDocument } from "@heirlock/law/templates/template";
import { templateOf } from "@heirlock/law/templates/template-of";

/** What may happen to the will later; nobody can tick that off. */
const laterEvents: ReadonlySet<string> = new Set(["marriage", "divorce", "later-child"]);

export type Asked = {
  items: (ChecklistItem & { id: string })[];
  /** The signed original first, under any law (DOC-018). */
  documents: (Omit<RequiredDocument, "label" | "id"> & { id: string; label: string | null })[];
};
export interface AskedOf {
  law: string;
  /** Of the document. */
  written: string;
  birthDate: string | null;
  publishedOn: string;
}

/** What the law of a version asks to tick off and to keep. Documents that only some need are left out for the others. */
export async function whatLawAsks({ law, ...person }: AskedOf, language: Language): Promise<Asked> {
  const sheet = await loadSheet(law);
  const { checklist, required_docs } = await templateOf(sheet, law, language);
  const needed = required_docs.map((one, at) => ({ ...one, id: one.id ?? `document-${at + 1}` }));
  const original = { id: "will", label: null, origin: null };
  return {
    items: checklist
      .map((item, at) => ({ ...item, id: item.id ?? `item-${at + 1}` }))
      .filter(({ id }) => !laterEvents.has(id)),
    documents: [
      ...(needed.some(({ id }) => id === "will") ? [] : [original]),
      ...needed.filter(({ id }) => isNeeded(id, sheet, person)),
    ],
  };
}

function isNeeded(id: string, sheet: Sheet | null, { written, birthDate, publishedOn }: Omit<AskedOf, "law">): boolean {
  if (id === "court-leave") {
    const years = sheet?.minAge?.value.years;
    return years !== undefined && birthDate !== null && ageOn(birthDate, publishedOn) < years;
  }
  if (id === "other-language") {
    const official: readonly string[] = sheet?.language?.value.official ?? [];
    return !official.includes(written);
  }
  return true;
}

/** In whole years, of two days as 2026-11-17. */
function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
