import { KeysError } from "@heirlock/keyring/problems";
import { join } from "../keys/keys-client.ts";
import { type KeyOwner, keyOwner } from "../session/key-owner.ts";

/**
 * What needs the open vault asks for it in the middle of an action (KEY-064). Whoever draws the question registers here, as
 * in `fresh-proof.ts`.
 */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

export function answerLocked(how: Ask): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}

/** Rejects with `keys.not_available` when the person would rather not unlock. */
export async function openedOwner(signal?: AbortSignal): Promise<KeyOwner> {
  const { unlocked } = await join();
  if (!unlocked && !((await ask?.()) ?? false)) throw new KeysError("keys.not_available", {});
  return await keyOwner(signal);
}
