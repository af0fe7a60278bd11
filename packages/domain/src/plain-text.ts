/**
 * Characters that make a text read as something else than it is: controls, and the embeddings, overrides and isolates by
 * which a line can show its words in another order (Unicode TR #36 §2.4; CVE-2021-42574). The marks for right and left, and
 * joiners, stay: Arabic, Persian and Indian names need them.
 */
const never = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029\ufff9-\ufffb]/u;

/** Whether somebody's own words can be shown to others as they are: names in one line, messages in several. */
export function isPlainText(text: string, { lines }: { lines: "one" | "several" }): boolean {
  return !never.test(lines === "several" ? text.replace(/\r?\n|\t/g, "") : text);
}
