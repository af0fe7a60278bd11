import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type FilePart, ObjectMissing, type ObjectStore, PartRefused, type StoredPart } from "./object-store.ts";

/**
 * Files in a folder, for a single machine. A part is written beside its place and moved there once it is whole and on
 * the disk; so is the object.
 */
export function diskStore(directory: string): ObjectStore {
  const objectPath = (key: string) => join(directory, "objects", safe(key));
  const uploadPath = (uploadId: string) => join(directory, "uploads", safe(uploadId));
  const partPath = (uploadId: string, number: number) => join(uploadPath(uploadId), `part-${number}`);

  const storedParts = async (_key: string, uploadId: string): Promise<StoredPart[]> => {
    const names = await readdir(uploadPath(uploadId)).catch(() => []);
    const numbers = names.flatMap((name) => /^part-(\d+)$/.exec(name)?.[1] ?? []).map(Number);
    const parts = await Promise.all(
      numbers.map(async (number) => ({ number, size: (await stat(partPath(uploadId, number))).size, tag: "" })),
    );
    return parts.sort((a, b) => a.number - b.number);
  };

  return {
    async begin() {
      const uploadId = randomUUID();
      await mkdir(uploadPath(uploadId), { recursive: true });
      return uploadId;
    },
    partTarget: () => null,
    async putPart(_key, uploadId, part, bytes) {
      const half = join(uploadPath(uploadId), `half-${randomUUID()}`);
      try {
        await writeChecked(half, part, bytes);
        await rename(half, partPath(uploadId, part.number));
      } finally {
        await rm(half, { force: true });
      }
    },
    storedParts,
    async complete(key, uploadId, parts) {
      const target = objectPath(key);
      const done = await stat(target).catch(() => null);
      if (done) return done.size;
      await mkdir(dirname(target), { recursive: true });
      const whole = join(uploadPath(uploadId), "whole");
      await rm(whole, { force: true });
      for (const { number } of parts)
        await pipeline(createReadStream(partPath(uploadId, number)), createWriteStream(whole, { flags: "a" }));
      await flush(whole);
      await rename(whole, target);
      await flush(dirname(target));
      await rm(uploadPath(uploadId), { recursive: true, force: true });
      return (await stat(target)).size;
    },
    downloadUrl: () => null,
    async put(key, bytes) {
      const target = objectPath(key);
      await mkdir(dirname(target), { recursive: true });
      const half = `${target}.half`;
      await writeFile(half, bytes);
      await flush(half);
      await rename(half, target);
      await flush(dirname(target));
    },
    async read(key) {
      const file = await open(objectPath(key)).catch(() => {
        throw new ObjectMissing();
      });
      return file.createReadStream();
    },
    async remove(key, uploadId) {
      await rm(objectPath(key), { force: true });
      if (uploadId) await rm(uploadPath(uploadId), { recursive: true, force: true });
    },
  };
}

/** Writes what comes, and refuses it unless size and hash are those that were announced. */
async function writeChecked(path: string, { size, sha256 }: FilePart, bytes: AsyncIterable<Buffer>): Promise<void> {
  const hash = createHash("sha256");
  let written = 0;
  async function* counted() {
    for await (const piece of bytes) {
      written += piece.length;
      if (written > size) throw new PartRefused();
      hash.update(piece);
      yield piece;
    }
  }
  await pipeline(counted, createWriteStream(path));
  if (written !== size || hash.digest("hex") !== sha256) throw new PartRefused();
  await flush(path);
}

/** Onto the disk, so that a row never promises what a power cut took. */
async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Keys and ids are ours; a path is never built from anything else. */
function safe(name: string): string {
  if (!/^[a-z0-9][a-z0-9/.-]*$/.test(name) || name.includes("..")) throw new Error("Not a name of the store");
  return name;
}
