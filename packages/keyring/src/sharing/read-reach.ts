import type { StoredEnvelopes } from "@heirlock/contract/sharing/keys";
import { wipe } from "@heirlock/crypto/bytes";
import { CryptoError } from "@heirlock/crypto/errors";
import { isEnvelopeSigned } from "@heirlock/crypto/sharing/envelope";
import { keptByRoot } from "@heirlock/crypto/sharing/kept-keys";
import { withLinkKey } from "@heirlock/crypto/vault/entry-keys";
import type { Plan, PlannedGrant, PlannedMember } from "@heirlock/domain/plan/plan";
import { keyGrants } from "@heirlock/domain/sharing/key-grants";
import { type Reach, type Readiness, readinessOf } from "@heirlock/domain/sharing/reach";
import type { OpenedBundles } from "../opened-bundles.ts";
import type { Asking } from "../request.ts";
import type { CheckedEnvelope, ReachMemory, StoredEnvelope, StoredWrap } from "./reach-memory.ts";

type StoredMember = StoredEnvelopes["members"][number];

interface ToRead {
  bundles: OpenedBundles;
  verifyingKey: string;
  estate: string;
  /** As it was signed; empty before anything was. */
  plan: Plan;
  stored: StoredEnvelopes;
  memory: ReachMemory;
}

/**
 * Whom the entries of the signed plan reach today (KEY-063). An envelope counts if a key of the holder's signed it for this
 * member and lane, as sealed to the very card or account that the member's leaf names; a key of an entry under it if it
 * opens with the link key that the holder's client kept of exactly this envelope. What the server says beside it (that a
 * card was printed, an account changed, somebody is paused) can only be believed: it is no part of what is signed.
 */
export async function readReach(read: ToRead, context: Asking): Promise<Readiness> {
  const { memory, plan, stored, verifyingKey } = read;
  const generations = new Map(
    plan.entries.filter(({ deletedOn }) => deletedOn === null).map(({ entry, generation }) => [entry, generation]),
  );
  const leaves = new Map(plan.members.map((leaf) => [leaf.member, leaf]));
  const granted = Map.groupBy(plan.grants, ({ member }) => member);
  const checked = new Map<string, CheckedEnvelope>();
  const reaches: Reach[] = [];
  for (const person of stored.members) {
    const leaf = leaves.get(person.member_id);
    const lanes = Map.groupBy(granted.get(person.member_id) ?? [], ({ lane }) => lane);
    for (const [lane, grants] of leaf ? lanes : []) {
      const envelopes = [];
      for (const envelope of person.envelopes.filter((one) => one.lane === lane)) {
        const name = JSON.stringify([person.member_id, { ...envelope, wraps: null }]);
        const known = memory.envelopes.get(name);
        const one = checkEnvelope(read, person.member_id, envelope, known, generations);
        checked.set(name, one);
        envelopes.push({ envelope, ...one });
        // A lock meanwhile has wiped the keys, and others have waited for the worker.
        await context.assertWanted();
      }
      for (const grant of grants)
        if (generations.has(grant.entry)) reaches.push(reachOf(leaf!, person, envelopes, grant));
    }
  }
  memory.envelopes = checked;
  // What nobody has signed into the plan yet reaches nobody; what an older key signed is that key's.
  const unsigned = stored.entries.filter(({ entry_id, key_id }) => key_id === verifyingKey && !isNamed(plan, entry_id));
  return readinessOf([...generations.keys(), ...unsigned.map(({ entry_id }) => entry_id)], reaches);
}

function checkEnvelope(
  { bundles, estate }: ToRead,
  member: string,
  envelope: StoredEnvelope,
  known: CheckedEnvelope | undefined,
  generations: ReadonlyMap<string, number>,
): CheckedEnvelope {
  const { key_id, lane, version } = envelope;
  const place = { estate, member, lane, version };
  const isOwn = known?.isOwn ?? (bundles.keyIds().includes(key_id) && isEnvelopeSigned(key_id, place, envelope));
  const wraps = new Map<string, { wrap: StoredWrap; opens: boolean }>();
  const fresh: StoredWrap[] = [];
  for (const wrap of envelope.wraps) {
    if (generations.get(wrap.entry_id) !== wrap.generation) continue;
    const before = known?.wraps.get(wrap.entry_id);
    if (before?.wrap.content_key === wrap.content_key && before.wrap.generation === wrap.generation)
      wraps.set(wrap.entry_id, before);
    else fresh.push(wrap);
  }
  const opening = isOwn && fresh.length > 0 ? linkKeyOf(bundles, place, envelope) : null;
  if (opening === null) {
    for (const wrap of fresh) wraps.set(wrap.entry_id, { wrap, opens: false });
    return { isOwn, wraps };
  }
  try {
    withLinkKey(opening, (opens) => {
      for (const wrap of fresh) {
        const { entry_id: entry, generation, content_key } = wrap;
        wraps.set(entry, { wrap, opens: opens("content", { estate, entry, generation }, content_key) });
      }
    });
  } finally {
    wipe(opening);
  }
  return { isOwn, wraps };
}

/** As the holder's client kept it of this very envelope; null if the server has that of another. */
function linkKeyOf(
  bundles: OpenedBundles,
  place: Parameters<typeof isEnvelopeSigned>[1],
  { key_id, sealed, link_key_by_root }: StoredEnvelope,
): Uint8Array | null {
  try {
    return keptByRoot(bundles.of(key_id).vaultRootKey, "link", { ...place, sealed }, link_key_by_root);
  } catch (error) {
    if (error instanceof CryptoError && error.code.startsWith("sealed.")) return null;
    throw error;
  }
}

function reachOf(
  leaf: PlannedMember,
  person: StoredMember,
  envelopes: readonly (CheckedEnvelope & { envelope: StoredEnvelope })[],
  { entry, member }: PlannedGrant,
): Reach {
  const claiming = envelopes.filter(({ wraps }) => wraps.has(entry));
  const opening = claiming.filter(({ wraps }) => wraps.get(entry)!.opens).map(({ envelope }) => envelope);
  const isToCard = (one: StoredEnvelope) => leaf.card !== null && one.card_fingerprint === leaf.card.fingerprint;
  const isToAccount = (one: StoredEnvelope) => leaf.account !== null && one.account_fingerprint === leaf.account;
  return {
    ...{ entry, member },
    level: keyGrants[Math.min(keyGrants.indexOf(leaf.level), keyGrants.indexOf(person.level))]!,
    isActive: person.is_active,
    keys: opening.length > 0 ? "stored" : claiming.length > 0 ? "refused" : "none",
    byCard: person.printed_card === leaf.card?.id && opening.some(isToCard),
    byAccount: person.account_fingerprint === leaf.account && opening.some(isToAccount),
    account: accountOf(leaf, person),
  };
}

function accountOf({ account }: PlannedMember, { account_fingerprint: today }: StoredMember): Reach["account"] {
  if (today === null) return "none";
  if (account === null) return "unverified";
  return account === today ? "verified" : "changed";
}

const isNamed = ({ entries }: Plan, id: string) => entries.some(({ entry }) => entry === id);
