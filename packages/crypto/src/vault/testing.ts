import vectors from "../vectors.json" with { type: "json" };
import type { PlainEntry, RevisionFacts } from "./entry.ts";

export const unhex = (text: string) => Uint8Array.from(Buffer.from(text, "hex"));

export const vectorBundle = {
  identitySeed: unhex(vectors.bundle.identitySeed),
  signingSeed: unhex(vectors.bundle.signingSeed),
  vaultRootKey: unhex(vectors.bundle.vaultRootKey),
};
export const { verifyingKey } = vectors.bundle;

export const facts: RevisionFacts = {
  estate: vectors.entry.estate,
  entry: vectors.entry.entry,
  revision: 1,
  generation: 1,
  category: "note",
  accessCondition: "after_death",
  file: null,
};

export const plain: PlainEntry = {
  title: "Grandmother's ring",
  description: "Where it lies",
  tags: ["ring", "خاتم"],
  details: { original: "In the desk, second drawer" },
  content: "The blue box.\nPIN 4711",
};

export function streamOf(bytes: Uint8Array, piece = 64 * 1024): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + piece));
      at += piece;
    },
  });
}

export async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}
