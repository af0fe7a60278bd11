import { Zip, ZipDeflate } from "fflate";

/** Small enough to leave the page alive between two of them. */
const chunkBytes = 64 * 1024;

/**
 * Packs texts into one zip archive, a piece at a time, so that even a large one keeps no tap waiting. On this thread:
 * the library's own workers are made from text, which the content policy forbids.
 */
export async function packArchive(files: Record<string, string>, madeAt: Date, signal: AbortSignal): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, part) => {
    if (error) failure = error;
    else parts.push(part as Uint8Array<ArrayBuffer>);
  });
  for (const [name, text] of Object.entries(files)) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = madeAt;
    zip.add(file);
    const bytes = new TextEncoder().encode(text);
    for (let start = 0; start < bytes.length || start === 0; start += chunkBytes) {
      signal.throwIfAborted();
      const end = Math.min(start + chunkBytes, bytes.length);
      file.push(bytes.subarray(start, end), end === bytes.length);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  zip.end();
  if (failure) throw failure;
  return new Blob(parts, { type: "application/zip" });
}
