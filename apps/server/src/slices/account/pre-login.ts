import { standardKdf } from "@heirlock/contract/account/fields";
import type { Pool } from "pg";
import type { KeyRing } from "../../kernel/key-ring.ts";
import { query } from "../../kernel/query.ts";
import * as queries from "./account.queries.ts";
import { noSoonerThan } from "./even-timing.ts";
import { madeUpSalt } from "./made-up-salt.ts";

interface Derivation {
  salt: string;
  kdf: { algorithm: "argon2id"; memoryKiB: number; passes: number; parallelism: number };
}

/** Reading a row that is there takes some hundredths of a millisecond longer, which a thousand questions show. */
const milliseconds = 20;

/** How the client derives its keys for this e-mail. An unknown one gets an answer of the same kind. */
export function preLogin(deps: { auth: Pool; ring: KeyRing }, email: string): Promise<Derivation> {
  return noSoonerThan(milliseconds, async () => {
    // Made up also for a known e-mail: the work must not differ.
    const instead = madeUpSalt(deps.ring.active, email);
    const rows = await query(deps.auth, queries.readDerivation, [email]);
    return rows[0] ?? { salt: instead, kdf: standardKdf };
  });
}
