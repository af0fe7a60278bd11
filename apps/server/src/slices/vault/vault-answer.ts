import type { VaultEntry } from "@heirlock/contract/vault";
import type { Uuid } from "@heirlock/domain/identifiers";
import { instantFromText } from "../../kernel/statement.ts";
import type { EntryRow, LabelRow } from "./vault.queries.ts";

export function toVaultEntry(row: EntryRow): VaultEntry {
  return {
    id: row.id as Uuid,
    ...toLabel(row),
    linked_asset_ids: row.asset_ids as Uuid[],
    linked_member_ids: row.member_ids as Uuid[],
    created_at: instantFromText(row.created),
    updated_at: instantFromText(row.saved),
    deleted_at: row.deleted === null ? null : instantFromText(row.deleted),
  };
}

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
  return { id: file_id as Uuid, sha256: file_sha256!, size: Number(file_size) };
}
