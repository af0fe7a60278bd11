import { CryptoError } from "@heirlock/crypto/errors";
import type { KeyMemoryOptions } from "./key-memory.ts";
import { createKeyRing } from "./key-ring.ts";
import { KeysError } from "./problems.ts";
import type { FromWorker, RequestMessage, ToWorker } from "./protocol.ts";
import type { Asking } from "./request.ts";

/** A page's end of the worker: a MessagePort, or the worker itself where there is no SharedWorker. */
export interface Tab {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
}

type KeyRing = ReturnType<typeof createKeyRing>;

/** The worker's loop: takes the messages of any number of tabs and answers them from one key ring. */
export function createTabServer({ onState, ...options }: Parameters<typeof createKeyRing>[0] & KeyMemoryOptions) {
  const tabs = new Set<Tab>();
  const ring = createKeyRing({
    ...options,
    onState(state) {
      for (const tab of tabs) tab.postMessage({ name: "state", state });
      onState(state);
    },
  });
  /** One derivation at a time: two at once would need twice 64 MiB and be no faster. */
  let queue: Promise<void> = Promise.resolve();

  /** A reload locks the vault (KEY-026): the last tab to go takes the keys with it, even if the worker lingers. */
  function leave(tab: Tab): void {
    tabs.delete(tab);
    ring.forgetTab(tab);
    if (tabs.size === 0) ring.lock();
  }

  function serve(tab: Tab): void {
    const cancelled = new Set<number>();
    const isWanted = (id: number) => !cancelled.has(id) && tabs.has(tab);
    tabs.add(tab);
    tab.onmessage = ({ data }) => {
      if (data.name === "activity") ring.noteActivity();
      else if (data.name === "leave") leave(tab);
      else if (data.name === "cancel") cancelled.add(data.id);
      else {
        const run = () => answer(ring, tab, data, isWanted).finally(() => cancelled.delete(data.id));
        // Locking never waits for a derivation to end.
        if (data.slice === "account" && data.name === "lock") void run();
        else queue = queue.then(run);
      }
    };
    tab.postMessage({ name: "state", state: ring.state() });
  }

  return { serve, state: ring.state, lock: ring.lock, wipeExpired: ring.wipeExpired };
}

async function answer(
  ring: KeyRing,
  tab: Tab,
  { id, slice, name, ask }: RequestMessage,
  isWanted: (id: number) => boolean,
): Promise<void> {
  const asking: Asking = {
    tab,
    tell: (step, expectedMs) => tab.postMessage({ name: "step", id, step, expectedMs }),
    reach: (fraction) => tab.postMessage({ name: "reached", id, fraction }),
    async assertWanted() {
      // A turn of the event loop, in which a "cancel", "leave" or "lock" sent during the derivation arrives.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (!isWanted(id)) throw new KeysError("keys.not_available", {});
    },
  };
  try {
    const given = await ring.handle(slice, name as never, ask as never, asking);
    tab.postMessage({ name: "answer", id, answer: given });
  } catch (error) {
    const known = error instanceof CryptoError || error instanceof KeysError;
    const [code, data] = known ? [error.code, error.data] : ["keys.worker_failed" as const, {}];
    tab.postMessage({ name: "refusal", id, code, data });
  }
}
