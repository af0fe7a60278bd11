import type { PlanChange } from "@heirlock/domain/plan/changes";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import type { ForeseenChange } from "@heirlock/keyring/plan/requests";
import type { ComponentType } from "react";

/**
 * The form of an entry that names its readers shows what saving would let them read, and its button sends back the hash
 * of exactly that (KEY-064). Whoever draws the sentences registers here: a small seam, as in `confirm-change.ts`.
 */

interface Meaning {
  member_ids: readonly string[];
  not_before: string | null;
  from_age: number | null;
}

interface Draft {
  /** As it would be saved. */
  title: string;
  condition: AccessCondition;
}

/** What a form is about to do, as far as the plan says it. */
export type Intent = { entry: string } & (
  | ({ kind: "new" } & Draft & Meaning)
  /** Whoever follows the condition of the entry follows the new one. */
  | ({ kind: "revision"; before: AccessCondition; revision: number; generation: number } & Draft)
  /** Without a condition of their own the entry's applies. */
  | ({ kind: "meaning"; access_condition?: AccessCondition | undefined } & Meaning)
);

export interface Foreseen {
  change: ForeseenChange;
  /** Of the changes those that the form says. */
  said: readonly PlanChange[];
  /** Null: there is more in it than the form says, and it is shown as a whole when it is saved. */
  hash: string | null;
  /** All that the sentences say but for a title that is being typed: equal where they do. */
  words: string;
}

export type Drawing = ComponentType<{ of: Foreseen }>;

let drawing: Drawing | null = null;
const listeners = new Set<() => void>();

/** Null while nobody can draw it: then nothing was shown. */
export const foreseenDrawing = (): Drawing | null => drawing;

export function onForeseenDrawing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function drawForeseen(how: Drawing): () => void {
  const set = (next: Drawing | null) => {
    drawing = next;
    for (const listener of listeners) listener();
  };
  set(how);
  return () => {
    if (drawing === how) set(null);
  };
}
