/**
 * Content of exports from before there was encryption by person: base64 of a text, or the text itself. Reached only
 * from the import of such an export; nothing that the vault keeps is ever read this way (D20).
 */
export function contentOfOldExport(stored: string): string {
  return decodeBase64Text(stored) ?? stored;
}

/** Null unless it is base64 of a readable text. */
function decodeBase64Text(stored: string): string | null {
  const compact = stored.trim();
  if (compact === "" || compact.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) return null;
  try {
    const bytes = Uint8Array.from(atob(compact), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return hasControlCharacters(text) ? null : text;
  } catch {
    return null;
  }
}

function hasControlCharacters(text: string): boolean {
  return [...text].some((letter) => letter < " " && letter !== "\n" && letter !== "\r" && letter !== "\t");
}
