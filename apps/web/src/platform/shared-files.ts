import type { ToWorker } from "../service-worker/messages.ts";

let held: File[] = [];
const listeners = new Set<() => void>();

/**
 * Fetches what another app has handed over to the worker (src/service-worker/shared-files.ts). Asked as soon as the page
 * is there, since a worker is ended soon: the files wait here, in memory, until the vault is open and a form takes them.
 */
export async function fetchSharedFiles(id: string): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<File[] | null>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage({ type: "shared-files", id } satisfies ToWorker, [port2]);
  hold((await answered) ?? []);
}

function hold(files: File[]): void {
  held = files;
  for (const listener of listeners) listener();
}

/** The next one, which stays first in the row until it is taken. */
export const nextSharedFile = (): File | null => held[0] ?? null;

export const takeSharedFile = (): void => hold(held.slice(1));
export const dropSharedFiles = (): void => hold([]);

export function onSharedFiles(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
