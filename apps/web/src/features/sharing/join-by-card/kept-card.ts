/**
 * The card of whoever goes to sign in on the way: in memory and taken once, so that a reload, the way back and another
 * person at this device find nothing.
 */
let kept: string | null = null;

export function keepCard(typed: string): void {
  kept = typed;
}

export function takeKeptCard(): string | null {
  const typed = kept;
  kept = null;
  return typed;
}
