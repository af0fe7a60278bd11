import type { MemberAsset } from "@heirlock/contract/member-side";
import type { AssetId, EntryId } from "@heirlock/domain/identifiers";
import { isOpen } from "@heirlock/domain/members/opens";
import { visibleTo } from "@heirlock/domain/members/visible-to";
import { instantFromText } from "../../kernel/statement.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { listAssets, listShares } from "./member-side.queries.ts";
import type { ListAssetsRow, ListSharesRow } from "./member-side.rows.ts";
import { holderOf, type Part } from "./viewed-plan.ts";
import { type Later, laterOf, visibleEntries } from "./visible-entries.ts";

/** The assets meant for a member, cut to what they may see now; of those that wait, at most that they are. */
export async function visibleAssets(tx: Tx, part: Part): Promise<{ assets: MemberAsset[]; later: Later[] }> {
  const whose = [part.row.holder_id, part.row.id] as const;
  const rows = await tx.query(listAssets, whose);
  if (rows.length === 0) return { assets: [], later: [] };
  const shares = await tx.query(listShares, whose);
  const { entries } = await visibleEntries(tx, part);
  const entryIds = new Set(entries.map(({ id }) => id));
  const seen = rows.map((row) => seenAsset(part, row, { shares, entryIds }));
  return {
    assets: seen.flatMap((one) => (one?.locked === false ? [toAsset(part, one.fields)] : [])),
    later: seen.flatMap((one) => (one?.locked ? [laterOf(part)] : [])),
  };
}

/** The titles of the assets that a member may see now, by id. */
export async function visibleTitles(tx: Tx, part: Part): Promise<Map<AssetId, string>> {
  const { assets } = await visibleAssets(tx, part);
  return new Map(assets.map(({ id, title }) => [id, title]));
}

interface Around {
  shares: readonly ListSharesRow[];
  /** Entries that the member sees themselves. */
  entryIds: ReadonlySet<EntryId>;
}

function seenAsset(part: Part, row: ListAssetsRow, { shares, entryIds }: Around) {
  const fields = {
    id: row.id,
    title: row.title,
    asset_type: row.asset_type,
    asset_subtype: row.asset_subtype,
    access_condition: row.access_condition,
    answer: row.answer,
    answered_at: row.answered === null ? null : instantFromText(row.answered),
    request_id: row.request_id,
    location: row.location,
    description: row.description,
    estimated_value: row.estimated_value === null ? null : Number(row.estimated_value),
    currency: row.currency,
    updated_at: instantFromText(row.updated),
    documents: row.entry_ids.filter((id) => entryIds.has(id)),
    others: shares.filter(({ asset_id }) => asset_id === row.id).flatMap((share) => seenShare(part, share)),
  };
  const { access_condition, not_before, from_age, tell_exists } = row;
  return visibleTo(part.viewer, {
    kind: "asset",
    fields,
    when: { access_condition, not_before, from_age, tell_exists },
  });
}

/** Somebody else it is meant for, once they know it themselves. */
function seenShare({ viewer }: Part, share: ListSharesRow): { first_name: string; last_name: string }[] {
  if (!isOpen(share, { ...viewer, dateOfBirth: share.date_of_birth })) return [];
  const fields = { first_name: share.first_name, last_name: share.last_name };
  const of = { status: share.status, isActive: share.is_active };
  const seen = visibleTo(viewer, { kind: "member", fields, of });
  return seen?.locked === false ? [fields] : [];
}

/** Without its title nothing of an asset is seen, so what is left of the fields is one. */
function toAsset(part: Part, fields: object): MemberAsset {
  return { ...(fields as MemberAsset), relationship_id: part.row.id, holder: holderOf(part) };
}
