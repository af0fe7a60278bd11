import type { Area, Level } from "./areas.ts";

/** Every area named must be open at least that far. Of several such lists one is enough. */
export type Need = Readonly<Partial<Record<Area, Level>>>;
export type Needs = Need | readonly Need[];

/*
 * What a member needs to see a field (D42): summary is that something exists, its title and its state; details is all that
 * describes it; full adds contact data, who else is concerned, and history. A field that is not here is seen by nobody.
 *
 * Not here, because the invitation itself says it: the holder's name, the member's own roles, and what the member was
 * given to see.
 */
export const visibleFields = {
  /** PRM-003: holder info. */
  holder: {
    country: { canViewWillHolderInfo: "summary" },
    language: { canViewWillHolderInfo: "details" },
    email: { canViewWillHolderInfo: "full" },
  },

  /** PRM-003: will title, status, description. How far the preparations are is part of the status (D55). */
  will: {
    title: { canViewWillTitle: "summary" },
    status: { canViewWillStatus: "summary" },
    execution_progress: { canViewWillStatus: "summary" },
    published_at: { canViewWillStatus: "details" },
    versions: { canViewWillStatus: "full" },
    description: { canViewWillDescription: "summary" },
    jurisdiction: { canViewWillDescription: "details" },
  },

  /** PRM-003: assigned assets, asset values, asset details, asset documents. Without the first nothing of an asset. */
  asset: {
    id: { canViewAssignedAssets: "summary" },
    title: { canViewAssignedAssets: "summary" },
    asset_type: { canViewAssignedAssets: "summary" },
    answer: { canViewAssignedAssets: "summary" },
    access_condition: { canViewAssignedAssets: "summary" },
    assigned_at: { canViewAssignedAssets: "details" },
    answered_at: { canViewAssignedAssets: "details" },
    others: { canViewAssignedAssets: "full", canViewOtherMembers: "summary" },

    asset_subtype: { canViewAssignedAssets: "summary", canViewAssetDetails: "summary" },
    location: { canViewAssignedAssets: "summary", canViewAssetDetails: "details" },
    description: { canViewAssignedAssets: "summary", canViewAssetDetails: "details" },
    created_at: { canViewAssignedAssets: "summary", canViewAssetDetails: "full" },
    updated_at: { canViewAssignedAssets: "summary", canViewAssetDetails: "full" },

    currency: { canViewAssignedAssets: "summary", canViewAssetValues: "summary" },
    estimated_value: { canViewAssignedAssets: "summary", canViewAssetValues: "details" },

    /** Of entries that the member may see themselves: nothing here tells of others (KEY-044). */
    document_count: { canViewAssignedAssets: "summary", canViewAssetDocuments: "summary" },
    document_ids: { canViewAssignedAssets: "summary", canViewAssetDocuments: "details" },
  },

  /**
   * PRM-003: assigned documents, document download, document metadata. The label of an entry is one signed whole and opens
   * with one key; either area gives it (keys-and-release §4, KEY-039).
   */
  document: {
    id: [{ canViewAssignedDocuments: "summary" }, { canViewDocumentMetadata: "summary" }],
    category: [{ canViewAssignedDocuments: "summary" }, { canViewDocumentMetadata: "summary" }],
    access_condition: [{ canViewAssignedDocuments: "summary" }, { canViewDocumentMetadata: "summary" }],
    label: [{ canViewAssignedDocuments: "summary" }, { canViewDocumentMetadata: "summary" }],
    created_at: { canViewDocumentMetadata: "details" },
    updated_at: { canViewDocumentMetadata: "details" },
    content: { canViewAssignedDocuments: "details" },
    /** MBR-010. A step of the interface, not of cryptography (KEY-039). */
    may_download: { canViewAssignedDocuments: "details", canDownloadDocuments: "summary" },
  },

  /** PRM-003: other members, member roles, member contact info. Without the first nothing of a person. */
  member: {
    id: { canViewOtherMembers: "summary" },
    first_name: { canViewOtherMembers: "summary" },
    last_name: { canViewOtherMembers: "summary" },
    member_type: { canViewOtherMembers: "details" },
    relationship_type: { canViewOtherMembers: "details" },
    member_since: { canViewOtherMembers: "full" },

    roles: { canViewOtherMembers: "summary", canViewMemberRoles: "summary" },
    primary_role: { canViewOtherMembers: "summary", canViewMemberRoles: "details" },
    roles_since: { canViewOtherMembers: "summary", canViewMemberRoles: "full" },

    country: { canViewOtherMembers: "summary", canViewMemberContactInfo: "summary" },
    city: { canViewOtherMembers: "summary", canViewMemberContactInfo: "details" },
    email: { canViewOtherMembers: "summary", canViewMemberContactInfo: "full" },
    phone: { canViewOtherMembers: "summary", canViewMemberContactInfo: "full" },
    address: { canViewOtherMembers: "summary", canViewMemberContactInfo: "full" },
  },

  /** PRM-003: activity log. */
  activity: {
    id: { canViewActivityLog: "summary" },
    type: { canViewActivityLog: "summary" },
    at: { canViewActivityLog: "summary" },
    subject: { canViewActivityLog: "details" },
    by: { canViewActivityLog: "full" },
    reason: { canViewActivityLog: "full" },
  },
} as const satisfies Record<string, Readonly<Record<string, Needs>>>;

export type ItemKind = keyof typeof visibleFields;
export type FieldOf<Kind extends ItemKind> = keyof (typeof visibleFields)[Kind] & string;
