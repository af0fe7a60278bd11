import type { EntryKeyPlace } from "@heirlock/crypto/vault/entry-keys";
import { filePartBytes } from "@heirlock/domain/vault/limits";
import type { SealedFile, WrappedEntryKeys } from "@heirlock/keyring/vault/requests";
import { call } from "../../platform/api/call.ts";
import { withHost } from "../../platform/api/host.ts";
import { askVault } from "../../platform/keys/keys-client.ts";
import type { KeyOwner } from "../../platform/session/key-owner.ts";

/**
 * `sealing`: being locked on this device, and how far that is. `waiting`: an attempt failed, `attempt` comes next by itself. `stored`: the
 * store has it. `percent` is real and rounded down to tens (VLT-041).
 */
export interface UploadProgress {
  step: "sealing" | "sending" | "waiting" | "stored";
  percent: number;
  /** In bytes, of the sealed file; 0 of 0 while it is being sealed. */
  sent: number;
  size: number;
  attempt: number;
}

interface FileToUpload {
  owner: KeyOwner;
  place: EntryKeyPlace;
  keys: WrappedEntryKeys;
  /** Made once by the form: a try after a broken connection goes on with the same upload. */
  id: string;
  blob: Blob;
}

/** The texts are those of the specification (VLT-042, VLT-043). */
export class UploadError extends Error {
  readonly tried: number;

  constructor(tried: number) {
    super(tried > 1 ? "File upload failed after multiple attempts" : "File upload failed");
    this.name = "UploadError";
    this.tried = tried;
  }
}

/** Three attempts, 500 and 1000 ms apart (VLT-040, D26). */
export const uploadAttempts = 3;
const firstPauseMs = 500;

/** Where nothing has moved for so long the connection is broken, whatever the browser hopes. */
const stalledMs = 60_000;

/** Sealed files of uploads under way: sealing again would make other bytes, and the parts in the store useless. */
const sealedFiles = new Map<string, SealedFile>();

interface StoredFile {
  id: string;
  sha256: string;
  size: number;
}

/** Files in the store whose entry is not saved yet: a second try of the save does not send them again. */
const storedFiles = new Map<string, StoredFile>();

/** For a file that was taken away or replaced, that is saved with its entry, or that the store has no longer. */
export function forgetUpload(id: string): void {
  sealedFiles.delete(id);
  storedFiles.delete(id);
}

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
): Promise<StoredFile> {
  const known = storedFiles.get(id);
  if (known) return known;
  const onSealed = (part: number) => onUpload?.({ step: "sealing", percent: tens(part), sent: 0, size: 0, attempt: 1 });
  onSealed(0);
  const sealed = sealedFiles.get(id) ?? (await sealFile({ owner, place, keys, id, blob }, onSealed, signal));
  sealedFiles.set(id, sealed);
  const { sha256, size, parts } = sealed;
  const filePath = `vault/${Date.now()}-${crypto.randomUUID()}.age`;
  const body = { id, bucket: "vault" as const, filePath, sha256, size, parts };
  let sent = 0;
  const report = (step: UploadProgress["step"], attempt: number) =>
    onUpload?.({ step, percent: tens(sent / size), sent, size, attempt });
  for (let attempt = 1; ; attempt++) {
    try {
      report("sending", attempt);
      const { data } = await call("POST /api/vault/upload", { body }, { signal });
      const onSent = (bytes: number) => {
        sent = bytes;
        report("sending", attempt);
      };
      await sendMissing(data.parts, sealed, onSent, signal);
      await call("POST /api/vault/files/:id/complete", { params: { id } }, { signal });
      const stored = { id, sha256, size };
      storedFiles.set(id, stored);
      sealedFiles.delete(id);
      sent = size;
      report("stored", attempt);
      return stored;
    } catch (error) {
      signal?.throwIfAborted();
      if (isFinal(error)) throw error;
      if (attempt === uploadAttempts) throw new UploadError(uploadAttempts);
      report("waiting", attempt + 1);
      await pause(firstPauseMs * 2 ** (attempt - 1), signal);
    }
  }
}

async function sealFile(
  { owner, place, keys, id, blob }: FileToUpload,
  onSealed: (part: number) => void,
  signal: AbortSignal | undefined,
): Promise<SealedFile> {
  const ask = { ...owner, place, contentKey: keys.contentKey, fileId: id, file: blob, partBytes: filePartBytes };
  return askVault("sealFile", ask, { signal, onProgress: ({ fraction }) => onSealed(fraction) });
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
    const stop = (reason: unknown) => {
      request.abort();
      reject(reason);
    };
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => stop(new UploadError(1)), stalledMs);
    };
    request.upload.onprogress = ({ loaded }) => {
      moved();
      onSent(loaded);
    };
    request.onload = () => (request.status < 300 ? resolve() : reject(new UploadError(1)));
    request.onerror = () => reject(new UploadError(1));
    request.onloadend = () => clearTimeout(stalled);
    signal?.addEventListener("abort", () => stop(signal.reason));
    moved();
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
