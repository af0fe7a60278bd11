import type { Area } from "@heirlock/domain/people/areas";
import { permissionGroups } from "@heirlock/domain/people/permission-groups";
import { type ItemKind, type Needs, visibleFields } from "@heirlock/domain/people/visible-fields";

/** A line of the page: something of the plan that is opened by one or two areas. */
export interface Thing {
  /** Of one area its own name; of several a name of ours. */
  id: Area | "will" | "documents";
  areas: readonly Area[];
  /** What it is about. Null: nothing to look at, only something to do. */
  kind: ItemKind | null;
  /** Without one of these nothing of it is seen that is worth the name. */
  essence: readonly string[];
}

const essences: Record<Area, readonly [ItemKind | null, ...string[]]> = {
  canViewWillTitle: ["will", "title"],
  canViewWillStatus: ["will", "will_status"],
  canViewWillDescription: ["will", "description"],
  canViewWillHolderInfo: ["holder", "country", "email"],
  canViewAssignedAssets: ["asset", "title"],
  canViewAssetValues: ["asset", "estimated_value"],
  canViewAssetDetails: ["asset", "location", "description"],
  canViewAssetDocuments: ["asset", "documents"],
  canViewAssignedDocuments: ["document", "title"],
  canDownloadDocuments: ["document", "can_download"],
  canViewDocumentMetadata: ["document", "title"],
  canViewOtherMembers: ["member", "first_name"],
  canViewMemberRoles: ["member", "roles"],
  canViewMemberContactInfo: ["member", "email", "phone"],
  canSendMessages: [null],
  canReceiveNotifications: [null],
  canViewActivityLog: ["activity", "at"],
};

function thingOf(area: Area): Thing {
  const [kind, ...essence] = essences[area];
  return { id: area, areas: [area], kind, essence };
}

/** What most people ask about, in a few lines. */
export const overview: readonly Thing[] = [
  { id: "will", areas: ["canViewWillTitle", "canViewWillStatus"], kind: "will", essence: ["title", "will_status"] },
  thingOf("canViewWillDescription"),
  thingOf("canViewAssignedAssets"),
  thingOf("canViewAssetValues"),
  // Either area opens the label of an entry, so that one line stands for both.
  {
    id: "documents",
    areas: ["canViewAssignedDocuments", "canViewDocumentMetadata"],
    kind: "document",
    essence: ["title"],
  },
  thingOf("canViewOtherMembers"),
];

/** All 17, in the order of the permissions form. */
export const everyArea: readonly Thing[] = Object.values(permissionGroups).flat().map(thingOf);

/** The fields that something depends on: what a level opens or closes. */
export function fieldsOf({ kind, areas }: Thing): string[] {
  if (kind === null) return [];
  const needsOne = (needs: Needs) =>
    [needs].flat().some((need) => areas.some((area) => (need as Partial<Record<Area, unknown>>)[area] !== undefined));
  return Object.entries<Needs>(visibleFields[kind])
    .filter(([, needs]) => needsOne(needs))
    .map(([field]) => field);
}
