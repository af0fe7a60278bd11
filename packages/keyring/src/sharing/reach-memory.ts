import type { StoredEnvelopes } from "@heirlock/contract/sharing/keys";

export type StoredEnvelope = StoredEnvelopes["members"][number]["envelopes"][number];
export type StoredWrap = StoredEnvelope["wraps"][number];

/** What was checked of one envelope: whether the holder signed it, and which of the wraps under it open. */
export interface CheckedEnvelope {
  isOwn: boolean;
  /** By entry: the wrap as it was served, and whether it opened. */
  wraps: ReadonlyMap<string, { wrap: StoredWrap; opens: boolean }>;
}

/** Envelopes by all that was served of them. What is known again is not checked again; forgotten with the key. */
export interface ReachMemory {
  envelopes: ReadonlyMap<string, CheckedEnvelope>;
}
