import { type Area, areas, type Level, type Levels } from "./areas.ts";
import type { MemberRole } from "./roles.ts";

type Mark = "-" | "S" | "D" | "F";
const meaning: Readonly<Record<Mark, Level>> = { "-": "none", S: "summary", D: "details", F: "full" };
type Line = `${Mark} ${Mark} ${Mark} ${Mark} ${Mark} ${Mark}`;

/**
 * What each role sees unless the holder says otherwise: none (-), summary (S), details (D) or full (F).
 * Executor: PRM-010. Beneficiary: PRM-011..014. Guardian: PRM-015..018. Witness and trusted contact: PRM-019..021.
 * Any other role: PRM-022.
 */
const columns = ["executor", "beneficiary", "guardian", "witness", "trusted_contact", "other"] as const;
const table: readonly (readonly [Line, Area])[] = [
  //E B G W T other
  ["F S S S S -", "canViewWillTitle"],
  ["F S S S S -", "canViewWillStatus"],
  ["F S S - - -", "canViewWillDescription"],
  ["F S S S S -", "canViewWillHolderInfo"],

  ["F D - - - -", "canViewAssignedAssets"],
  ["F D - - - -", "canViewAssetValues"],
  ["F D - - - -", "canViewAssetDetails"],
  ["F D - - - -", "canViewAssetDocuments"],

  ["F D S - - -", "canViewAssignedDocuments"],
  ["F D S - - -", "canDownloadDocuments"],
  ["F D S - - -", "canViewDocumentMetadata"],

  ["F S S S S -", "canViewOtherMembers"],
  ["F S S S S -", "canViewMemberRoles"],
  ["F S S S S -", "canViewMemberContactInfo"],

  ["F S S S S -", "canSendMessages"],
  ["F S S S S -", "canReceiveNotifications"],
  ["F S S S S -", "canViewActivityLog"],
];

function levelsIn(column: (typeof columns)[number]): Levels {
  const at = columns.indexOf(column);
  const levelOf = (area: Area): Level => {
    const line = table.find(([, of]) => of === area)![0];
    return meaning[line.split(" ")[at] as Mark];
  };
  return Object.fromEntries(areas.map((area) => [area, levelOf(area)])) as Record<Area, Level>;
}

/** What is seen where nothing was said, or nothing could be read (PRM-022, D44). */
export const noLevels: Levels = levelsIn("other");

/** The level of every area for a role (PRM-003). The lawyer is not listed, and takes the rule for any other (PRM-023). */
export const defaultLevels: Readonly<Record<MemberRole, Levels>> = {
  beneficiary: levelsIn("beneficiary"),
  executor: levelsIn("executor"),
  guardian: levelsIn("guardian"),
  lawyer: noLevels,
  witness: levelsIn("witness"),
  trusted_contact: levelsIn("trusted_contact"),
};

/** "Apply suggested lawyer access": offered, and granted only by saving it (D30). */
export const suggestedForLawyer: Levels = {
  ...noLevels,
  canViewWillTitle: "summary",
  canViewWillStatus: "summary",
  canViewWillDescription: "summary",
  canViewWillHolderInfo: "summary",
  canViewOtherMembers: "summary",
  canViewMemberRoles: "summary",
  canViewDocumentMetadata: "details",
  canSendMessages: "full",
  canReceiveNotifications: "full",
};
