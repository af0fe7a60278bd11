import { startTransition, useEffect, useRef, useState } from "react";
import { call } from "../../../platform/api/call.ts";
import type { EndpointInput } from "../../../platform/api/endpoint.ts";
import { askAccount, join, keysState, type RequestOptions } from "../../../platform/keys/keys-client.ts";
import type { KeysProgress } from "../../../platform/keys/pulse.ts";
import { fetchKeys } from "../keys-request.ts";
import { NoPrfError } from "../passkey-problem.ts";

export interface Unlocking {
  by: "password" | "passkey";
  progress: KeysProgress;
}

/** Opens the vault, with progress and a way out. Leaving the page, or closing the dialog, cancels too. */
export function useUnlock(onUnlocked: () => void) {
  const [running, setRunning] = useState<Unlocking | null>(null);
  const [error, setError] = useState<unknown>(null);
  const stop = useRef<AbortController | null>(null);
  // An open vault takes this off the page itself: its answer, with what proves who is there, is still on its way.
  useEffect(
    () => () => {
      if (!keysState().unlocked) stop.current?.abort();
    },
    [],
  );
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

/**
 * Opens the vault with the password, in the worker. Rejects with a KeysError (`bundle.wrong_key` for a wrong password),
 * an ApiError, or the signal's reason.
 */
export async function unlockByPassword(password: string, options: RequestOptions = {}): Promise<void> {
  const { salt, kdf, bundleByPassword, recipient, verifyingKey } = await fetchKeys(options.signal);
  const { authKey } = await askAccount(
    "unlock",
    { by: "password", password, salt, kdf, bundleByPassword, stated: { recipient, verifyingKey } },
    options,
  );
  if (authKey) await prove({ password: authKey });
}

/**
 * What opened the vault also proves to the server who is there, so that nobody is asked for it again a moment later
 * (SEC-043). The vault is open whether or not the server heard of it: an action that needs the proof then asks.
 */
async function prove(body: NonNullable<EndpointInput<"POST /api/auth/reauthenticate">["body"]>): Promise<void> {
  // No signal: the open vault takes this very dialog off the page.
  await call("POST /api/auth/reauthenticate", { body: { ...body, unlocks: true } }).catch(() => {});
}

/**
 * Opens the vault with one of the passkeys that may. Rejects with what the browser threw, with NoPrfError, or as
 * unlockByPassword does.
 */
async function unlockByPasskey(options: RequestOptions = {}): Promise<void> {
  const { askPasskey } = await import("../webauthn.ts");
  const [{ passkeys, recipient, verifyingKey }, { data: asked }] = await Promise.all([
    fetchKeys(options.signal),
    call("POST /api/auth/passkeys/proof/options", {}, { signal: options.signal }),
  ]);
  const ids = passkeys.map(({ credentialId }) => credentialId);
  const { response, prf } = await askPasskey(asked, ids);
  const bundleByPasskey = passkeys.find(({ credentialId }) => credentialId === response.id)?.bundle;
  if (!prf || !bundleByPasskey) throw new NoPrfError();
  await askAccount("unlock", { by: "passkey", prf, bundleByPasskey, stated: { recipient, verifyingKey } }, options);
  await prove({ passkey: { challengeId: asked.challengeId, response } });
}
