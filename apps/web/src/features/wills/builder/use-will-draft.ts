import type { WholeVersion } from "@heirlock/contract/wills";
import type { WillContent } from "@heirlock/domain/wills/content";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { type UseAutosave, useAutosave } from "../../../ui/forms/use-autosave.ts";
import { willsKey } from "../offers/list-wills.ts";
import { changed, startHistory, undone, type WillDraft } from "./will-draft.ts";

export interface WillDraftHandle {
  id: string;
  number: number;
  draft: WillDraft;
  law: string | null;
  /** `field` names a box in which people type, so that undoing takes back more than a letter. */
  change: (edit: (content: WillContent) => WillContent, field?: string) => void;
  setTitle: (title: string) => void;
  canUndo: boolean;
  /** Takes the last change back. */
  undo: () => void;
  autosave: UseAutosave;
  /** The will was saved from elsewhere since it was opened here: nothing more is saved until it is loaded again. */
  isOvertaken: boolean;
  /** Saves the law at once, with what waits before it. Rejects with what the server refused. */
  chooseLaw: (law: string | null, faithConsent?: string) => Promise<void>;
  /** Everything saved, and at which revision; null when it could not be. */
  saved: () => Promise<number | null>;
}

/** One draft version while it is written: in this page first, on the server a moment later. */
export function useWillDraft(id: string, version: WholeVersion): WillDraftHandle {
  const client = useQueryClient();
  const [history, setHistory] = useState(() => startHistory({ title: version.title, content: version.content }));
  const [law, setLaw] = useState(version.law);
  const [isOvertaken, setOvertaken] = useState(false);
  const revision = useRef(version.revision);
  const patch = async (body: object) => {
    try {
      const { data } = await call("PATCH /api/wills/:id", {
        params: { id },
        body: { revision: revision.current, ...body },
      });
      revision.current = data.revision;
      return data;
    } catch (error) {
      if (hasCode(error, "UPDATE_ERROR", "NOT_A_DRAFT")) setOvertaken(true);
      throw error;
    }
  };
  // A will needs a title; while its box is empty the last one stays.
  const autosave = useAutosave(history.now, ({ title, content }) =>
    patch({ content, ...(title.trim() !== "" && { title }) }),
  );
  const change = useCallback<WillDraftHandle["change"]>((edit, field) => {
    setHistory((before) => {
      const content = edit(before.now.content);
      return content === before.now.content ? before : changed(before, { ...before.now, content }, Date.now(), field);
    });
  }, []);
  const setTitle = useCallback((title: string) => {
    setHistory((before) => changed(before, { ...before.now, title }, Date.now(), "title"));
  }, []);
  const undo = useCallback(() => setHistory(undone), []);
  return {
    id,
    number: version.number,
    draft: history.now,
    law,
    change,
    setTitle,
    canUndo: history.past.length > 0,
    undo,
    autosave,
    isOvertaken,
    chooseLaw: async (next, faithConsent) => {
      await autosave.flush();
      const data = await patch({ law: next, ...(faithConsent && { faith_consent: faithConsent }) });
      setLaw(data.law);
      void client.invalidateQueries({ queryKey: willsKey });
    },
    saved: async () => ((await autosave.flush()) ? revision.current : null),
  };
}
