import type { VaultEntry } from "@heirlock/contract/vault";
import type { AssetId, MemberId } from "@heirlock/domain/identifiers";
import { useEffect, useRef, useState } from "react";
import { hasCode } from "../../../platform/api/api-error.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { membersKey } from "../../members/offers/list-members.ts";
import { createEntry, type EntryDraft, replaceEntry, type SaveOptions, updateEntry } from "../save-entry.ts";
import type { UploadProgress } from "../upload-file.ts";
import { failureOf, type SaveFailure } from "./save-failure.ts";

/** What is saved: a new entry, the next revision of one, or one in place of what no key opens (VLT-026). */
export type SaveTarget =
  | ({ as: "new"; linkedAssetIds: readonly AssetId[]; linkedMemberIds: readonly MemberId[] } & Pick<
      SaveOptions,
      "further"
    >)
  | { as: "revision"; entry: VaultEntry; contentKey: string }
  | { as: "replacement"; entry: VaultEntry };

/** Saves once at a time; leaving the form stops an upload that is under way. */
export function useSaveEntry() {
  const [saving, setSaving] = useState(false);
  const [upload, setUpload] = useState<UploadProgress | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Resolves to whether it is saved; why not is in `failure`. `make` may refuse what was typed (VLT-027). */
  const save = async (target: SaveTarget, make: () => EntryDraft, confirmed: string | null): Promise<boolean> => {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    let uploading = false;
    const options: SaveOptions = {
      signal: controller.signal,
      confirmed,
      onUpload: (progress) => {
        uploading = progress.step !== "stored";
        setUpload(progress);
      },
    };
    setFailure(null);
    setSaving(true);
    try {
      await saveTo(target, make(), options);
      // Who can open it, and when, hangs on what was saved.
      void queryClient.invalidateQueries({ queryKey: membersKey });
      return true;
    } catch (error) {
      // Who went back from the question is in the form again, as it was.
      if (!controller.signal.aborted && !hasCode(error, "NOT_CONFIRMED"))
        setFailure(failureOf(error, { isNew: target.as === "new", uploading }));
      if (uploading) setUpload(null);
      return false;
    } finally {
      running.current = null;
      setSaving(false);
    }
  };
  return {
    saving,
    upload,
    failure,
    save,
    /** Stops an upload; what was sent of it is used when it goes on. */
    stop: () => running.current?.abort(),
    /** The failure was dealt with, or no longer fits what the form holds. */
    forget: () => setFailure(null),
    /** Another file was chosen, or none. */
    forgetUpload: () => {
      setUpload(null);
      setFailure((before) => (before?.kind === "upload" || before?.kind === "lost" ? null : before));
    },
  };
}

function saveTo(target: SaveTarget, draft: EntryDraft, options: SaveOptions): Promise<VaultEntry> {
  if (target.as === "new") {
    const { linkedAssetIds, linkedMemberIds, further } = target;
    return createEntry(draft, linkedAssetIds, { ...options, linkedMemberIds, ...(further && { further }) });
  }
  if (target.as === "replacement") return replaceEntry(target.entry, draft, options);
  return updateEntry(target.entry, target.contentKey, draft, options);
}
