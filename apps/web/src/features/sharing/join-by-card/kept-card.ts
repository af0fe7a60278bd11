/** Long enough to sign in with a second factor, and no longer. Milliseconds. */
const patience = 15 * 60_000;

/**
 * The card of whoever goes to sign in on the way: in memory, taken once and not kept for long, so that a reload, the way
 * back and whoever uses this device next find nothing.
 */
let kept: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function keepCard(typed: string): void {
  kept = typed;
  clearTimeout(timer);
  timer = setTimeout(takeKeptCard, patience);
}

export function takeKeptCard(): string | null {
  const typed = kept;
  kept = null;
  return typed;
}
