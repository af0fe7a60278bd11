/** The warning that the session is about to end; null while there is none. One for each tab. */
let endsAt: number | null = null;
const listeners = new Set<() => void>();

export const idleWarning = {
  endsAt: (): number | null => endsAt,
  set(next: number | null): void {
    if (next === endsAt) return;
    endsAt = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
