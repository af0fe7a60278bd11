import { startTransition, useEffect, useRef, useState } from "react";
import { join, type RequestOptions } from "../../../platform/keys/keys-client.ts";
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
  // The worker starts while the password is typed. If it does not, the request says so.
  useEffect(() => void join().catch(() => {}), []);

  async function run(by: Unlocking["by"], open: (options: RequestOptions) => Promise<void>) {
    if (stop.current) return;
    const controller = new AbortController();
    stop.current = controller;
    setError(null);
    setRunning({ by, progress: { step: "starting", fraction: 0 } });
    try {
      await open({ signal: controller.signal, onProgress: (progress) => setRunning({ by, progress }) });
      // As a transition what the page draws now is cut into slices: an old phone stays responsive.
      if (!controller.signal.aborted) startTransition(onUnlocked);
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    } finally {
      stop.current = null;
      startTransition(() => setRunning(null));
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
