/** Key rings for tests, whose derivation takes no time: only tests of the derivation itself pay for Argon2id. */
import type { AccountBundle } from "@heirlock/crypto/bundle";
import type { deriveFromPassword } from "@heirlock/crypto/password";
import { createKeyMemory, type KeysState } from "../key-memory.ts";
import { createKeyRing } from "../key-ring.ts";
import type { Asking, KeyStep, OpenContext } from "../request.ts";

export const password = "Olive-grove 7 lanterns";

/** Like the real derivation, other passwords and salts give other keys; unlike it, they could be guessed quickly. */
export const quickKeys: typeof deriveFromPassword = async (typed, salt) => {
  const text = new TextEncoder().encode(typed);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-512", new Uint8Array([...salt, ...text])));
  return { authKey: digest.slice(0, 32), kek: digest.slice(32) };
};

export function makeRing({ derivePasswordKeys = quickKeys } = {}) {
  const clock = { now: 1_000_000 };
  const states: KeysState[] = [];
  const ring = createKeyRing({ now: () => clock.now, onState: (state) => states.push(state), derivePasswordKeys });
  return { ring, clock, states };
}

/** A request of a tab of its own, which notes the steps it was told. */
export function makeAsking(assertWanted = async () => {}): Asking & { steps: KeyStep[] } {
  const steps: KeyStep[] = [];
  return { tab: {}, steps, tell: (step) => steps.push(step), reach: () => {}, assertWanted };
}

/** For calling a handler without a ring. */
export function openContext(bundle: AccountBundle): OpenContext {
  const memory = createKeyMemory({ now: () => 1_000_000, onState: () => {} });
  return { ...makeAsking(), memory, derivePasswordKeys: quickKeys, bundle };
}
