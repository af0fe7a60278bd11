import type { VaultEntry } from "@heirlock/contract/vault";
import type { FileId } from "@heirlock/domain/identifiers";
import { type Found, instantFromText } from "../../kernel/statement.ts";
import type { ListVersionsRow, ReadEntryRow } from "./vault.rows.ts";

export function toVaultEntry(row: Omit<Found<ReadEntryRow, "id">, "is_holder">): VaultEntry {
  return {
    id: row.id,
    ...toLabel(row),
    linked_asset_ids: row.asset_ids,
    linked_member_ids: row.member_ids,
    created_at: instantFromText(row.created),
    updated_at: instantFromText(row.saved),
    deleted_at: row.deleted === null ? null : instantFromText(row.deleted),
  };
}

/** What a revision shows of itself without its content. */
type LabelRow = Omit<Found<ListVersionsRow, "revision">, "is_holder" | "found" | "saved" | "replaced">;

export function toLabel(row: LabelRow) {
  return {
    title: row.title,
    category: row.category,
    metadata: { description: row.description, details: row.details },
    access_condition: row.access_condition,
    tags: row.tags,
    wrapped_label_key: row.label_key,
    revision: row.revision,
    generation: row.generation,
    key_id: row.key_id,
    content_hash: row.content_hash,
    signature: row.signature,
    file: row.file_id === null ? null : fileOf(row),
    encryption_version: 1 as const,
  };
}

function fileOf({ file_id, file_size, file_sha256 }: LabelRow) {
  return { id: file_id as FileId, sha256: file_sha256!, size: Number(file_size) };
}
