import type { laneOf } from "../members/opens.ts";
import type { KeyGrant } from "./key-grants.ts";
import type { Lane } from "./lanes.ts";

/**
 * Who loses keys, and which entries get new ones because of it (KEY-049). A member has the keys of an entry as a wrap:
 * those of its label, or of label and content, in the lane in which they are handed out. Use cases read the wraps under
 * the lock of the estate and save what is decided here.
 */

interface Keys {
  entry_id: string;
  lane: Lane;
  generation: number;
  has_content: boolean;
}

/** Keys that a member has. */
export interface HeldKeys extends Keys {
  /** Whether the entry still has the keys of this generation. Older ones open nothing that was saved since. */
  is_current: boolean;
}

/** An entry that is meant for a member: where it opens for them, and which generation its keys are of. */
export interface MeantEntry {
  entry_id: string;
  lane: ReturnType<typeof laneOf>;
  generation: number;
}

/** May whoever had these keys open less with those that are left, or do so later? */
export function losesKeys(had: Pick<Keys, "lane" | "has_content">, left: Pick<Keys, "lane" | "has_content"> | null) {
  if (left === null) return true;
  const opensLater = had.lane === "now" && left.lane !== "now";
  return opensLater || (had.has_content && !left.has_content);
}

/** The entries whose keys of today were lost, each once. */
function toRotate<H extends HeldKeys>(lost: readonly H[]): H["entry_id"][] {
  return [...new Set(lost.filter(({ is_current }) => is_current).map(({ entry_id }) => entry_id))];
}

/**
 * The membership has ended or is deleted, or its keys turned out to be someone else's: all that they open gets new keys.
 * The wraps themselves stay, because after a reset without the kit nothing could make them again for whoever comes back;
 * they are delivered to nobody meanwhile.
 */
export function decideAllLost<H extends HeldKeys>(held: readonly H[]): { rotate: H["entry_id"][] } {
  return { rotate: toRotate(held) };
}

/**
 * An entry opens in this lane for a member from now on, or is no longer meant for them (null). Wraps of another lane go
 * at once. An entry that opens earlier than before needs no new keys.
 */
export function decideMeant<H extends HeldKeys>(
  held: readonly H[],
  lane: MeantEntry["lane"] | null,
): { remove: H[]; rotate: H["entry_id"][] } {
  const remove = held.filter((one) => one.lane !== lane);
  const lost = remove.filter((one) => losesKeys(one, lane && { lane, has_content: one.has_content }));
  return { remove, rotate: toRotate(lost) };
}

interface Sealed<M, H> {
  /** The wraps that the holder's client made under the holder's key of today. They replace all earlier ones of that key. */
  made: readonly M[];
  /** All wraps that the member has. */
  held: readonly H[];
  /** All entries that are meant for the member. */
  meant: readonly MeantEntry[];
  grant: KeyGrant;
  /** The holder's key of today. */
  keyId: string;
}

interface DecidedWraps<M, H extends HeldKeys> {
  /** Of those that were made. `has_content` says whether the member may have the content's key. */
  store: (M & { has_content: boolean })[];
  /** Wraps of older keys of the holder that stay. */
  keep: H[];
  /** Those of them that lose the content's key. */
  cut: H[];
  remove: H[];
  rotate: H["entry_id"][];
}

/**
 * What a member has after the holder's client has sealed anew. What was made is cut to what is meant when it arrives:
 * link, lane, generation and level. A wrap of an older key of the holder stays while nothing newer takes its place,
 * because only that older key could make it (KEY-022).
 */
export function decideWraps<M extends Keys, H extends HeldKeys & { key_id: string }>({
  made,
  held,
  meant,
  grant,
  keyId,
}: Sealed<M, H>): DecidedWraps<M, H> {
  const meantAs = new Map(meant.map((one) => [one.entry_id, one]));
  const replaced = new Set(made.map(({ entry_id }) => entry_id));
  const isMeant = ({ entry_id, lane, generation }: Keys) => {
    const as = meantAs.get(entry_id);
    return grant !== "none" && as?.lane === lane && as.generation === generation;
  };
  const cutToGrant = <K extends Keys>(one: K) => ({ ...one, has_content: one.has_content && grant !== "summary" });

  const store = made.filter(isMeant).map(cutToGrant);
  const keep = held.filter((one) => one.key_id !== keyId && !replaced.has(one.entry_id) && isMeant(one));
  // An entry is meant in one lane, so at most one wrap of it is left.
  const left = new Map<string, Keys>([...store, ...keep.map(cutToGrant)].map((one) => [one.entry_id, one]));
  return {
    store,
    keep,
    cut: keep.filter((one) => losesKeys(one, cutToGrant(one))),
    remove: held.filter(({ entry_id, lane }) => left.get(entry_id)?.lane !== lane),
    rotate: toRotate(held.filter((had) => losesKeys(had, left.get(had.entry_id) ?? null))),
  };
}
