/** How much of an area a member sees, from nothing to everything (PRM-002). */
export const levels = ["none", "summary", "details", "full"] as const;
export type Level = (typeof levels)[number];

/** The 17 areas a member may be let into (PRM-001, PRM-003), each by the name it has on the wire. */
export const areas = [
  "canViewWillTitle",
  "canViewWillStatus",
  "canViewWillDescription",
  "canViewWillHolderInfo",
  "canViewAssignedAssets",
  "canViewAssetValues",
  "canViewAssetDetails",
  "canViewAssetDocuments",
  "canViewAssignedDocuments",
  "canDownloadDocuments",
  "canViewDocumentMetadata",
  "canViewOtherMembers",
  "canViewMemberRoles",
  "canViewMemberContactInfo",
  "canSendMessages",
  "canReceiveNotifications",
  "canViewActivityLog",
] as const;
export type Area = (typeof areas)[number];

/** A level for every area: what is stored and what is decided with (D42). */
export type Levels = Readonly<Record<Area, Level>>;
