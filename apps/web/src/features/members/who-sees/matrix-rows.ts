import type { Area } from "@heirlock/domain/members/areas";
import { permissionGroups, unusedAreas } from "@heirlock/domain/members/permission-groups";
import { type ItemKind, type Need, type Needs, visibleFields } from "@heirlock/domain/members/visible-fields";

/** A line of the page: something of the plan that is opened by one or two areas. */
export interface MatrixRow {
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

function rowOf(area: Area): MatrixRow {
  const [kind, ...essence] = essences[area];
  return { id: area, areas: [area], kind, essence };
}

/** What most people ask about, in a few lines. */
export const overview: readonly MatrixRow[] = [
  { id: "will", areas: ["canViewWillTitle", "canViewWillStatus"], kind: "will", essence: ["title", "will_status"] },
  rowOf("canViewWillDescription"),
  rowOf("canViewAssignedAssets"),
  rowOf("canViewAssetValues"),
  // Either area opens the label of an entry, so that one line stands for both.
  {
    id: "documents",
    areas: ["canViewAssignedDocuments", "canViewDocumentMetadata"],
    kind: "document",
    essence: ["title"],
  },
  rowOf("canViewOtherMembers"),
];

/** All that have a feature, in the order of the permissions form. */
export const everyArea: readonly MatrixRow[] = Object.values(permissionGroups)
  .flat()
  .filter((area) => !(unusedAreas as readonly Area[]).includes(area))
  .map(rowOf);

/** Without these areas nothing of an asset, an entry or a person is seen; the others of their groups add to them. */
const leading: readonly Area[] = ["canViewAssignedAssets", "canViewAssignedDocuments", "canViewOtherMembers"];

/** The fields that a level of it opens or closes; what an area of its own adds is told there. */
export function fieldsOf({ kind, areas }: MatrixRow): string[] {
  if (kind === null) return [];
  const isOwn = (need: Need) => {
    const named = Object.keys(need) as Area[];
    const own = named.filter((area) => areas.includes(area));
    if (own.length === 0) return false;
    return own.some((area) => !leading.includes(area)) || !named.some((area) => isBeside(area, areas));
  };
  return Object.entries<Needs>(visibleFields[kind])
    .filter(([, needs]) => [needs].flat().some(isOwn))
    .map(([field]) => field);
}

/** Another area of the same group. */
function isBeside(area: Area, areas: readonly Area[]): boolean {
  if (areas.includes(area)) return false;
  const groups: readonly (readonly Area[])[] = Object.values(permissionGroups);
  return groups.some((group) => group.includes(area) && areas.some((one) => group.includes(one)));
}
