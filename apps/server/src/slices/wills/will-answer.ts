import type { WholeVersion, Will } from "@heirlock/contract/wills";
import type { WillState } from "@heirlock/domain/wills/states";
import type { Found } from "../../kernel/statement.ts";
import type { ReadVersionRow, ReloadVersionRow, ReloadWillRow, UpdateDraftRow } from "./wills.rows.ts";

export function toVersion(row: UpdateDraftRow): Will["versions"][number] {
  return {
    number: row.number,
    status: row.version_status,
    title: row.title,
    description: row.description,
    law: row.law,
    revision: row.revision,
    content_hash: row.content_hash,
    published_at: row.published,
    created_at: row.version_created,
    updated_at: row.version_updated,
  };
}

export function toWholeVersion(row: ReloadVersionRow | Found<ReadVersionRow, "number">): WholeVersion {
  return { ...toVersion(row), content: row.content as WholeVersion["content"], salt: row.salt };
}

/** Rows of one will, the newest version first. */
export function toWill(rows: readonly [ReloadWillRow, ...ReloadWillRow[]]): Will {
  const [newest] = rows;
  const shown = rows.find(({ version_status }) => version_status === "published") ?? newest;
  return {
    id: newest.id,
    status: newest.status,
    title: shown.title,
    description: shown.description,
    law: shown.law,
    covers: shown.covers,
    excepts: shown.excepts,
    versions: rows.map(toVersion),
    created_at: newest.created,
    updated_at: newest.updated,
  };
}

export const stateOf = ({ status, versions }: Will): WillState => ({ status, versions });
