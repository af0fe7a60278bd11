/**
 * The only place where keys are in the clear (KEY-025): a SharedWorker for all tabs, or a worker of
 * one tab where there is no SharedWorker. The server adds 'wasm-unsafe-eval' to the policy of this
 * file's response and of no other (KEY-003), so its name in the build must go on starting with
 * "keys-worker".
 */
import { CryptoError } from "@heirlock/crypto/errors";
import { createKeyRing } from "@heirlock/keyring/key-ring";
import {
  askMessage,
  authChannel,
  type FromWorker,
  KeysError,
  keysChannel,
  lockMessage,
  type RequestMessage,
  type ToWorker,
  type VaultNews,
} from "@heirlock/keyring/protocol";

interface Port {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}
declare const self: Port & { onconnect?: ((event: MessageEvent) => void) | null };

const tabs = new Set<Port>();
const channel = new BroadcastChannel(keysChannel);
const worker = crypto.randomUUID();
/** For tabs that have no need to join; whether, and nothing about whose or what. */
const tellAll = (unlocked: boolean) => channel.postMessage({ worker, unlocked } satisfies VaultNews);
const ring = createKeyRing({
  now: () => Date.now(),
  onState: (state) => {
    for (const tab of tabs) tab.postMessage({ name: "state", state });
    tellAll(state.unlocked);
  },
});

/** One derivation at a time: two at once would need twice 64 MiB and be no faster. */
let queue: Promise<void> = Promise.resolve();

function serve(tab: Port): void {
  const cancelled = new Set<number>();
  tabs.add(tab);
  tab.onmessage = ({ data }) => {
    if (data.name === "activity") ring.noteActivity();
    else if (data.name === "leave") leave(tab);
    else if (data.name === "cancel") cancelled.add(data.id);
    // Locking never waits for a derivation to end.
    else if (data.name === "lock") void answer(tab, data, cancelled);
    else queue = queue.then(() => answer(tab, data, cancelled));
  };
  tab.postMessage({ name: "state", state: ring.state() });
}

/** A reload locks the vault (KEY-026): the last tab to go takes the keys with it, even if the worker lingers. */
function leave(tab: Port): void {
  tabs.delete(tab);
  ring.forgetTab(tab);
  if (tabs.size === 0) ring.lock();
}

async function answer(tab: Port, { id, name, ask }: RequestMessage, cancelled: Set<number>): Promise<void> {
  const context = {
    tab,
    tell: (step, expectedMs) => tab.postMessage({ name: "step", id, step, expectedMs }),
    reach: (fraction) => tab.postMessage({ name: "reached", id, fraction }),
    async assertWanted() {
      // A turn of the event loop, in which a "cancel", "leave" or "lock" sent during the derivation arrives.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (cancelled.has(id) || !tabs.has(tab)) throw new KeysError("keys.not_available", {});
    },
  } satisfies Parameters<typeof ring.handle>[2];
  try {
    tab.postMessage({ name: "answer", id, answer: await ring.handle(name, ask, context) });
  } catch (error) {
    const known = error instanceof CryptoError || error instanceof KeysError;
    tab.postMessage({
      name: "refusal",
      id,
      code: known ? error.code : "keys.worker_failed",
      data: known ? error.data : {},
    });
  } finally {
    cancelled.delete(id);
  }
}

channel.onmessage = ({ data }) => {
  if (data === lockMessage) ring.lock();
  if (data === askMessage) tellAll(ring.state().unlocked);
};
new BroadcastChannel(authChannel).onmessage = ({ data }) => {
  if (data?.type === "AUTH_STATE_CHANGE" && data.authenticated === false) ring.lock();
};
setInterval(ring.wipeWhatExpired, 10_000);

if ("onconnect" in self) {
  self.onconnect = ({ ports: [port] }) => {
    if (port) serve(port as Port);
  };
} else {
  serve(self);
}
