import type { EntryId } from "@heirlock/domain/identifiers";
import { call } from "../../api/call.ts";
import { openedOwner } from "../open-vault.ts";
import { changePlan } from "./change-plan.ts";

/** Back from the bin. If somebody could read it again by that, it is shown first (KEY-064). */
export async function bringBack(id: EntryId): Promise<void> {
  const owner = await openedOwner();
  let isBack = false;
  await changePlan(owner, { edits: [{ kind: "restore", entry: id }] }, async (step) => {
    // Another device may sign in between: then only the head is sent anew.
    if (!isBack) await call("POST /api/vault/:id/restore", { params: { id } });
    isBack = true;
    if (step) await call("POST /api/plan", { body: step });
  });
}
