/** The fewest words that a wallet's recovery phrase has (BIP-39). */
const fewestWords = 12;

/**
 * Whether a text looks like the recovery phrase of a wallet: a dozen short Latin words in a row. Only a title, a tag or a
 * description is asked about: they may be told to the family before the content is.
 */
export function looksLikeSeedPhrase(text: string): boolean {
  let inARow = 0;
  for (const word of text.toLowerCase().split(/[\s,;.\d)]+/)) {
    if (word === "") continue;
    inARow = /^[a-z]{3,8}$/.test(word) ? inARow + 1 : 0;
    if (inARow >= fewestWords) return true;
  }
  return false;
}
