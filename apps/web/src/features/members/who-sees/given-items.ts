import { canSee, type Sight } from "@heirlock/domain/members/can-see";
import { assets, documents, type Thing } from "@heirlock/domain/members/things";
import { grantFor } from "@heirlock/domain/members/visible-to";
import { type KeyWait, keyWait } from "@heirlock/domain/sharing/key-wait";
import type { AccessMatrix, GivenAsset, GivenEntry, MatrixMember } from "./access-matrix.ts";
import type { ShareableItem } from "./save-item.ts";

/** What is meant for a member of the kind that a thing is about. */
export function itemsFor(
  matrix: Pick<AccessMatrix, "assets" | "entries">,
  { kind }: Pick<Thing, "kind">,
  { id }: Pick<MatrixMember, "id">,
): readonly (GivenAsset | GivenEntry)[] {
  if (kind === "asset") return matrix.assets.filter(({ membership_id }) => membership_id === id);
  return kind === "document" ? matrix.entries.filter(({ membership_id }) => membership_id === id) : [];
}

/** What one asset or entry is for a member. */
export interface ItemSight extends Sight {
  /** Meant for them, but closed by their level. */
  isClosed: boolean;
  /** Why they cannot open an entry yet that they may open. */
  waits: KeyWait | null;
}

export function itemSight(
  member: MatrixMember,
  kind: ShareableItem["kind"],
  given: GivenAsset | GivenEntry | undefined,
): ItemSight {
  const sight = canSee(member, kind === "asset" ? assets : documents, given ? [given] : []);
  return {
    ...sight,
    isClosed: given !== undefined && sight.when === "no",
    waits: given && "granted" in given && grantFor(member.levels) !== "nothing" ? keyWait(member, given.granted) : null,
  };
}
