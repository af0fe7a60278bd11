import { grantFor } from "@heirlock/domain/members/visible-to";
import type { AccessMatrix, GivenAsset, GivenEntry, MatrixMember } from "../who-sees/access-matrix.ts";
import { heldBack, type ItemCell, itemCellOf } from "../who-sees/cells.ts";
import type { ShareableItem } from "../who-sees/save-item.ts";

/** Somebody for whom an item is meant, and what that comes to. */
export interface Recipient {
  member: MatrixMember;
  given: GivenAsset | GivenEntry;
  cell: ItemCell;
}

export interface WhoGroups {
  /** Also those who see it as soon as they have joined. */
  now: Recipient[];
  later: Recipient[];
  /** Meant for them, but closed by their level. */
  closed: Recipient[];
  /** Not meant for them. */
  others: MatrixMember[];
}

/** Who sees an asset or an entry, and when. */
export function whoGroups(matrix: AccessMatrix, item: ShareableItem): WhoGroups {
  const groups: WhoGroups = { now: [], later: [], closed: [], others: [] };
  for (const member of matrix.members) {
    const given = givenTo(matrix, item, member);
    if (!given) {
      groups.others.push(member);
      continue;
    }
    const cell = itemCellOf(member, item.kind, given);
    const group = cell.isClosed ? "closed" : cell.when === "later" ? "later" : "now";
    groups[group].push({ member, given, cell });
  }
  return groups;
}

export function givenTo(matrix: AccessMatrix, item: ShareableItem, { id }: Pick<MatrixMember, "id">) {
  return item.kind === "asset"
    ? matrix.assets.find((one) => one.asset_id === item.id && one.membership_id === id)
    : matrix.entries.find((one) => one.entry_id === item.id && one.membership_id === id);
}

/** What a member can do with it, as the end of "verb." in messages. */
export type Verb = "joining" | "card" | "title" | "read" | "download" | "value" | "noValue";

export function verbOf({ member, cell }: Recipient, kind: ShareableItem["kind"]): Verb {
  const held = heldBack(member);
  if (held === "noAccount" && cell.when === "later" && kind === "document") return "card";
  if (cell.when === "not_yet") return "joining";
  const { levels } = member;
  if (kind === "asset") return hasValue(levels.canViewAssetValues) ? "value" : "noValue";
  if (grantFor(levels) !== "label_and_content") return "title";
  return levels.canDownloadDocuments === "none" ? "read" : "download";
}

const hasValue = (level: string) => level === "details" || level === "full";
