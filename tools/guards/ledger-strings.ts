import type { SourceFile } from "../source/files.ts";

/** What the ledger quotes. Longest first, so that a quotation inside another one does not cut it. */
export function ledgerStrings(files: SourceFile[]): string[] {
  const ledger = files.filter(({ path }) => /^docs\/requirements\/.+\.md$/.test(path));
  const quoted = ledger.flatMap(({ text }) => [...text.matchAll(/"([^"\n]{4,})"/g)].map((match) => match[1]!));
  return [...new Set(quoted)].sort((a, b) => b.length - a.length);
}

export const without = (text: string, fixed: string[]) =>
  fixed.reduce((rest, one) => (rest.includes(one) ? rest.replaceAll(one, " ") : rest), text);
