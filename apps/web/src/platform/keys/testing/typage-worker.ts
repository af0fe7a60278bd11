/** What sealing is measured against: typage alone, from a blob to a blob, in a worker of its own. */
import { encryptWithTypage } from "@heirlock/crypto/vault/typage-alone";

declare const self: {
  onmessage: ((event: MessageEvent<Blob>) => void) | null;
  postMessage(sealed: Blob): void;
};

self.onmessage = async ({ data: file }) => {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = (await encryptWithTypage(file)).getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
  }
  self.postMessage(new Blob(pieces));
};
