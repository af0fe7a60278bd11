import { type AccountBundle, wipeBundle } from "@heirlock/crypto/bundle";
import { createSignInKeys } from "./account/sign-in-keys.ts";
import type { PlanMemory } from "./plan/read-chain.ts";
import { KeysError } from "./problems.ts";
import type { ReachMemory } from "./sharing/reach-memory.ts";

/** 30 minutes to the idle warning and 2 to answer it (D07); the session normally locks first. */
export const idleLimitMs = 32 * 60_000;

export interface KeysState {
  unlocked: boolean;
  /** Whose bundle is open: the public verifying key, or null while locked. */
  verifyingKey: string | null;
}

export interface KeyMemoryOptions {
  now: () => number;
  onState: (state: KeysState) => void;
}

export type KeyMemory = ReturnType<typeof createKeyMemory>;

/** The open bundle and the keys of sign-ins under way. Nothing of it is ever stored. */
export function createKeyMemory({ now, onState }: KeyMemoryOptions) {
  const signInKeys = createSignInKeys(now);
  let open: { bundle: AccountBundle; verifyingKey: string; plan: PlanMemory; reach: ReachMemory } | null = null;
  let usedAt = now();
  let locks = 0;

  const state = (): KeysState => ({ unlocked: open !== null, verifyingKey: open?.verifyingKey ?? null });

  function lock(): KeysState {
    locks++;
    signInKeys.wipeAll();
    if (open) {
      wipeBundle(open.bundle);
      open = null;
      onState(state());
    }
    return state();
  }

  function wipeExpired(): void {
    signInKeys.wipeExpired();
    if (now() - usedAt >= idleLimitMs) lock();
  }

  return {
    state,
    lock,
    wipeExpired,
    signInKeys,
    /** Restarts the idle time, unless it has already run out. */
    noteUse(): void {
      wipeExpired();
      usedAt = now();
    },
    /** How often the vault was locked: a request that began before a lock must not open anything after it. */
    lockCount: () => locks,
    /** Throws `keys.not_available` unless the bundle of this key is open. */
    bundleOf(verifyingKey: string): AccountBundle {
      wipeExpired();
      if (open?.verifyingKey !== verifyingKey) throw new KeysError("keys.not_available", {});
      return open.bundle;
    },
    /** What was checked of this bundle's plan while it is open; of any other bundle nothing is remembered. */
    planOf(bundle: AccountBundle): PlanMemory {
      return open?.bundle === bundle ? open.plan : { checked: null };
    },
    /** The same of what is stored for members. */
    reachOf(bundle: AccountBundle): ReachMemory {
      return open?.bundle === bundle ? open.reach : { envelopes: new Map() };
    },
    /** Takes over a bundle whose public keys were checked; the one that was open before is wiped. */
    open(bundle: AccountBundle, verifyingKey: string): KeysState {
      if (open) wipeBundle(open.bundle);
      open = { bundle, verifyingKey, plan: { checked: null }, reach: { envelopes: new Map() } };
      onState(state());
      return state();
    },
  };
}
