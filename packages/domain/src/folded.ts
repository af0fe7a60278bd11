/** For searching: case and accents do not count. "andré" finds "Andre", "e" finds "é". */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
