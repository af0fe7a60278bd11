import type { AccessAnswer } from "@heirlock/contract/members/fields";
import type { AssetId, EntryId, MemberId } from "@heirlock/domain/identifiers";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import { call } from "../../../platform/api/call.ts";
import { meanEntry, takeEntryBack } from "../../../platform/plan/act.ts";
import type { Intent } from "../../../platform/plan/foreseen.ts";
import { accessBody, type ChosenAccess, furtherProblem } from "../access-fields/chosen-access.ts";

export type Choice = AccessCondition | "never";

/** An asset or a vault entry, as far as it is meant for somebody. */
export type ShareableItem =
  | { kind: "asset"; id: AssetId }
  /** With the entry's own condition, which goes for whoever has no other. */
  | { kind: "document"; id: EntryId; condition: AccessCondition };

/**
 * Means it for members, changes when they see it, or takes it back. `confirmed` is the hash of what the dialog has shown
 * of it, of an entry (KEY-064).
 */
export async function saveItem(
  item: ShareableItem,
  members: readonly MemberId[],
  chosen: ChosenAccess<Choice>,
  confirmed: string | null = null,
): Promise<void> {
  const { condition } = chosen;
  if (condition === "never") return await takeBack(item, members);
  const body = accessBody({ ...chosen, condition });
  if (item.kind === "asset") {
    for (const id of members)
      await call("POST /api/members/:id/assets/assign", { params: { id }, body: { asset_ids: [item.id], ...body } });
    return;
  }
  const { tell_exists } = body;
  await meanEntry(item.id, { member_ids: [...members], tell_exists, ...termsOf(item, body) }, confirmed);
}

/** When they read an entry. */
function termsOf(item: { condition: AccessCondition }, { access_condition, not_before, from_age }: AccessAnswer) {
  // The same as the entry's own is none of one's own: it goes on following the entry.
  const own = access_condition === item.condition ? {} : { access_condition };
  return { not_before, from_age, ...own };
}

/** What saving it would change of the plan; null for an asset, and for what is taken back or cannot be saved like this. */
export function intentOfItem(
  item: ShareableItem,
  members: readonly MemberId[],
  chosen: ChosenAccess<Choice>,
): Intent | null {
  const { condition } = chosen;
  if (item.kind === "asset" || members.length === 0 || condition === "never" || furtherProblem(chosen)) return null;
  const terms = termsOf(item, accessBody({ ...chosen, condition }));
  return { kind: "meaning", entry: item.id, member_ids: [...members], ...terms };
}

async function takeBack({ kind, id: item }: ShareableItem, members: readonly MemberId[]): Promise<void> {
  if (kind === "document") return await takeEntryBack(item, members);
  for (const id of members)
    await call("POST /api/members/:id/assets/unassign", { params: { id }, body: { asset_ids: [item] } });
}
