import { KeysError } from "@heirlock/keyring/problems";
import { ApiError, hasCode } from "../../../platform/api/api-error.ts";
import { UploadError } from "../upload-file.ts";
import { NotSerializableError } from "./entry-draft.ts";
import type { UploadFailure } from "./file-box.tsx";
import { hasNoVault } from "./paywall-dialog.tsx";

export type SaveFailure =
  | { kind: "paywall" }
  | { kind: "limit"; of: "entries" | "bytes"; used: number; max: number }
  | { kind: "upload"; how: UploadFailure }
  /** The store has it no longer: the next try sends it anew. */
  | { kind: "lost" }
  /** Another tab or device saved the entry since. */
  | { kind: "conflict" }
  | { kind: "notSerializable" }
  /** "Encryption key is not available" (VLT-065). */
  | { kind: "locked" }
  | { kind: "other"; error: unknown };

/** What a failed save means for the person. `uploading`: it failed before the file was in the store. */
export function failureOf(error: unknown, { isNew, uploading }: { isNew: boolean; uploading: boolean }): SaveFailure {
  if (error instanceof NotSerializableError) return { kind: "notSerializable" };
  if (error instanceof KeysError && error.code === "keys.not_available") return { kind: "locked" };
  if (hasCode(error, "CAP_REACHED"))
    return { kind: "limit", of: uploading ? "bytes" : "entries", used: error.used ?? 0, max: error.max ?? 0 };
  if (isNew && !uploading && isPaywall(error)) {
    const { used = 0, max = 0 } = error;
    return hasNoVault(max) ? { kind: "paywall" } : { kind: "limit", of: "entries", used, max };
  }
  if (hasCode(error, "UPDATE_ERROR")) return { kind: "conflict" };
  if (hasCode(error, "FILE_NOT_STORED") && !uploading) return { kind: "lost" };
  if (uploading) return { kind: "upload", how: error instanceof UploadError && error.tried > 1 ? "many" : "one" };
  return { kind: "other", error };
}

/** The code, or any 403 of the create call (VLT-035): the server uses that status there for nothing else (D23). */
function isPaywall(error: unknown): error is ApiError {
  return hasCode(error, "PAYWALL") || (error instanceof ApiError && error.status === 403);
}
