import type { Area } from "./areas.ts";
import { permissionGroups, shownAreas } from "./permission-groups.ts";
import { type ItemKind, type Need, type Needs, visibleFields } from "./visible-fields.ts";

/** Something of the plan that a person can or cannot see, opened by one or two areas. */
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

/** What one area opens. */
export function thingOf(area: Area): Thing {
  const [kind, ...essence] = essences[area];
  return { id: area, areas: [area], kind, essence };
}

/** The assets meant for somebody. */
export const assets = thingOf("canViewAssignedAssets");

/** The vault entries meant for somebody. Either area opens the label of an entry, so that one thing stands for both. */
export const documents = {
  id: "documents",
  areas: ["canViewAssignedDocuments", "canViewDocumentMetadata"],
  kind: "document",
  essence: ["title"],
} as const satisfies Thing;

/** What most people ask about: the six columns of "Who can see what". */
export const sixThings: readonly Thing[] = [
  { id: "will", areas: ["canViewWillTitle", "canViewWillStatus"], kind: "will", essence: ["title", "will_status"] },
  thingOf("canViewWillDescription"),
  assets,
  thingOf("canViewAssetValues"),
  documents,
  thingOf("canViewOtherMembers"),
];

/** All that have a feature, in the order of the permissions form. */
export const everyThing: readonly Thing[] = (Object.keys(permissionGroups) as (keyof typeof permissionGroups)[])
  .flatMap(shownAreas)
  .map(thingOf);

/** Without these areas nothing of an asset, an entry or a person is seen; the others of their groups add to them. */
const leading: readonly Area[] = ["canViewAssignedAssets", "canViewAssignedDocuments", "canViewOtherMembers"];

/** The fields that a level of it opens or closes; what an area of its own adds is told there. */
export function fieldsOf({ kind, areas }: Pick<Thing, "kind" | "areas">): string[] {
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
