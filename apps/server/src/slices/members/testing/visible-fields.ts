/**
 * What may be in the answers to a member, for each of the 17 areas at each of the 4 levels. Written by hand from PRM-001
 * to PRM-003 and D42, and deliberately without an import from the rules it is held against.
 *
 * A field is `<what>.<name on the wire>`: holder and will (relationships, wills), asset (assigned-assets), approval
 * (approvals), document (assigned-vault, reveal, file), member (wills/{id}/members), activity (wills/{id}/activity).
 * `document.can_open` and `document.can_download` are there when they are true.
 *
 * Always there, at any level, and therefore not here: id, status, joined_at, own roles, own levels and permissions and the
 * name of the holder; what the person was asked about themselves.
 */

const asset =
  "asset.id asset.title asset.asset_type asset.asset_subtype asset.access_condition asset.answer asset.answered_at " +
  "asset.request_id approval.asset";
const entry =
  "document.id document.category document.access_condition document.lane document.wrapped_label_key document.title " +
  "document.metadata document.tags document.revision document.generation document.key_id document.content_hash " +
  "document.signature document.file";
const content = "document.can_open document.encrypted_content document.wrapped_content_key";

/** Every field that hangs on a level. */
export const fieldsByLevel = words(
  `holder.country holder.email will.title will.will_status will.description ${asset} asset.others asset.currency
   asset.estimated_value asset.location asset.description asset.updated_at asset.documents ${entry} document.saved_at
   ${content} document.can_download member.first_name member.last_name member.relationship member.since member.roles
   member.email member.phone activity.at activity.type activity.data`,
);

interface Row {
  area: string;
  level: "none" | "summary" | "details" | "full";
  /** All there is, if every other area is at none. */
  alone: readonly string[];
  /** What is missing, if every other area is at full. */
  missing: readonly string[];
}

/** Area and level; what is seen by it alone; what is missing for want of more. */
export const visibleFieldRows: readonly Row[] = [
  row("canViewWillTitle", "none", "", "will.title"),
  row("canViewWillTitle", "summary", "will.title", ""),
  row("canViewWillTitle", "details", "will.title", ""),
  row("canViewWillTitle", "full", "will.title", ""),

  row("canViewWillStatus", "none", "", "will.will_status"),
  row("canViewWillStatus", "summary", "will.will_status", ""),
  row("canViewWillStatus", "details", "will.will_status", ""),
  row("canViewWillStatus", "full", "will.will_status", ""),

  // At summary title and status are known, by their own areas, and not the text.
  row("canViewWillDescription", "none", "", "will.description"),
  row("canViewWillDescription", "summary", "", "will.description"),
  row("canViewWillDescription", "details", "will.description", ""),
  row("canViewWillDescription", "full", "will.description", ""),

  row("canViewWillHolderInfo", "none", "", "holder.country holder.email"),
  row("canViewWillHolderInfo", "summary", "holder.country", "holder.email"),
  row("canViewWillHolderInfo", "details", "holder.country", "holder.email"),
  row("canViewWillHolderInfo", "full", "holder.country holder.email", ""),

  // Without assigned assets nothing of an asset, whatever its other areas say.
  row(
    "canViewAssignedAssets",
    "none",
    "",
    `${asset} asset.others asset.currency asset.estimated_value asset.location asset.description asset.updated_at
     asset.documents`,
  ),
  row("canViewAssignedAssets", "summary", asset, "asset.others"),
  row("canViewAssignedAssets", "details", asset, "asset.others"),
  // Who else it is meant for is told to whoever may know of the others at all.
  row("canViewAssignedAssets", "full", asset, ""),

  row("canViewAssetValues", "none", "", "asset.currency asset.estimated_value"),
  row("canViewAssetValues", "summary", "", "asset.estimated_value"),
  row("canViewAssetValues", "details", "", ""),
  row("canViewAssetValues", "full", "", ""),

  row("canViewAssetDetails", "none", "", "asset.location asset.description asset.updated_at"),
  row("canViewAssetDetails", "summary", "", "asset.description asset.updated_at"),
  row("canViewAssetDetails", "details", "", "asset.updated_at"),
  row("canViewAssetDetails", "full", "", ""),

  row("canViewAssetDocuments", "none", "", "asset.documents"),
  row("canViewAssetDocuments", "summary", "", ""),
  row("canViewAssetDocuments", "details", "", ""),
  row("canViewAssetDocuments", "full", "", ""),

  // The label of an entry is given by this area or by that of the metadata; its content by this one alone.
  row("canViewAssignedDocuments", "none", "", `${content} document.can_download`),
  row("canViewAssignedDocuments", "summary", entry, `${content} document.can_download`),
  row("canViewAssignedDocuments", "details", `${entry} ${content}`, ""),
  row("canViewAssignedDocuments", "full", `${entry} ${content}`, ""),

  row("canDownloadDocuments", "none", "", "document.can_download"),
  row("canDownloadDocuments", "summary", "", ""),
  row("canDownloadDocuments", "details", "", ""),
  row("canDownloadDocuments", "full", "", ""),

  row("canViewDocumentMetadata", "none", "", "document.saved_at"),
  row("canViewDocumentMetadata", "summary", entry, "document.saved_at"),
  row("canViewDocumentMetadata", "details", `${entry} document.saved_at`, ""),
  row("canViewDocumentMetadata", "full", `${entry} document.saved_at`, ""),

  row(
    "canViewOtherMembers",
    "none",
    "",
    `member.first_name member.last_name member.relationship member.since member.roles member.email member.phone
     asset.others`,
  ),
  row("canViewOtherMembers", "summary", "member.first_name member.last_name", "member.relationship member.since"),
  row("canViewOtherMembers", "details", "member.first_name member.last_name member.relationship", "member.since"),
  row("canViewOtherMembers", "full", "member.first_name member.last_name member.relationship member.since", ""),

  row("canViewMemberRoles", "none", "", "member.roles"),
  row("canViewMemberRoles", "summary", "", ""),
  row("canViewMemberRoles", "details", "", ""),
  row("canViewMemberRoles", "full", "", ""),

  // Summary is what most roles start with: it gives nobody's address away.
  row("canViewMemberContactInfo", "none", "", "member.email member.phone"),
  row("canViewMemberContactInfo", "summary", "", "member.email member.phone"),
  row("canViewMemberContactInfo", "details", "", "member.phone"),
  row("canViewMemberContactInfo", "full", "", ""),

  // Messages and notices are allowed or not; no field hangs on them.
  row("canSendMessages", "none", "", ""),
  row("canSendMessages", "summary", "", ""),
  row("canSendMessages", "details", "", ""),
  row("canSendMessages", "full", "", ""),

  row("canReceiveNotifications", "none", "", ""),
  row("canReceiveNotifications", "summary", "", ""),
  row("canReceiveNotifications", "details", "", ""),
  row("canReceiveNotifications", "full", "", ""),

  row("canViewActivityLog", "none", "", "activity.at activity.type activity.data"),
  row("canViewActivityLog", "summary", "activity.at activity.type", "activity.data"),
  row("canViewActivityLog", "details", "activity.at activity.type activity.data", ""),
  row("canViewActivityLog", "full", "activity.at activity.type activity.data", ""),
];

/**
 * The fields by which it is known that a member sees something: of one area, of the will's title and status together, and
 * of an entry, whose label two areas give. Of these the holder is told "now", "later" or "no".
 */
export const seenBy: Readonly<Record<string, readonly string[]>> = {
  will: ["will.title", "will.will_status"],
  documents: ["document.title"],
  canViewWillTitle: ["will.title"],
  canViewWillStatus: ["will.will_status"],
  canViewWillDescription: ["will.description"],
  canViewWillHolderInfo: ["holder.country", "holder.email"],
  canViewAssignedAssets: ["asset.title"],
  canViewAssetValues: ["asset.estimated_value"],
  canViewAssetDetails: ["asset.location", "asset.description"],
  canViewAssetDocuments: ["asset.documents"],
  canViewAssignedDocuments: ["document.title"],
  canDownloadDocuments: ["document.can_download"],
  canViewDocumentMetadata: ["document.title"],
  canViewOtherMembers: ["member.first_name"],
  canViewMemberRoles: ["member.roles"],
  canViewMemberContactInfo: ["member.email", "member.phone"],
  canReceiveNotifications: ["permission.canReceiveNotifications"],
  canViewActivityLog: ["activity.at"],
};

/** The fields a row lets through, in the order of `fieldsByLevel`. */
export function expectedFields({ alone, missing }: Row, others: "none" | "full"): string[] {
  return fieldsByLevel.filter((field) => (others === "none" ? alone.includes(field) : !missing.includes(field)));
}

/** Before an asset or an entry may be opened, nothing of it is in any answer, at any level (KEY-044). */
export const waitsForItsDay = /^(?:asset|approval|document)\./;

function row(area: string, level: Row["level"], alone: string, missing: string): Row {
  return { area, level, alone: words(alone), missing: words(missing) };
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
