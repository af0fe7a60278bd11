import { useSyncExternalStore } from "react";
import type { QueueProgress, RefusedMember } from "./work-queue.ts";

/** What the runner of this tab is doing, for the banner on the members page. */
export interface QueueState {
  running: QueueProgress | null;
  /** Whose keys were refused, until they are as they should be. */
  refused: readonly RefusedMember[];
  /** Why it stopped; null when it did not. */
  failure: unknown;
  /** Entries whose new keys wait until the holder has proved who they are (D10). */
  unproved: number;
}

const idle: QueueState = { running: null, refused: [], failure: null, unproved: 0 };
let state = idle;
let attempts = 0;
const listeners = new Set<() => void>();

export function setQueueState(changes: Partial<QueueState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

/** Somebody pressed a button: the runner begins anew, and may ask them who they are. */
export function tryQueueAgain(): void {
  attempts++;
  setQueueState({ failure: null });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useQueueState(): QueueState {
  return useSyncExternalStore(subscribe, () => state);
}

export function useQueueAttempts(): number {
  return useSyncExternalStore(subscribe, () => attempts);
}
