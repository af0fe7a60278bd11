/**
 * The paper that shows its text without a further press: the person has just called for it. In memory and once, so that
 * neither a reload nor the way back shows it to whoever sits there then.
 */
let next: string | null = null;

export function opensNext(entryId: string): void {
  next = entryId;
}

export function takeOpensNext(entryId: string): boolean {
  const isNext = next === entryId;
  next = null;
  return isNext;
}
