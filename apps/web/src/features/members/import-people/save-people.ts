import { call } from "../../../platform/api/call.ts";
import { payloadOf } from "../member-form/member-draft.ts";
import type { Candidate } from "./check-found.ts";

/** What stopped the import, and at whom. */
export class StoppedAt extends Error {
  readonly candidate: Candidate;
  constructor(candidate: Candidate, cause: unknown) {
    super("stopped", { cause });
    this.candidate = candidate;
  }
}

/**
 * One after the other. Rejects with StoppedAt at the first refusal or failure; who was added until then stays, and a second
 * try goes on after them: each brings an id of its own.
 */
export async function savePeople(
  candidates: readonly Candidate[],
  { signal, onSaved }: { signal: AbortSignal; onSaved: (id: string) => void },
): Promise<void> {
  for (const candidate of candidates) {
    signal.throwIfAborted();
    const body = payloadOf(candidate.draft, candidate.id);
    await call("POST /api/members", { body }).catch((error: unknown) => {
      throw new StoppedAt(candidate, error);
    });
    onSaved(candidate.id);
  }
}
