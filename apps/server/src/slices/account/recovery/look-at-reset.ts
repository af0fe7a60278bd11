import type { recoveryRoutes } from "@heirlock/contract/account/recovery";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import { refuse } from "../../../kernel/errors.ts";
import { query } from "../../../kernel/query.ts";
import { resetTokenHash } from "../reset-tokens.ts";
import * as queries from "./recovery.queries.ts";

type Look = Answer<typeof recoveryRoutes.lookAtReset>["data"];

/**
 * What the holder of a link may do, and the bundle that their Recovery Kit opens: 256 random bits wrap it, so that it
 * tells nothing to who has the mailbox alone. Refuses with TOKEN_EXPIRED.
 */
export async function lookAtReset(deps: { auth: Pool }, token: string): Promise<Look> {
  const rows = await query(deps.auth, queries.lookAtReset, [resetTokenHash(token)]);
  const row = rows[0] ?? refuse("TOKEN_EXPIRED");
  return {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    state: row.ready ? "ready" : "linked",
    secondFactor: { code: row.has_code, passkey: row.has_passkey },
    waitsUntil: row.waits_until?.toISOString() ?? null,
    keys:
      row.bundle_by_kit === null
        ? null
        : {
            bundleByKit: row.bundle_by_kit,
            kitNumber: row.kit_number,
            recipient: row.recipient,
            verifyingKey: row.verifying_key,
          },
  };
}
