import { useEffect, useRef, useState } from "react";
import { type Autosave, type AutosaveState, createAutosave } from "./autosave.ts";

export interface UseAutosave {
  state: AutosaveState;
  /** Saves without further delay; also what a person presses after a failure. */
  flush: () => Promise<boolean>;
  /** For a LeaveGuard: what cannot be saved in time is asked about. */
  hasUnsaved: () => boolean;
}

/**
 * Saves `value` whenever it has changed and rested, and at once when the page is hidden or left. Give it a value that
 * stays the same object until it changes.
 */
export function useAutosave<Value>(
  value: Value,
  save: (value: Value) => Promise<unknown>,
  delay?: number,
): UseAutosave {
  const [state, setState] = useState<AutosaveState>("idle");
  const latest = useRef(save);
  latest.current = save;
  const autosave = useRef<Autosave<Value>>(null);
  autosave.current ??= createAutosave({ save: (next) => latest.current(next), onState: setState, delay });
  const seen = useRef(value);
  useEffect(() => {
    if (Object.is(seen.current, value)) return;
    seen.current = value;
    autosave.current?.change(value);
  }, [value]);
  useEffect(() => {
    const flush = () => void autosave.current?.flush();
    const hidden = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      flush();
    };
  }, []);
  return {
    state,
    flush: () => autosave.current!.flush(),
    hasUnsaved: () => autosave.current!.hasUnsaved(),
  };
}
