import { type Language, languages } from "../languages.ts";

/** What a person types to close their account, in the language they read the page in. */
export const deletionWords: Record<Language, string> = {
  en: "DELETE",
  ar: "حذف",
  es: "ELIMINAR",
  fr: "SUPPRIMER",
};

/**
 * Whether the typed word is one of those that a page asks for. The page's language and the account's may differ, so any
 * of them counts; capitals, blanks around it, and the marks and stretches of Arabic handwriting do not matter.
 */
export function isDeletionWord(typed: string): boolean {
  const word = plain(typed);
  return languages.some((language) => plain(deletionWords[language]) === word);
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u0640\u064B-\u0652\u200E\u200F\u061C]/g, "")
    .trim()
    .toUpperCase();
}
