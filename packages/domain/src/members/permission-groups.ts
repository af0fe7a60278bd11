import type { Area } from "./areas.ts";

/** The groups of the permissions form, with 4, 4, 3, 3 and 3 areas (PRM-004, D42). */
export const permissionGroups = {
  will: ["canViewWillTitle", "canViewWillStatus", "canViewWillDescription", "canViewWillHolderInfo"],
  assets: ["canViewAssignedAssets", "canViewAssetValues", "canViewAssetDetails", "canViewAssetDocuments"],
  documents: ["canViewAssignedDocuments", "canDownloadDocuments", "canViewDocumentMetadata"],
  members: ["canViewOtherMembers", "canViewMemberRoles", "canViewMemberContactInfo"],
  communication: ["canSendMessages", "canReceiveNotifications", "canViewActivityLog"],
} as const satisfies Record<string, readonly Area[]>;
export type PermissionGroup = keyof typeof permissionGroups;

/** Areas that no feature uses yet. They have levels like all others, but a choice about them would change nothing. */
export const unusedAreas = ["canSendMessages"] as const satisfies Area[];

/** The areas of a group that a person can choose about. */
export const shownAreas = (group: PermissionGroup): readonly Area[] =>
  permissionGroups[group].filter((area) => !(unusedAreas as readonly Area[]).includes(area));

/** Yes or no only: summary and above are yes, and no level is offered (D42). */
export const yesNoAreas = [
  "canDownloadDocuments",
  "canSendMessages",
  "canReceiveNotifications",
] as const satisfies Area[];
