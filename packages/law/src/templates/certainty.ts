import type { Grade } from "../succession/rule.ts";

interface Attested {
  origin?: { grade: Grade } | null | undefined;
}

/** From the surest to the least sure. */
const grades: readonly Grade[] = ["T", "S", "K"];

/**
 * How well a page of law was checked, in one word: the grade that most of its lines have, of equally many the less
 * sure (LAW-018). Null where no line was reviewed. A line has a mark of its own only where it is less sure than that.
 */
export function certaintyOf(page: {
  checklist: readonly Attested[];
  required_docs: readonly Attested[];
  language_requirements: Attested | null;
  authority: Attested | null;
}): Grade | null {
  const lines = [...page.checklist, ...page.required_docs, page.language_requirements, page.authority];
  const found = lines.flatMap((line) => line?.origin?.grade ?? []);
  const count = (grade: Grade) => found.filter((one) => one === grade).length;
  const [most] = grades.toReversed().toSorted((a, b) => count(b) - count(a));
  return found.length > 0 ? most! : null;
}
