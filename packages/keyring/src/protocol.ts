import type { KeysState } from "./key-memory.ts";
import type { KeysProblem, KeysProblems } from "./problems.ts";
import type { KeyStep } from "./request.ts";
import type { Ask, RequestName, Slice } from "./slices.ts";

/**
 * The messages between pages and the key worker. Which requests there are is in each slice's `requests.ts`. No answer
 * contains a key except the authentication key, a new kit and the identity of an export.
 */

export type RequestMessage = {
  [S in Slice]: { [Name in RequestName<S>]: { id: number; slice: S; name: Name; ask: Ask<S, Name> } }[RequestName<S>];
}[Slice];

export type ToWorker =
  | RequestMessage
  /** The person pressed Cancel: the worker drops what the request would have opened. */
  | { name: "cancel"; id: number }
  /** Someone is using the page. */
  | { name: "activity" }
  /** The page is closing. */
  | { name: "leave" };

export type FromWorker =
  | { name: "state"; state: KeysState }
  | { name: "step"; id: number; step: KeyStep; expectedMs: number }
  | { name: "reached"; id: number; fraction: number }
  | { name: "answer"; id: number; answer: unknown }
  | { name: "refusal"; id: number; code: KeysProblem; data: KeysProblems[KeysProblem] };

/** The secrets of a request in bytes: the page hands them over instead of copying them, and the worker wipes them. */
export function secretBytesOf(ask: object): Uint8Array<ArrayBuffer>[] {
  return "prf" in ask && ask.prf instanceof Uint8Array ? [ask.prf as Uint8Array<ArrayBuffer>] : [];
}
