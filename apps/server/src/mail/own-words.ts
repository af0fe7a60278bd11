const zeroWidthSpace = "\u200b";

/**
 * Somebody's own words as a letter may show them: mail programs make links of whatever looks like an address, and a
 * letter of ours must lead nowhere but to us. An invisible space takes the look away; nothing else changes.
 */
export function ownWords(text: string): string {
  return text
    .replace(/:(?=\/\/)/g, `:${zeroWidthSpace}`)
    .replace(/(?<=[^\s.])\.(?=[\p{L}\p{N}])/gu, `${zeroWidthSpace}.`)
    .replace(/(?<=\S)@(?=\S)/g, `${zeroWidthSpace}@`);
}
