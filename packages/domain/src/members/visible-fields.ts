import type { Area, Level } from "./areas.ts";

/** Every area named must be open at least that far. Of several such lists one is enough. */
export type Need = Readonly<Partial<Record<Area, Level>>>;
export type Needs = Need | readonly Need[];

const listedAsset = { canViewAssignedAssets: "summary" } as const;
const listedPerson = { canViewOtherMembers: "summary" } as const;
/**
 * The label of an entry is one signed whole and opens with one key, which either area gives (keys-and-release §4,
 * KEY-039): cut in parts it could not be told from a forgery.
 */
const label = [{ canViewAssignedDocuments: "summary" }, { canViewDocumentMetadata: "summary" }] as const;
const content = { canViewAssignedDocuments: "details" } as const;

/*
 * What a member needs to see a field, by its name on the wire (D42): summary is that something exists, its title, its
 * state; details is all that describes it; full adds who else is concerned, contact data and history. A field that is not
 * here is seen by nobody.
 *
 * Not here, because the invitation itself says it: the holder's name, the member's own roles and answers, and what the
 * member was given to see.
 */
export const visibleFields = {
  /** PRM-003: holder info. */
  holder: {
    country: { canViewWillHolderInfo: "summary" },
    email: { canViewWillHolderInfo: "full" },
  },

  /** PRM-003: will title, will status, will description. Title and status, not the text, at summary. */
  will: {
    title: { canViewWillTitle: "summary" },
    will_status: { canViewWillStatus: "summary" },
    description: { canViewWillDescription: "details" },
  },

  /** PRM-003: assigned assets, asset values, asset details, asset documents. Without the first nothing of an asset. */
  asset: {
    id: listedAsset,
    title: listedAsset,
    asset_type: listedAsset,
    asset_subtype: listedAsset,
    access_condition: listedAsset,
    answer: listedAsset,
    answered_at: listedAsset,
    request_id: listedAsset,
    others: { canViewAssignedAssets: "full", canViewOtherMembers: "summary" },

    currency: { ...listedAsset, canViewAssetValues: "summary" },
    estimated_value: { ...listedAsset, canViewAssetValues: "details" },

    location: { ...listedAsset, canViewAssetDetails: "summary" },
    description: { ...listedAsset, canViewAssetDetails: "details" },
    updated_at: { ...listedAsset, canViewAssetDetails: "full" },

    /** Only entries that the member may see themselves: their number too tells nothing of others (KEY-044). */
    documents: { ...listedAsset, canViewAssetDocuments: "summary" },
  },

  /** PRM-003: assigned documents, document download, document metadata. */
  document: {
    id: label,
    category: label,
    access_condition: label,
    lane: label,
    wrapped_label_key: label,
    title: label,
    metadata: label,
    tags: label,
    revision: label,
    generation: label,
    key_id: label,
    content_hash: label,
    signature: label,
    file: label,
    saved_at: { canViewDocumentMetadata: "details" },
    can_open: content,
    encrypted_content: content,
    wrapped_content_key: content,
    /** MBR-010. A step of the interface, not of cryptography (KEY-039). */
    can_download: { ...content, canDownloadDocuments: "summary" },
  },

  /** PRM-003: other members, member roles, member contact info. Without the first nothing of a person. */
  member: {
    first_name: listedPerson,
    last_name: listedPerson,
    relationship: { canViewOtherMembers: "details" },
    since: { canViewOtherMembers: "full" },
    roles: { ...listedPerson, canViewMemberRoles: "summary" },
    email: { ...listedPerson, canViewMemberContactInfo: "details" },
    phone: { ...listedPerson, canViewMemberContactInfo: "full" },
  },

  /** PRM-003: activity log. */
  activity: {
    at: { canViewActivityLog: "summary" },
    type: { canViewActivityLog: "summary" },
    data: { canViewActivityLog: "details" },
  },
} as const satisfies Record<string, Readonly<Record<string, Needs>>>;

export type ItemKind = keyof typeof visibleFields;
export type FieldOf<Kind extends ItemKind> = keyof (typeof visibleFields)[Kind] & string;
