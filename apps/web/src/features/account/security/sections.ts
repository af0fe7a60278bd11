/** The parts of the security page, in the order in which they stand there; each is an anchor. */
export const sections = ["score", "sign-in", "two-factor", "ways-back", "sessions", "activity", "reading"] as const;
export type Section = (typeof sections)[number];

/** On a phone each of these is a page of its own; its address is that of the anchor. */
const parts = [
  ...(["sign-in", "two-factor", "passkeys", "kit", "recovery", "vault"] as const),
  ...(["sessions", "activity", "reading"] as const),
];
export type Part = (typeof parts)[number];

/** What an anchor leads to on a phone; null: to the list of all parts. */
export function partOf(anchor: string): Part | null {
  if (anchor === "ways-back") return "recovery";
  return parts.find((part) => part === anchor) ?? null;
}
