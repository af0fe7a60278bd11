import type { EntryId } from "@heirlock/domain/identifiers";
import { call } from "../../api/call.ts";
import { openedOwner } from "../open-vault.ts";
import { changePlan } from "./change-plan.ts";

/** Back from the bin. If somebody could read it again by that, it is shown first (KEY-064). */
export async function bringBack(id: EntryId): Promise<void> {
  const owner = await openedOwner();
  await changePlan(owner, { edits: [{ kind: "restore", entry: id }] }, (step) =>
    call("POST /api/vault/:id/restore", { params: { id }, body: step ? { plan: step } : {} }),
  );
}
