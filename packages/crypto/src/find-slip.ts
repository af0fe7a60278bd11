import { wordlist } from "@scure/bip39/wordlists/english.js";
import { wipe } from "./bytes.ts";
import type { CryptoProblems } from "./errors.ts";
import { fromIndices, kitNumber } from "./recovery-key.ts";

/**
 * The one slip that lies between what was typed and the kit with this number: two entries that changed
 * places, or one that is wrong or unreadable (-1). Null if there is none such. Of about 49,000 keys one
 * in 256 passes the checksum and has its number compared, which takes a fraction of a second; a chance
 * hit on 40 bits is out of the question.
 * Nobody gains by it: whoever has 23 of the words can try the rest without us.
 */
export function findSlip(indices: readonly number[], expectedKitNumber: string): CryptoProblems["kit.slip"] | null {
  const unknown = indices.flatMap((index, i) => (index === -1 ? [i] : []));
  if (unknown.length > 1) return null;

  const isTheKit = (candidate: number[]) => {
    const recoveryKey = fromIndices(candidate);
    if (!recoveryKey) return false;
    const found = kitNumber(recoveryKey) === expectedKitNumber;
    wipe(recoveryKey);
    return found;
  };

  const places = unknown.length === 1 ? unknown : indices.map((_, i) => i);
  if (unknown.length === 0) {
    for (const i of places)
      for (const j of places.slice(i + 1))
        if (isTheKit(indices.with(i, indices[j]!).with(j, indices[i]!)))
          return { kind: "swapped", positions: [i + 1, j + 1] };
  }
  for (const i of places)
    for (let index = 0; index < wordlist.length; index++)
      if (isTheKit(indices.with(i, index))) return { kind: "word", position: i + 1, suggestion: wordlist[index]! };
  return null;
}
