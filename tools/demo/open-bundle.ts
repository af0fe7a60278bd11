import { type AccountBundle, publicKeys } from "@heirlock/crypto/bundle";
import { unwrapBundle } from "@heirlock/crypto/wrap";
import type { DemoClient } from "./client.ts";

/** The keys of somebody, in the hands of whoever has their recovery key. */
export interface OpenBundle {
  bundle: AccountBundle;
  /** Their id, which is their estate's. */
  estate: string;
  recipient: string;
  keyId: string;
}

/** With the recovery key of somebody who is signed in. */
export async function openBundle(client: DemoClient, recoveryKey: Uint8Array): Promise<OpenBundle> {
  const { userId } = await client.call<{ userId: string }>("GET", "/api/auth/session");
  const { bundleByKit } = await client.call<{ bundleByKit: string }>("GET", "/api/auth/keys");
  const bundle = unwrapBundle(bundleByKit, "kit", recoveryKey);
  const { recipient, verifyingKey } = await publicKeys(bundle);
  return { bundle, estate: userId, recipient, keyId: verifyingKey };
}
