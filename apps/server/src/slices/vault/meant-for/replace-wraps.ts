import type { EntryId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import type { KeyGrant } from "@heirlock/domain/sharing/key-grants";
import type { Lane } from "@heirlock/domain/sharing/lanes";
import { decideWraps } from "@heirlock/domain/sharing/who-loses-keys";
import type { Tx } from "../../../kernel/transaction.ts";
import { removeWraps, rotate } from "./lose-keys.ts";
import * as queries from "./meant-for.queries.ts";

/** The keys of one entry as the holder's client wraps them for a member. */
interface Wrap {
  entry_id: EntryId;
  lane: Lane;
  generation: number;
  label_key: string;
  content_key: string | null;
}

/**
 * Puts what the holder's client has made under the holder's key of today in the place of what the member had, as far as
 * it is meant for them; behind the row lock of the estate. Answers how many entries the member has keys for now, and how
 * many of them open at once that did not before; what is in the bin opens for nobody.
 */
export async function replaceWraps(
  tx: Tx,
  whose: { holderId: HolderId; id: MemberId },
  { keyId, grant, wraps }: { keyId: string; grant: KeyGrant; wraps: readonly Wrap[] },
): Promise<{ entries: number; shared: number }> {
  const member = [whose.holderId, whose.id] as const;
  const [held, meant] = await Promise.all([
    tx.query(queries.listHeldByMember, member),
    tx.query(queries.listMeant, member),
  ]);
  const made = wraps.map((one) => ({ ...one, has_content: one.content_key !== null }));
  const { store, keep, cut, remove, rotate: lost } = decideWraps({ made, held, meant, grant, keyId });

  await removeWraps(tx, whose, remove);
  if (cut.length > 0) await tx.query(queries.cutWraps, [...member, JSON.stringify(cut)]);
  const stored = store.map((one) => ({ ...one, content_key: one.has_content ? one.content_key : null }));
  await tx.query(queries.storeWraps, [...member, keyId, JSON.stringify(stored)]);
  await rotate(tx, whose.holderId, lost);
  const isNew = (one: Wrap) => !held.some(({ entry_id, lane }) => entry_id === one.entry_id && lane === "now");
  const inBin = new Set(meant.filter(({ in_bin }) => in_bin).map(({ entry_id }) => entry_id));
  const shared = store.filter((one) => one.lane === "now" && isNew(one) && !inBin.has(one.entry_id)).length;
  return { entries: store.length + keep.length, shared };
}
