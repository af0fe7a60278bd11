import { KeysError } from "@heirlock/keyring/problems";
import type { FromWorker, ToWorker } from "@heirlock/keyring/protocol";
import { keysWorkerUrl, trustedScriptUrl } from "../workers/trusted-types.ts";

export interface Connection {
  /** `handedOver` are buffers of the message that go to the worker for good. */
  post(message: ToWorker, handedOver?: ArrayBuffer[]): void;
  close(): void;
}

interface Listener {
  onMessage(message: FromWorker): void;
  /** The worker broke down; every request under way is lost. */
  onFailure(): void;
}

/** The first message of a worker is its state; a worker that is silent this long has not started. */
const startLimitMs = 20_000;

/**
 * Starts the key worker or joins the one that runs. Where a SharedWorker does not exist, or does not
 * start (some browsers forbid it in private windows), the tab gets a worker of its own.
 * Rejects with `keys.worker_failed`.
 */
export async function connect(listener: Listener): Promise<Connection> {
  if (typeof SharedWorker !== "undefined") {
    try {
      return await open(sharedWorker(), listener);
    } catch {
      // Falls through to a worker of this tab.
    }
  }
  return open(ownWorker(), listener);
}

interface Started {
  source: Worker | SharedWorker;
  port: Worker | MessagePort;
  end(): void;
}

function sharedWorker(): Started {
  const source = new SharedWorker(trustedScriptUrl(keysWorkerUrl), { type: "module", name: "heirlock-keys" });
  return { source, port: source.port, end: () => source.port.close() };
}

function ownWorker(): Started {
  const source = new Worker(trustedScriptUrl(keysWorkerUrl), { type: "module", name: "heirlock-keys" });
  return { source, port: source, end: () => source.terminate() };
}

function open({ source, port, end }: Started, listener: Listener): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let started = false;
    const fail = () => {
      clearTimeout(timer);
      end();
      if (started) listener.onFailure();
      else reject(new KeysError("keys.worker_failed", {}));
    };
    const timer = setTimeout(fail, startLimitMs);
    source.onerror = (event) => {
      event.preventDefault();
      fail();
    };
    port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (!started) {
        started = true;
        clearTimeout(timer);
        resolve({ post: (message, handedOver = []) => port.postMessage(message, handedOver), close: end });
      }
      listener.onMessage(data);
    };
  });
}
