import type { AssignedAsset } from "@heirlock/contract/members/assignments";
import { instantFromText } from "../../../kernel/statement.ts";
import type { ReloadAssignedRow } from "./assignments.rows.ts";

export function toAssigned(row: ReloadAssignedRow): AssignedAsset {
  return {
    asset_id: row.asset_id,
    title: row.title,
    asset_type: row.asset_type,
    asset_subtype: row.asset_subtype,
    access_condition: row.access_condition,
    not_before: row.not_before,
    from_age: row.from_age,
    tell_exists: row.tell_exists,
    answer: row.answer,
    answered_at: row.answered === null ? null : instantFromText(row.answered),
    created_at: instantFromText(row.created),
  };
}
