import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import type { KeyRing } from "../../kernel/key-ring.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import { verifyAuthKey } from "./credential.ts";
import { countingFailures } from "./sign-in-tries.ts";
import type { CameFrom } from "./visit.ts";

/**
 * Makes sure that who is signed in also knows the password. Guessing here has the sign-in's limits, and a count of its
 * own. Refuses with INVALID_CREDENTIALS, or with RATE_LIMITED after too many failures.
 */
export async function provePassword(
  deps: { auth: Pool; ring: KeyRing },
  caller: Caller,
  { password, visit }: { password: string; visit: CameFrom },
): Promise<void> {
  const credential = await inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const [row] = await tx.query(queries.readCredential, [userId]);
    return row;
  });
  if (!credential) refuse("INVALID_CREDENTIALS");
  await countingFailures(deps, { email: credential.email, visit, door: "proof" }, async () => {
    // Outside of any transaction: a connection is not held while the processor works.
    if (!(await verifyAuthKey(credential.password, password))) refuse("INVALID_CREDENTIALS");
  });
}
