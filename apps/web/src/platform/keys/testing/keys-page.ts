/** A page with the key client and nothing else, for the journeys that look at keys in real browsers. */
import * as keys from "../keys-client.ts";
import typageWorkerUrl from "./typage-worker.ts?worker&url";

let typage: Worker | undefined;

/** Encrypts with typage and nothing of ours. */
function typageAlone(file: Blob): Promise<Blob> {
  typage ??= new Worker(typageWorkerUrl, { type: "module" });
  const { promise, resolve } = Promise.withResolvers<Blob>();
  typage.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
  typage.postMessage(file);
  return promise;
}

Object.assign(window, { keys, typageAlone });
