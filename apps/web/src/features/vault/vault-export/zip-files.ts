import { Zip, ZipPassThrough } from "fflate";

export interface ZippedFile {
  name: string;
  blob: Blob;
}

/**
 * One zip out of files that come one after the other. Stored, not packed: what is encrypted does not get smaller. What
 * is done is handed to the browser as a Blob, which it may keep on disk; in it lies nothing readable but names.
 */
export async function zipFiles(files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>): Promise<Blob> {
  let done = new Blob([], { type: "application/zip" });
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else pieces.push(piece as Uint8Array<ArrayBuffer>);
  });
  const settle = () => {
    if (failure) throw failure;
    done = new Blob([done, ...pieces], { type: "application/zip" });
    pieces = [];
  };
  for await (const { name, blob } of files) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(new Uint8Array(await blob.arrayBuffer()), true);
    settle();
  }
  zip.end();
  settle();
  return done;
}
