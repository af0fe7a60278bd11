import { folded } from "@heirlock/domain/folded";

/** Something that can be found, and the words it is found by. */
export interface Findable {
  id: string;
  title: string;
  /** What stands under the title. */
  text?: string | undefined;
  /** Further words, which are not shown. */
  words?: string | undefined;
}

/** How well one word fits: the start of the title, of a word in it, anywhere in it, elsewhere; null for not at all. */
function fit({ title, text = "", words = "" }: Findable, word: string): number | null {
  const name = folded(title);
  if (name.startsWith(word)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 1;
  if (name.includes(word)) return 2;
  return folded(`${text} ${words}`).includes(word) ? 3 : null;
}

/** Every word that was typed must be there; the best come first, and equals keep their order. */
export function find<Item extends Findable>(items: readonly Item[], typed: string, limit: number): Item[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return items
    .flatMap((item) => {
      const fits = words.map((word) => fit(item, word));
      return fits.includes(null) ? [] : [{ item, rank: Math.max(...(fits as number[])) }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ item }) => item);
}
