import { wipe } from "@heirlock/crypto/bytes";
import { deriveFromPassword } from "@heirlock/crypto/password";
import { createKeyMemory, type KeyMemory, type KeyMemoryOptions } from "./key-memory.ts";
import { KeysError } from "./problems.ts";
import { secretBytesOf } from "./protocol.ts";
import type { Asking, RequestContext } from "./request.ts";
import { type Answer, type Ask, type RequestName, type Slice, slices } from "./slices.ts";

interface KeyRingOptions extends KeyMemoryOptions {
  /** Only tests give another one, which takes no time. */
  derivePasswordKeys?: typeof deriveFromPassword;
}

/** `handle` pairs name, ask and answer by their types; between them the compiler only sees unions. */
type AnyHandler = (ask: unknown, context: RequestContext) => Promise<never>;

/** What the key worker does with keys: it holds the open ones, and answers the requests of every slice. */
export function createKeyRing({ derivePasswordKeys = deriveFromPassword, ...options }: KeyRingOptions) {
  const memory = createKeyMemory(options);
  return {
    state: memory.state,
    lock: memory.lock,
    wipeExpired: memory.wipeExpired,
    /** Someone is at work in a page. */
    noteActivity: memory.noteUse,
    /** The tab is gone; its half-finished sign-in goes with it. */
    forgetTab: memory.signInKeys.forget,

    /** Rejects with a `KeysError` or a `CryptoError`. Secrets handed over as bytes are wiped whatever happens. */
    async handle<S extends Slice, Name extends RequestName<S>>(
      slice: S,
      name: Name,
      ask: Ask<S, Name>,
      asking: Asking,
    ): Promise<Answer<S, Name>> {
      memory.noteUse();
      try {
        const context = contextOf(memory, ask as object, { ...asking, memory, derivePasswordKeys });
        const handlers = (await slices[slice]()) as unknown as Record<RequestName<S>, AnyHandler>;
        // The bundle was wiped if a lock came while the handlers were loaded.
        if ("bundle" in context) await context.assertWanted();
        return await handlers[name](ask, context);
      } finally {
        wipe(...secretBytesOf(ask as object));
      }
    },
  };
}

function contextOf(memory: KeyMemory, ask: object, context: RequestContext): RequestContext {
  const locksBefore = memory.lockCount();
  const guarded: RequestContext = {
    ...context,
    async assertWanted() {
      await context.assertWanted();
      if (memory.lockCount() !== locksBefore) throw new KeysError("keys.not_available", {});
    },
  };
  if (!("verifyingKey" in ask)) return guarded;
  return { ...guarded, bundle: memory.bundleOf(ask.verifyingKey as string) } as RequestContext;
}
