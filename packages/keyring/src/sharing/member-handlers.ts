import type { HolderKeys } from "@heirlock/contract/sharing/holder-keys";
import { publicKeys } from "@heirlock/crypto/bundle";
import { wipe } from "@heirlock/crypto/bytes";
import { CryptoError } from "@heirlock/crypto/errors";
import { isHolderProof, joinByCard, openCard, signHolder } from "@heirlock/crypto/sharing/identities";
import { keepByRoot } from "@heirlock/crypto/sharing/kept-keys";
import { readCard } from "@heirlock/crypto/sharing/key-card";
import { assertGenuine, openContent, openLabel } from "@heirlock/crypto/vault/entry";
import { type OpenedBundles, withBundles } from "../opened-bundles.ts";
import type { Asking, Handlers } from "../request.ts";
import { placeOf } from "../vault/entry-keys.ts";
import { labelOrProblem } from "../vault/opened-label.ts";
import type { OpenedLabel } from "../vault/requests.ts";
import { openingMs, openSignedFile, requireSameFile, signedFileKey } from "../vault/signed-file.ts";
import { type TrustedKeys, trustedKeys } from "./check-holder.ts";
import type { MemberRequests, SharedBy, SharedEntry } from "./member-requests.ts";
import { type LinkKeys, openEnvelopes } from "./open-envelopes.ts";
import { readSharedPlan, type SharedPlanRead } from "./read-shared-plan.ts";

/** The member's side: pins, cards and what was shared. */
export const memberHandlers: Handlers<MemberRequests> = {
  async pinHolder({ verifyingKey, estate, member, holder: { recipient, verifying_key } }, { bundle }) {
    const keys = { recipient, verifying_key };
    return { ...keys, signature: signHolder(bundle, { estate, member }, keys), key_id: verifyingKey };
  },

  readCard: ({ typed }) => withCard(typed, openCard),

  joinByCard: ({ typed }, { bundle, assertWanted }) =>
    withCard(typed, async (secret) => {
      // Of the open bundle, not as a server states them: the card would vouch for whatever that is.
      const own = await publicKeys(bundle);
      await assertWanted();
      return joinByCard(secret, { recipient: own.recipient, verifying_key: own.verifyingKey });
    }),

  pinByCard: ({ verifyingKey, typed, joined }, { bundle }) =>
    withCard(typed, async (secret) => {
      const place = { estate: joined.estate_id, member: joined.member_id };
      const keys = { recipient: joined.holder.recipient, verifying_key: joined.holder.verifying_key };
      if (!isHolderProof(secret, { ...place, card: joined.id }, keys, joined.holder_proof))
        throw new CryptoError("card.does_not_vouch", {});
      const kept = keepByRoot(bundle.vaultRootKey, "card", { ...place, card: joined.id }, secret);
      const card = { id: joined.id, by_root: kept };
      return { ...keys, signature: signHolder(bundle, place, keys), key_id: verifyingKey, card };
    }),

  checkHolder: ({ keys, ...own }, { bundle }) =>
    withBundles(bundle, own, async (bundles) => {
      try {
        return { state: trustedKeys(bundles, keys).changed ? "changed" : "compared" };
      } catch (error) {
        if (!(error instanceof CryptoError)) throw error;
        return { state: "not_compared" };
      }
    }),

  openSharedLabels: ({ keys, seen, plan: served, seenHeads, entries, ...own }, context) =>
    withBundles(context.bundle, own, (bundles) =>
      withLinks(bundles, { keys, seen, plan: served, seenHeads }, entries, context, async (links, by) => {
        const labels: OpenedLabel[] = [];
        for (const entry of entries)
          labels.push(
            await labelOrProblem(async () => {
              if (entry.labelKey === null) throw new CryptoError("envelope.missing", {});
              await requireGenuine(by, entry, entry.seenRevision);
              const key = links.entryKey(entry.lane, "label", placeOf(entry.sealed), entry.labelKey);
              try {
                return { label: openLabel(key, entry.sealed) };
              } finally {
                wipe(key);
              }
            }),
          );
        await context.assertWanted();
        const plan = by.plan.findings(entries.map(({ sealed }) => sealed.entry));
        return { labels, changed: by.trusted.changed, plan, envelopes: links.versions };
      }),
    ),

  openSharedContent: ({ keys, seen, plan, seenHeads, keyId, lane, sealed, contentKey, content, ...own }, context) =>
    withBundles(context.bundle, own, (bundles) =>
      withContentKey(
        bundles,
        { keys, seen, plan, seenHeads },
        { keyId, lane, sealed },
        contentKey,
        context,
        async (key, links) => ({
          content: openContent(key, sealed, content),
          envelopes: links.versions,
        }),
      ),
    ),

  openSharedFile: (ask, context) => {
    const { keys, seen, plan, seenHeads, keyId, lane, sealed, labelKey, contentKey, file, type, ...own } = ask;
    context.tell("opening-file", openingMs(file));
    return withBundles(context.bundle, own, async (bundles) => {
      await requireSameFile(sealed, file);
      await context.assertWanted();
      const shared = { keyId, lane, sealed };
      const by = { keys, seen, plan, seenHeads };
      return withContentKey(bundles, by, shared, contentKey, context, async (content, links) => {
        if (labelKey === null) throw new CryptoError("envelope.missing", {});
        const label = links.entryKey(lane, "label", placeOf(sealed), labelKey);
        const fileKey = signedFileKey({ label, content }, sealed);
        wipe(label);
        return { file: await openSignedFile(fileKey, file, type, context), envelopes: links.versions };
      });
    });
  },
};

async function withCard<Answer>(typed: string, use: (secret: Uint8Array) => Promise<Answer>): Promise<Answer> {
  const secret = readCard(typed);
  try {
    return await use(secret);
  } finally {
    wipe(secret);
  }
}

/** What speaks for one holder: their compared keys, and what those signed of the plan. */
interface Vouched {
  keys: HolderKeys;
  trusted: TrustedKeys;
  plan: SharedPlanRead;
}

async function withLinks<Answer>(
  bundles: OpenedBundles,
  shared: SharedBy,
  entries: readonly SharedEntry[],
  context: Asking,
  use: (links: LinkKeys, by: Vouched) => Promise<Answer>,
): Promise<Answer> {
  const trusted = trustedKeys(bundles, shared.keys);
  const plan = readSharedPlan(trusted, shared);
  const lanes = new Set(entries.map(({ lane }) => lane));
  const links = await openEnvelopes(bundles, trusted, shared, lanes, context);
  try {
    return await use(links, { keys: shared.keys, trusted, plan });
  } finally {
    links.wipe();
  }
}

function withContentKey<Answer>(
  bundles: OpenedBundles,
  shared: SharedBy,
  entry: SharedEntry,
  contentKey: string,
  context: Asking,
  use: (key: Uint8Array, links: LinkKeys) => Promise<Answer>,
): Promise<Answer> {
  return withLinks(bundles, shared, [entry], context, async (links, by) => {
    await requireGenuine(by, entry, 0);
    const key = links.entryKey(entry.lane, "content", placeOf(entry.sealed), contentKey);
    try {
      return await use(key, links);
    } finally {
      wipe(key);
    }
  });
}

/**
 * Signed by a key of the holder's that this member has compared, for this estate, no older than what was seen, and shared
 * with this member by the signed plan.
 */
async function requireGenuine({ keys, trusted, plan }: Vouched, entry: SharedEntry, seen: number): Promise<void> {
  const { keyId, sealed } = entry;
  if (!trusted.has(keyId)) {
    // What a new key of the holder's signed waits until it was compared; whose any other key is, nobody says.
    const isStated = keys.holder.some(({ verifying_key }) => verifying_key === keyId);
    throw isStated ? new CryptoError("identity.not_compared", {}) : new CryptoError("revision.forged", {});
  }
  if (sealed.estate !== keys.estate_id) throw new CryptoError("revision.forged", {});
  await assertGenuine(keyId, sealed, seen);
  plan.requireShared(entry);
}
