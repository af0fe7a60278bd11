import type { AssetId, EntryId, MemberId } from "@heirlock/domain/identifiers";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import { call } from "../../../platform/api/call.ts";
import { meanEntry, takeEntryBack } from "../../../platform/plan/act.ts";
import { accessBody, type ChosenAccess } from "../access-fields/chosen-access.ts";

export type Choice = AccessCondition | "never";

/** An asset or a vault entry, as far as it is meant for somebody. */
export type ShareableItem =
  | { kind: "asset"; id: AssetId }
  /** With the entry's own condition, which goes for whoever has no other. */
  | { kind: "document"; id: EntryId; condition: AccessCondition };

/** Means it for members, changes when they see it, or takes it back. */
export async function saveItem(
  item: ShareableItem,
  members: readonly MemberId[],
  chosen: ChosenAccess<Choice>,
): Promise<void> {
  const { condition } = chosen;
  if (condition === "never") return await takeBack(item, members);
  const body = accessBody({ ...chosen, condition });
  if (item.kind === "asset") {
    for (const id of members)
      await call("POST /api/members/:id/assets/assign", { params: { id }, body: { asset_ids: [item.id], ...body } });
    return;
  }
  const { access_condition, ...further } = body;
  // The same as the entry's own is none of one's own: it goes on following the entry.
  const own = access_condition === item.condition ? {} : { access_condition };
  await meanEntry(item.id, { member_ids: [...members], ...further, ...own });
}

async function takeBack({ kind, id: item }: ShareableItem, members: readonly MemberId[]): Promise<void> {
  if (kind === "document") return await takeEntryBack(item, members);
  for (const id of members)
    await call("POST /api/members/:id/assets/unassign", { params: { id }, body: { asset_ids: [item] } });
}
