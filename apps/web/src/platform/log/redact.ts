/**
 * Takes out of a text what must not leave the browser: addresses, tokens, long numbers and quoted content.
 * Applied to everything that is logged or forwarded (D70).
 */
const rules: readonly [RegExp, string][] = [
  [/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, "[e-mail]"],
  // Fragments carry the secrets of mailed links, queries whatever somebody put there.
  [/(https?:\/\/[^\s?#"']+)[?#][^\s"']*/g, "$1[cut]"],
  [/(\/[\w/.-]+)[?#][^\s"']+/g, "$1[cut]"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "[id]"],
  [/\b(?:age1|AGE-|hlb1\.|HLK1:|Bearer\s)[\w.+/=-]+/gi, "[key]"],
  [/[A-Za-z0-9_+=-]{24,}/g, "[token]"],
  [/\d[\d\s-]{5,}\d/g, "[number]"],
  [/[“"«][^”"»]{12,}[”"»]/g, "[text]"],
];

export function redact(text: string): string {
  return rules.reduce((clean, [pattern, mark]) => clean.replace(pattern, mark), text);
}
