export type AvatarTone = "primary" | "brass" | "info" | "neutral";

const arabic = /\p{Script=Arabic}/u;

/** Two initials; a name in Arabic letters shows its first letter only, since joined pairs read as a word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? "")].find((letter) => /\p{L}/u.test(letter)) ?? "";
  if (arabic.test(first) || words.length < 2) return first.toLocaleUpperCase();
  const last = [...(words.at(-1) ?? "")].find((letter) => /\p{L}/u.test(letter)) ?? "";
  return (first + last).toLocaleUpperCase();
}

const order: readonly AvatarTone[] = ["primary", "brass", "info", "neutral"];

export function toneOf(name: string): AvatarTone {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return order[sum % order.length] ?? "primary";
}
