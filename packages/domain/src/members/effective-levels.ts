import { type Area, areas, type Levels } from "./areas.ts";
import { noLevels } from "./default-levels.ts";
import { actingRoles } from "./role-transitions.ts";
import type { MemberStatus, RoleStatus } from "./statuses.ts";

export interface Part {
  status: MemberStatus;
  isActive: boolean;
  roles: readonly { status: RoleStatus }[];
  /** What the holder granted: role defaults with the own choices over them. Null where the lookup failed. */
  levels: Levels | null;
  /** Null for a member of no will (D36). */
  will: { status: "draft" | "published" | "archived" | "released" } | null;
}

/** Seen although the will is not published: its title, its state, whose it is; vault entries go by their own condition (D44). */
const beforePublishing: readonly Area[] = [
  "canViewWillTitle",
  "canViewWillStatus",
  "canViewWillHolderInfo",
  "canViewAssignedDocuments",
  "canDownloadDocuments",
  "canViewDocumentMetadata",
];

/**
 * What a member's levels come to now. Nothing for whoever is not confirmed, is switched off, or has no active role left
 * (D40, D44, SEC-024); nothing where they could not be read (D44).
 */
export function effectiveLevels({ status, isActive, roles, levels, will }: Part): Levels {
  if (levels === null || actingRoles({ status, isActive }, roles).length === 0) return noLevels;
  if (will?.status !== "draft") return levels;
  const kept = areas.filter((area) => beforePublishing.includes(area)).map((area) => [area, levels[area]]);
  return { ...noLevels, ...Object.fromEntries(kept) };
}
