interface TwoParts {
  first: string;
  last: string;
}

/**
 * A whole name in two parts. The part that is the same as in the name of today decides where it is split; if there is
 * none, the last word is the family name.
 */
export function splitName(whole: string, { first, last }: TwoParts): TwoParts {
  if (last !== "" && whole.endsWith(` ${last}`)) return { first: whole.slice(0, -last.length - 1), last };
  if (first !== "" && whole.startsWith(`${first} `)) return { first, last: whole.slice(first.length + 1) };
  const at = whole.lastIndexOf(" ");
  return at === -1 ? { first: whole, last: "" } : { first: whole.slice(0, at), last: whole.slice(at + 1) };
}
