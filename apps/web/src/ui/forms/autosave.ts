export type AutosaveState = "idle" | "waiting" | "saving" | "saved" | "retrying" | "failed";

export interface AutosaveOptions<Value> {
  save: (value: Value) => Promise<unknown>;
  onState: (state: AutosaveState) => void;
  /** Milliseconds of quiet before what was typed is saved. */
  delay?: number | undefined;
  /** Milliseconds before each further attempt; after the last one a person decides. */
  retries?: readonly number[] | undefined;
}

export interface Autosave<Value> {
  /** The newest value replaces whatever still waits. */
  change: (value: Value) => void;
  /** Saves what waits without further delay, and again what failed. Resolves to whether everything is saved. */
  flush: () => Promise<boolean>;
  hasUnsaved: () => boolean;
}

/** Saves a value some time after its last change, one request at a time, in the order of the changes. */
export function createAutosave<Value>(options: AutosaveOptions<Value>): Autosave<Value> {
  const { save, onState, delay = 800, retries = [2_000, 5_000, 15_000] } = options;
  let waiting: { value: Value } | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };

  const attempt = async (sent: { value: Value }) => {
    onState("saving");
    try {
      await save(sent.value);
      attempts = 0;
      if (waiting) schedule(0);
      else onState("saved");
    } catch {
      // A newer value may have come meanwhile; it replaces the one that failed.
      waiting ??= sent;
      const pause = retries[attempts];
      attempts += 1;
      onState(pause === undefined ? "failed" : "retrying");
      if (pause !== undefined) schedule(pause);
    }
  };

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    if (running) return running;
    if (!waiting) return;
    const sent = waiting;
    waiting = null;
    running = attempt(sent).finally(() => {
      running = null;
    });
    return running;
  };

  return {
    change(value) {
      waiting = { value };
      attempts = 0;
      if (running) return;
      onState("waiting");
      schedule(delay);
    },
    async flush() {
      attempts = 0;
      await running;
      if (waiting) await run();
      return waiting === null;
    },
    hasUnsaved: () => waiting !== null || running !== null,
  };
}
