import type { MemberPermissions } from "@heirlock/contract/members/permissions";
import type { WillId } from "@heirlock/domain/identifiers";
import type { Levels } from "@heirlock/domain/members/areas";
import { effectiveLevels, type Part } from "@heirlock/domain/members/effective-levels";
import { levelsOf, type Overrides, permissionsOf, roleForDefaults } from "@heirlock/domain/members/member-levels";
import type { MemberRole } from "@heirlock/domain/members/roles";
import type { MemberStatus } from "@heirlock/domain/members/statuses";
import type { WillStatus } from "@heirlock/domain/wills/states";
import type { Tx } from "../../../kernel/transaction.ts";
import type { LockedMember } from "../members.transaction.ts";
import {
  clearOverrides,
  type LevelColumns,
  listOverrides,
  type OverrideMap,
  raiseVersion,
  reloadLevels,
  saveOverrides,
} from "./permissions.queries.ts";

/** The role whose defaults apply to a member (D43). */
export function roleOf({ roles, primary_role }: LevelColumns): MemberRole {
  const held = roles.map(({ role, status, created_at }) => ({ role, status, createdAt: new Date(created_at) }));
  return roleForDefaults(held, primary_role);
}

/** What the holder has granted a member, whether or not it counts already. */
export function grantedLevels(row: LevelColumns): Levels {
  return levelsOf(roleOf(row), row.overrides);
}

/** What of it counts now. */
export function levelsToday(row: LevelColumns & { status: MemberStatus; is_active: boolean } & WillColumns): Levels {
  const { status, is_active: isActive, roles } = row;
  return effectiveLevels({ status, isActive, roles, levels: grantedLevels(row), will: willOf(row) });
}

interface WillColumns {
  will_id: WillId | null;
  /** Of that will; null where there is none, or none any more. */
  will_status: string | null;
}

/** A will that is not there counts as one that is not published (D44). */
export function willOf({ will_id, will_status }: WillColumns): Part["will"] {
  return will_id === null ? null : { status: (will_status as WillStatus | null) ?? "draft" };
}

export function toPermissions(row: LevelColumns): MemberPermissions {
  const levels = grantedLevels(row);
  return {
    permissions: permissionsOf(levels),
    levels,
    overrides: row.overrides,
    role: roleOf(row),
    version: row.permissions_version,
  };
}

export async function readOverrides(tx: Tx, member: Pick<LockedMember, "holderId" | "id">): Promise<Overrides> {
  const rows = await tx.query(listOverrides, [member.holderId, member.id]);
  return Object.fromEntries(rows.map(({ area, level }) => [area, level])) as OverrideMap;
}

/** The stored levels of a member, read again under the lock. */
export async function readLevels(
  tx: Tx,
  { holderId, id }: Pick<LockedMember, "holderId" | "id">,
): Promise<LevelColumns> {
  const [row] = await tx.query(reloadLevels, [holderId, id]);
  return row!;
}

/** Puts these overrides in the place of the stored ones. */
export async function replaceOverrides(
  tx: Tx,
  { holderId, id }: Pick<LockedMember, "holderId" | "id">,
  overrides: Overrides,
): Promise<void> {
  await tx.query(clearOverrides, [holderId, id, Object.keys(overrides)]);
  await tx.query(saveOverrides, [holderId, id, JSON.stringify(overrides)]);
  await tx.query(raiseVersion, [holderId, id]);
}
