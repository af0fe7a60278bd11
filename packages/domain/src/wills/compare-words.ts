/** A run of text that both have, or only one of them. */
export interface Piece {
  text: string;
  isSame: boolean;
}

/** Longer texts are told apart as wholes: nobody reads a difference of that length word by word. */
const mostWords = 3000;

/**
 * Two texts in pieces: what both have in the same order, and what only one has. The pieces of each side put together are
 * its text. Words are told apart by the white space between them.
 */
export function compareWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (before !== after && old.length * now.length > mostWords * mostWords)
    return { before: piecesOf(old, new Set()), after: piecesOf(now, new Set()) };
  const { inOld, inNow } = commonPlaces(old, now);
  return { before: piecesOf(old, inOld), after: piecesOf(now, inNow) };
}

/** Words with the white space behind them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+\s*/g) ?? [];

/** The places of the longest run of words that both have in the same order. */
function commonPlaces(old: readonly string[], now: readonly string[]): { inOld: Set<number>; inNow: Set<number> } {
  const width = now.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  const isSame = (i: number, j: number) => old[i]!.trimEnd() === now[j]!.trimEnd();
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      longest[i * width + j] = isSame(i, j)
        ? longest[(i + 1) * width + j + 1]! + 1
        : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
  const [inOld, inNow] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < old.length && j < now.length; )
    if (isSame(i, j)) {
      inOld.add(i++);
      inNow.add(j++);
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i++;
    else j++;
  return { inOld, inNow };
}

function piecesOf(words: readonly string[], common: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, text] of words.entries()) {
    const last = pieces.at(-1);
    if (last && last.isSame === common.has(at)) last.text += text;
    else pieces.push({ text, isSame: common.has(at) });
  }
  return pieces;
}
