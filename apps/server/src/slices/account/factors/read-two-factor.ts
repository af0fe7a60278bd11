import type { factorRoutes } from "@heirlock/contract/account/factors";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import type { Visit } from "../visit.ts";
import { shownDeviceOf } from "./device-cookies.ts";
import * as queries from "./factors.queries.ts";

type TwoFactor = Answer<typeof factorRoutes.twoFactor>["data"];

/** What the person's second factor is like; no secret of it. */
export function readTwoFactor(deps: { auth: Pool }, caller: Caller, visit: Visit): Promise<TwoFactor> {
  const shown = shownDeviceOf(visit.cookies);
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const [[authenticator], [codes], devices] = await Promise.all([
      tx.query(queries.readAuthenticator, [userId]),
      tx.query(queries.countBackupCodes, [userId]),
      tx.query(queries.listTrustedDevices, [userId]),
    ]);
    const enabledAt = authenticator?.enabled_at ?? null;
    return {
      enabled: enabledAt !== null,
      enabledAt: enabledAt?.toISOString() ?? null,
      backupCodesLeft: codes!.left,
      trustedDevices: devices.map((row) => ({
        id: row.id,
        browser: row.browser,
        system: row.system,
        kind: row.device_kind,
        country: row.country,
        trustedAt: row.authenticated_at.toISOString(),
        lastUsedAt: row.last_used_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        current: shown?.id === row.id && shown.tokenHash === row.token_hash,
      })),
    };
  });
}
