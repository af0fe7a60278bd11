import type { AccountBundle } from "@heirlock/crypto/bundle";
import type { deriveFromPassword } from "@heirlock/crypto/password";
import type { KeyMemory } from "./key-memory.ts";
import type { WithBundle } from "./opened-bundles.ts";

/** The named steps of a long request, for the interface. */
export type KeyStep =
  | "starting"
  | "making-key"
  | "opening-key-ring"
  | "making-key-ring"
  | "writing-kit"
  | "sealing-file"
  | "opening-file"
  | "comparing-keys"
  | "sealing-envelopes";

/** What the worker knows about one request: who asked, how to report progress, and whether the answer is still wanted. */
export interface Asking {
  tab: object;
  tell(step: KeyStep, expectedMs: number): void;
  /** How far the step is, where that can be counted instead of estimated. */
  reach(fraction: number): void;
  /** Throws if the person has cancelled or the tab has gone. Call it before keeping anything. */
  assertWanted(): Promise<void>;
}

/** What a handler works with. Here `assertWanted` also throws if the vault was locked after the request began. */
export interface RequestContext extends Asking {
  memory: KeyMemory;
  derivePasswordKeys: typeof deriveFromPassword;
}

/** A request that names a verifying key is handed the open bundle of exactly that key, or refused. */
export interface OpenContext extends RequestContext {
  bundle: AccountBundle;
}

type Handler<Ask, Answer> = (
  ask: Ask,
  context: Ask extends Pick<WithBundle, "verifyingKey"> ? OpenContext : RequestContext,
) => Promise<Answer>;

/** The handlers of a slice's requests. */
export type Handlers<Requests extends { [Name in keyof Requests]: { ask: unknown; answer: unknown } }> = {
  [Name in keyof Requests]: Handler<Requests[Name]["ask"], Requests[Name]["answer"]>;
};
