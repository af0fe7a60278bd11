import type { WillContent } from "@heirlock/domain/wills/content";

/** What the builder edits. The law is chosen apart: the server may refuse it. */
export interface WillDraft {
  title: string;
  content: WillContent;
}

export interface DraftHistory {
  now: WillDraft;
  past: readonly WillDraft[];
  /** What was changed last, and when: going on typing in one field is one step back. */
  last: { field: string; at: number } | null;
}

const mostSteps = 50;
const typingPause = 1500;

export const startHistory = (now: WillDraft): DraftHistory => ({ now, past: [], last: null });

/** `field` names a box in which people type; every other change is a step of its own. */
export function changed(history: DraftHistory, next: WillDraft, at: number, field?: string): DraftHistory {
  if (next === history.now) return history;
  const { last } = history;
  const goesOn = field !== undefined && last?.field === field && at - last.at < typingPause;
  return {
    now: next,
    past: goesOn ? history.past : [...history.past, history.now].slice(-mostSteps),
    last: field === undefined ? null : { field, at },
  };
}

export function undone(history: DraftHistory): DraftHistory {
  const before = history.past.at(-1);
  return before ? { now: before, past: history.past.slice(0, -1), last: null } : history;
}
