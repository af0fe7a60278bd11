import type { TrustedDeviceId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { forgetDevice } from "./trusted-device.ts";

/** Asks this device for the second factor again. Refuses with NOT_FOUND, also for a device of somebody else. */
export function revokeTrustedDevice(deps: { auth: Pool }, caller: Caller, device: TrustedDeviceId): Promise<void> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    if (!(await forgetDevice(tx, userId, device, "revoked"))) refuse("NOT_FOUND");
  });
}
