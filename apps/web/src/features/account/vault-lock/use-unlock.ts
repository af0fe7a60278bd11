import { useEffect, useRef, useState } from "react";
import type { RequestOptions } from "../../../platform/keys/keys-client.ts";
import type { KeysProgress } from "../../../platform/keys/pulse.ts";
import { unlockByPasskey, unlockByPassword } from "./unlock.ts";

export interface Unlocking {
  by: "password" | "passkey";
  progress: KeysProgress;
}

/** Opens the vault, with progress and a way out. Leaving the page, or closing the dialog, cancels too. */
export function useUnlock(onUnlocked: () => void) {
  const [running, setRunning] = useState<Unlocking | null>(null);
  const [error, setError] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function run(by: Unlocking["by"], open: (options: RequestOptions) => Promise<void>) {
    if (stop.current) return;
    const controller = new AbortController();
    stop.current = controller;
    setError(null);
    setRunning({ by, progress: { step: "starting", fraction: 0 } });
    try {
      await open({ signal: controller.signal, onProgress: (progress) => setRunning({ by, progress }) });
      if (!controller.signal.aborted) onUnlocked();
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    } finally {
      stop.current = null;
      setRunning(null);
    }
  }

  return {
    running,
    error,
    cancel: () => stop.current?.abort(),
    byPassword: (password: string) => run("password", (options) => unlockByPassword(password, options)),
    byPasskey: () => run("passkey", unlockByPasskey),
  };
}
