import type { accountRoutes } from "@heirlock/contract/account/sign-in";
import type { Request } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import * as audit from "../../kernel/audit.ts";
import { refuse } from "../../kernel/errors.ts";
import { publish } from "../../kernel/events.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import type { KeyRing } from "../../kernel/key-ring.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import * as queries from "./account.queries.ts";
import { tell } from "./notices/tell.ts";
import { provePassword } from "./prove-password.ts";
import { deviceOfSession } from "./security/device-of-session.ts";
import type { CameFrom } from "./visit.ts";

type NewKit = Request<typeof accountRoutes.rewrapKit>["body"];

/**
 * Puts a new kit's wrap in the place of the old one, which opens nothing from then on (KEY-024) unless the
 * change is objected to, and tells the person by mail. The route is sensitive: the session's proof is fresh, so a browser
 * left open is not enough. A password that is sent besides must be right, and guessing it is limited like every proof.
 * Refuses with UPDATE_ERROR when the keys changed since `version` was read. Returns the new version.
 */
export async function replaceKit(
  deps: { auth: Pool; jobs: Jobs; ring: KeyRing },
  caller: Caller,
  { visit, ...kit }: NewKit & { visit: CameFrom },
): Promise<number> {
  if (kit.password !== undefined) await provePassword(deps, caller, { password: kit.password, visit });
  return inTransaction(deps.auth, caller, async (tx, { userId, sessionId }) => {
    const [keys] = await tx.query(queries.lockKeys, [userId]);
    if (keys?.version !== kit.version) refuse("UPDATE_ERROR");
    const [replaced] = await tx.query(queries.replaceKit, [userId, kit.bundleByKit, kit.kitNumber]);
    const { version } = replaced!;
    const data = { version, ...(await deviceOfSession(tx, sessionId)) };
    await audit.append(tx, { estate: userId, type: "account.kit_replaced", actor: userId, data });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    await tell(tx, deps.jobs, { userId, kind: "kit-replaced", facts: { kitNumber: kit.kitNumber } });
    return version;
  });
}
