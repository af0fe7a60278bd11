import { useCallback, useEffect, useRef, useState } from "react";
import type { FileFacts } from "../entry-details.ts";
import { forgetUpload } from "../upload-file.ts";
import { type FileProblem, type PreparedFile, prepareFile } from "./prepare-file.ts";

export type FileChoice =
  | { state: "none" }
  /** The file that the entry has. */
  | ({ state: "kept" } & FileFacts)
  | { state: "checking"; name: string }
  | { state: "refused"; name: string; size: number; problem: FileProblem }
  /** `id` is made once, so that a second try goes on with the same upload. */
  | { state: "chosen"; id: string; file: PreparedFile };

/** One file for each entry: what was there, what was chosen, and why it was refused. */
export function useEntryFile(kept: FileFacts | null) {
  const before: FileChoice = kept ? { state: "kept", ...kept } : { state: "none" };
  const [choice, setChoice] = useState<FileChoice>(before);
  // Only the last of several quick choices counts.
  const latest = useRef(0);
  const uploadId = choice.state === "chosen" ? choice.id : null;
  useEffect(() => (uploadId ? () => forgetUpload(uploadId) : undefined), [uploadId]);

  const choose = useCallback(async (file: File) => {
    const turn = ++latest.current;
    setChoice({ state: "checking", name: file.name });
    const prepared = await prepareFile(file).catch(() => ({ problem: "type" as const }));
    if (turn !== latest.current) return;
    setChoice(
      "problem" in prepared
        ? { state: "refused", name: file.name, size: file.size, problem: prepared.problem }
        : { state: "chosen", id: crypto.randomUUID(), file: prepared },
    );
  }, []);
  const put = (next: FileChoice) => {
    latest.current++;
    setChoice(next);
  };
  return {
    choice,
    choose,
    remove: () => put({ state: "none" }),
    /** The file that was taken away or replaced is there again. */
    putBack: kept && choice.state === "none" ? () => put(before) : null,
    /** The store has lost it: the next try is another upload. */
    sendAnew: () => choice.state === "chosen" && put({ ...choice, id: crypto.randomUUID() }),
    hasChanged: choice.state !== before.state,
  };
}
