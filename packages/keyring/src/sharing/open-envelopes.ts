import type { HolderKeys } from "@heirlock/contract/sharing/holder-keys";
import type { AccountBundle } from "@heirlock/crypto/bundle";
import { wipe } from "@heirlock/crypto/bytes";
import { CryptoError } from "@heirlock/crypto/errors";
import { openEnvelope } from "@heirlock/crypto/sharing/envelope";
import { keptByRoot } from "@heirlock/crypto/sharing/kept-keys";
import { type CardKeys, cardKeys } from "@heirlock/crypto/sharing/key-card";
import type { Lane } from "@heirlock/crypto/sharing/signed-messages";
import type { EntryKeyName, EntryKeyPlace } from "@heirlock/crypto/vault/entry-keys";
import { unwrapEntryKey } from "@heirlock/crypto/vault/entry-keys";
import type { OpenedBundles } from "../opened-bundles.ts";
import type { Asking } from "../request.ts";
import type { TrustedKeys } from "./check-holder.ts";
import type { SharedBy } from "./member-requests.ts";

type Served = HolderKeys["envelopes"][number];

/** By this name a member's client remembers the highest version of an envelope. */
export const envelopeName = (keys: Pick<HolderKeys, "member_id">, { lane, key_id }: { lane: Lane; key_id: string }) =>
  `${keys.member_id} ${lane} ${key_id}`;

/** The link keys that a member has been given by one holder, and what was refused of them. */
export interface LinkKeys {
  /** The versions that were opened, by `envelopeName`. */
  versions: Record<string, number>;
  /** The key of an entry under one of the link keys of its lane. Throws what stood in the way. */
  entryKey(lane: Lane, name: EntryKeyName, place: EntryKeyPlace, wrapped: string): Uint8Array;
  wipe(): void;
}

/**
 * Opens the envelopes of these lanes. Refused, each by itself: one that no key of the holder's signed that this member
 * has compared, one for another member, lane or version, one that is older than this client has seen.
 */
export async function openEnvelopes(
  bundles: OpenedBundles,
  trusted: TrustedKeys,
  { keys, seen }: SharedBy,
  lanes: ReadonlySet<Lane>,
  context: Asking,
): Promise<LinkKeys> {
  const opened: { lane: Lane; linkKey: Uint8Array }[] = [];
  const versions: Record<string, number> = {};
  const problems = new Map<Lane, CryptoError>();
  const wipeAll = () => wipe(...opened.map(({ linkKey }) => linkKey));
  try {
    for (const envelope of keys.envelopes) {
      const { lane, version } = envelope;
      if (!lanes.has(lane)) continue;
      try {
        opened.push({ lane, linkKey: await openOne(bundles, trusted, keys, envelope, seen) });
        versions[envelopeName(keys, envelope)] = version;
      } catch (error) {
        if (!(error instanceof CryptoError)) throw error;
        problems.set(lane, error);
      }
      // A lock meanwhile has wiped the keys, and nothing would open.
      await context.assertWanted();
    }
  } catch (error) {
    wipeAll();
    throw error;
  }
  return {
    versions,
    entryKey(lane, name, place, wrapped) {
      let problem = problems.get(lane) ?? new CryptoError("envelope.missing", {});
      for (const { linkKey } of opened.filter((one) => one.lane === lane)) {
        try {
          return unwrapEntryKey(linkKey, "link", name, place, wrapped);
        } catch (error) {
          if (!(error instanceof CryptoError)) throw error;
          problem = error;
        }
      }
      throw problem;
    },
    wipe: wipeAll,
  };
}

async function openOne(
  bundles: OpenedBundles,
  trusted: TrustedKeys,
  keys: HolderKeys,
  envelope: Served,
  seen: SharedBy["seen"],
): Promise<Uint8Array> {
  const { lane, version, key_id } = envelope;
  if (!trusted.has(key_id)) throw new CryptoError("revision.forged", {});
  const highest = seen[envelopeName(keys, envelope)] ?? 0;
  if (version < highest) throw new CryptoError("envelope.older", { served: version, seen: highest });
  const place = { estate: keys.estate_id, member: keys.member_id, lane, version };
  return withIdentity(bundles, trusted, keys, envelope, (own) => openEnvelope(key_id, own, place, envelope, null));
}

/**
 * The own keys that it is sealed to: those of the account once the holder has compared them, else those of a card by which
 * the member came. Throws `envelope.missing` for a card that was not kept here, and `envelope.other_keys` for an account
 * before a reset whose kit was not found: that opens again once the holder has compared the new keys.
 */
async function withIdentity<Answer>(
  bundles: OpenedBundles,
  trusted: TrustedKeys,
  keys: HolderKeys,
  { account_key, card_id }: Served,
  use: (own: { identitySeed: Uint8Array }) => Promise<Answer>,
): Promise<Answer> {
  const account = account_key === null ? null : ownBundle(bundles, account_key);
  if (account) return use(account);
  const card = card_id && keptCard(bundles, trusted, keys, card_id);
  if (!card) throw new CryptoError(account_key === null ? "envelope.missing" : "envelope.other_keys", {});
  try {
    return await use(card);
  } finally {
    wipe(card.identitySeed, card.signingSeed);
  }
}

function ownBundle(bundles: OpenedBundles, accountKey: string): AccountBundle | null {
  try {
    return bundles.of(accountKey);
  } catch {
    return null;
  }
}

function keptCard(bundles: OpenedBundles, { pins }: TrustedKeys, keys: HolderKeys, cardId: string): CardKeys | null {
  const kept = pins.find((pin) => pin.card_id === cardId);
  if (!kept?.card_by_root) return null;
  const place = { estate: keys.estate_id, member: keys.member_id, card: cardId };
  const secret = keptByRoot(bundles.of(kept.signed_by).vaultRootKey, "card", place, kept.card_by_root);
  try {
    return cardKeys(secret);
  } finally {
    wipe(secret);
  }
}
