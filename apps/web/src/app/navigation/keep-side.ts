import type { Side } from "@heirlock/domain/account/role-switch";
import { call } from "../../platform/api/call.ts";
import { setSession } from "../../platform/session/session-store.ts";

/** Notes the side on the server, so that the next device opens there. Without a connection this device knows it still. */
export function keepSide(side: Side): void {
  setSession({ activeSide: side });
  call("PATCH /api/user/active-side", { body: { side } }).catch(() => {});
}
