import type { EntryKeyPlace } from "@heirlock/crypto/vault/entry-keys";
import { filePartBytes } from "@heirlock/domain/vault/limits";
import { call } from "../../platform/api/call.ts";
import { withHost } from "../../platform/api/host.ts";
import { askVault } from "../../platform/keys/keys-client.ts";
import type { SealedFile, WrappedEntryKeys } from "../../platform/keys/protocol.ts";
import type { VaultOwner } from "./vault-keys.ts";

/** `percent` is real and rounded down to tens (VLT-041). */
export interface UploadProgress {
  step: "sealing" | "sending";
  percent: number;
}

interface FileToUpload {
  owner: VaultOwner;
  place: EntryKeyPlace;
  keys: WrappedEntryKeys;
  /** Made once by the form: a try after a broken connection goes on with the same upload. */
  id: string;
  blob: Blob;
}

/** The texts are those of the specification (VLT-042, VLT-043). */
export class UploadError extends Error {
  constructor(tried: number) {
    super(tried > 1 ? "File upload failed after multiple attempts" : "File upload failed");
    this.name = "UploadError";
  }
}

/** Three attempts, 500 and 1000 ms apart (VLT-040, D26). */
const attempts = 3;
const firstPauseMs = 500;

/** Sealed files of uploads under way: sealing again would make other bytes, and the parts in the store useless. */
const sealedFiles = new Map<string, SealedFile>();

/**
 * Seals a file in the worker and sends its parts, each as often as it takes up to three times; a part that is in the
 * store is not sent again. Rejects with UploadError, with a KeysError, or with the ApiError of a full plan.
 */
export async function uploadFile(
  { owner, place, keys, id, blob }: FileToUpload,
  {
    signal,
    onUpload,
  }: { signal?: AbortSignal | undefined; onUpload?: ((progress: UploadProgress) => void) | undefined },
): Promise<{ id: string; sha256: string; size: number }> {
  onUpload?.({ step: "sealing", percent: 0 });
  const sealed = sealedFiles.get(id) ?? (await sealFile({ owner, place, keys, id, blob }, signal));
  sealedFiles.set(id, sealed);
  const { sha256, size, parts } = sealed;
  const filePath = `vault/${Date.now()}-${crypto.randomUUID()}.age`;
  const body = { id, bucket: "vault" as const, filePath, sha256, size, parts };
  const report = (sent: number) => onUpload?.({ step: "sending", percent: tens(sent / size) });
  report(0);
  for (let attempt = 0; ; attempt++) {
    try {
      const { data } = await call("POST /api/vault/upload", { body }, { signal });
      await sendMissing(data.parts, sealed, report, signal);
      await call("POST /api/vault/files/:id/complete", { params: { id } }, { signal });
      report(size);
      sealedFiles.delete(id);
      return { id, sha256, size };
    } catch (error) {
      signal?.throwIfAborted();
      if (isFinal(error)) throw error;
      if (attempt + 1 === attempts) throw new UploadError(attempts);
      await pause(firstPauseMs * 2 ** attempt, signal);
    }
  }
}

async function sealFile(
  { owner, place, keys, id, blob }: FileToUpload,
  signal: AbortSignal | undefined,
): Promise<SealedFile> {
  const ask = { ...owner, place, contentKey: keys.contentKey, fileId: id, file: blob, partBytes: filePartBytes };
  return askVault("sealFile", ask, { signal });
}

type Part = Awaited<ReturnType<typeof call<"POST /api/vault/upload">>>["data"]["parts"][number];

async function sendMissing(
  parts: readonly Part[],
  { blob }: SealedFile,
  report: (sent: number) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  let sent = 0;
  for (const part of parts) {
    const start = (part.number - 1) * filePartBytes;
    const before = sent;
    if (!part.done) {
      const piece = blob.slice(start, start + part.size, "application/octet-stream");
      await sendPart(part, piece, (bytes) => report(before + bytes), signal);
    }
    sent = before + part.size;
    report(sent);
  }
}

/** XMLHttpRequest, because fetch does not say how much it has sent. */
function sendPart(
  { url, headers }: Part,
  piece: Blob,
  onSent: (bytes: number) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const isOwn = url.startsWith("/");
    request.open("PUT", isOwn ? withHost(url) : url);
    request.withCredentials = isOwn;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (isOwn) request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => (request.status < 300 ? resolve() : reject(new UploadError(1)));
    request.onerror = () => reject(new UploadError(1));
    signal?.addEventListener("abort", () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(piece);
  });
}

/** What a second try would not change: a full plan, an ended session, a locked vault. */
function isFinal(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return ["CAP_REACHED", "AUTH_SESSION_MISSING", "FORBIDDEN", "ID_TAKEN", "keys.not_available"].includes(String(code));
}

function tens(share: number): number {
  return Math.floor(Math.min(share, 1) * 10) * 10;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
