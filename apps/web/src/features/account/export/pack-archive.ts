import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** Small enough to leave the page alive between two of them. */
const chunkBytes = 64 * 1024;

/**
 * Packs texts and files into one zip archive, a piece at a time, so that even a large one keeps no tap waiting. On this
 * thread: the library's own workers are made from text, which the content policy forbids. Texts are packed, files are
 * stored as they are: pictures and PDFs do not get smaller.
 */
export async function packArchive(
  files: Record<string, string | Blob>,
  madeAt: Date,
  signal: AbortSignal,
): Promise<Blob> {
  const type = "application/zip";
  let done = new Blob([], { type });
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, part) => {
    if (error) failure = error;
    else parts.push(part as Uint8Array<ArrayBuffer>);
  });
  for (const [name, content] of Object.entries(files)) {
    const file = typeof content === "string" ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    file.mtime = madeAt;
    zip.add(file);
    const bytes =
      typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(await content.arrayBuffer());
    for (let start = 0; start < bytes.length || start === 0; start += chunkBytes) {
      signal.throwIfAborted();
      const end = Math.min(start + chunkBytes, bytes.length);
      file.push(bytes.subarray(start, end), end === bytes.length);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    // What is done is the browser's to keep, on disk if it likes.
    done = new Blob([done, ...parts], { type });
    parts = [];
  }
  zip.end();
  if (failure) throw failure;
  return new Blob([done, ...parts], { type });
}
