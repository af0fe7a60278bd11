import type { accountRoutes } from "@heirlock/contract/account/sign-in";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import { readKeys as readKeysRow } from "./account.queries.ts";

type Keys = Answer<typeof accountRoutes.keys>["data"];

/** Public keys and wrapped bundles of the signed-in person. Refuses with NO_KEYS when there are none. */
export async function readKeys(deps: { app: Pool }, caller: Caller): Promise<Keys> {
  const [row] = await readAs(deps.app, caller, readKeysRow);
  if (!row || row.salt === null || row.passkeys === null) refuse("NO_KEYS");
  return {
    salt: row.salt,
    kdf: row.kdf,
    recipient: row.recipient,
    verifyingKey: row.verifying_key,
    bundleByPassword: row.bundle_by_password,
    bundleByKit: row.bundle_by_kit,
    kitNumber: row.kit_number,
    kitConfirmed: row.kit_confirmed,
    version: row.version,
    passkeys: row.passkeys,
    older: row.older.map((bundle) => ({ ...bundle, replacedAt: new Date(bundle.replacedAt).toISOString() })),
  };
}
