import type { VaultEntry } from "@heirlock/contract/vault";
import type { OwnRevision } from "@heirlock/crypto/vault/entry";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import type { AskedEdit } from "@heirlock/keyring/plan/requests";
import { conditionEdits } from "../../platform/plan/act.ts";
import { signedPart } from "./sealed-entry.ts";

/** What the next revision of an entry changes of the plan: whoever follows its condition follows the new one. */
export async function revisionEdits(
  before: Pick<VaultEntry, "id" | "access_condition">,
  sealed: OwnRevision,
  signal?: AbortSignal,
): Promise<AskedEdit[]> {
  const saved: AskedEdit = { kind: "entry", sealed: signedPart(sealed), labelKey: sealed.labelKey };
  if (sealed.accessCondition === before.access_condition) return [saved];
  return [saved, ...(await conditionEdits(before.id, sealed.accessCondition as AccessCondition, signal))];
}
