import { canSee, heldBack } from "@heirlock/domain/members/can-see";
import { thingOf } from "@heirlock/domain/members/things";
import { grantLevel } from "@heirlock/domain/sharing/key-grants";
import type { AccessMatrix, GivenAsset, GivenEntry, MatrixMember } from "../who-sees/access-matrix.ts";
import { type ItemSight, itemSight } from "../who-sees/given-items.ts";
import type { ShareableItem } from "../who-sees/save-item.ts";

/** Somebody for whom an item is meant, and what that comes to. */
export interface Recipient {
  member: MatrixMember;
  given: GivenAsset | GivenEntry;
  sight: ItemSight;
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
    const sight = itemSight(member, item.kind, given);
    groups[sight.when === "no" ? "closed" : sight.when].push({ member, given, sight });
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

export function verbOf({ member, given, sight }: Recipient, kind: ShareableItem["kind"]): Verb {
  if (heldBack(member) === "noAccount" && sight.when === "later" && kind === "document") return "card";
  if (sight.when === "now" && !sight.today) return "joining";
  if (kind === "asset")
    return canSee(member, thingOf("canViewAssetValues"), [given]).when === "no" ? "noValue" : "value";
  const grant = grantLevel(member.levels);
  return grant === "full" ? "download" : grant === "details" ? "read" : "title";
}
