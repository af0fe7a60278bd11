import type { Reach } from "./reach.ts";

/** Whose keys, by the names of the wire. */
export interface KeyHolder {
  has_account: boolean;
  /** On paper, which opens without a call. */
  has_card: boolean;
  key_state: Reach["account"];
}

/** What is missing before somebody can open an entry that is meant for them. */
export type KeyWait = "call" | "different" | "unlock";

/** Null: nothing, or they have not joined yet. `isMade` says whether the keys for it lie in their envelope. */
export function keyWait({ has_account, has_card, key_state }: KeyHolder, isMade: boolean): KeyWait | null {
  if (!has_account && !has_card) return null;
  if (!has_card && key_state === "refused") return "different";
  if (!has_card && key_state !== "verified") return "call";
  return isMade ? null : "unlock";
}
