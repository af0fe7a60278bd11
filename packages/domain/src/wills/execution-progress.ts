/** How far the signing of a published version has come (WIL-006, WIL-007). The place is the value. */
export const progressSteps = ["NOT_EXECUTED", "CHECKLIST_CONFIRMED", "DOCS_UPLOADED", "READY_FOR_TRIGGER"] as const;
export type ProgressStep = (typeof progressSteps)[number];
export type Progress = 0 | 1 | 2 | 3;

export interface ExecutionFacts {
  /** What must be ticked off, and what is. Ticks of items that no longer exist do not count. */
  requiredItems: readonly string[];
  ticked: readonly string[];
  /** The holder has said that the ticks are true. */
  isConfirmed: boolean;
  /** Which papers are needed, and for which of them a vault entry is linked. */
  requiredPapers: readonly string[];
  linkedPapers: readonly string[];
  /** People who may report a death, and a waiting time. */
  hasReleasePlan: boolean;
  /** The holder has pressed "Mark ready". */
  isMarkedReady: boolean;
}

/** Derived, never stored: taking back a tick or a paper moves it back (D55). */
export function progressOf(facts: ExecutionFacts): Progress {
  const has = (needed: readonly string[], given: readonly string[]) => needed.every((one) => given.includes(one));
  if (!facts.isConfirmed || !has(facts.requiredItems, facts.ticked)) return 0;
  if (!has(facts.requiredPapers, facts.linkedPapers)) return 1;
  return facts.hasReleasePlan && facts.isMarkedReady ? 3 : 2;
}

/**
 * Why the holder cannot press "Mark ready"; null: they can. The documents are there, and so is a release plan, without
 * which nobody could report a death (D55).
 */
export function whyNotReady(facts: ExecutionFacts): "STEP_MISSING" | null {
  return facts.hasReleasePlan && progressOf({ ...facts, isMarkedReady: true }) === 3 ? null : "STEP_MISSING";
}

/** A value from elsewhere, such as an import; what is unknown counts as not executed (WIL-008). */
export function progressFrom(value: unknown): Progress {
  const place = typeof value === "number" ? value : progressSteps.indexOf(value as ProgressStep);
  return place === 1 || place === 2 || place === 3 ? place : 0;
}

/** The ticks that a new version keeps: those of items that read the same as before (D55). */
export function keptTicks(
  ticked: readonly string[],
  before: readonly { id: string; label: string }[],
  after: readonly { id: string; label: string }[],
): string[] {
  const labels = new Map(before.map(({ id, label }) => [id, label]));
  return after.filter(({ id, label }) => ticked.includes(id) && labels.get(id) === label).map(({ id }) => id);
}
