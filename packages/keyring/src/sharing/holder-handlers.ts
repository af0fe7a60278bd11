import { publicKeys } from "@heirlock/crypto/bundle";
import { wipe } from "@heirlock/crypto/bytes";
import { CryptoError } from "@heirlock/crypto/errors";
import { keysFingerprint } from "@heirlock/crypto/plan/head";
import { signMember } from "@heirlock/crypto/sharing/identities";
import { createReleaseKey, keepByRoot, keptByRoot } from "@heirlock/crypto/sharing/kept-keys";
import { cardGroups, cardQrText, createCardSecret } from "@heirlock/crypto/sharing/key-card";
import { createCard, isKeyOfCard } from "@heirlock/crypto/sharing/make-card";
import { safetyNumber } from "@heirlock/crypto/sharing/safety-number";
import { emptyPlan } from "@heirlock/domain/plan/plan";
import { withBundles } from "../opened-bundles.ts";
import { type ReadPlan, readChain } from "../plan/read-chain.ts";
import { KeysError } from "../problems.ts";
import type { Handlers } from "../request.ts";
import { checkedIdentity, requireGenuineCard, requireJoinedByCard } from "./check-identity.ts";
import type { HolderRequests, RefusedKey } from "./holder-requests.ts";
import { makeEnvelopes } from "./make-envelopes.ts";
import { readReach } from "./read-reach.ts";

/** How long scrypt of the safety number takes on an average phone, for the progress that is shown. */
const comparingMs = 400;

/** The holder's side: cards, pins and envelopes. */
export const holderHandlers: Handlers<HolderRequests> = {
  async newCard({ verifyingKey, estate, member, card }, { bundle, assertWanted }) {
    const secret = createCardSecret();
    try {
      const made = await createCard(bundle, { estate, member, card }, secret);
      await assertWanted();
      return {
        id: card,
        ...made,
        secret_by_root: keepByRoot(bundle.vaultRootKey, "card", { estate, member, card }, secret),
        key_id: verifyingKey,
      };
    } finally {
      wipe(secret);
    }
  },

  showCard: ({ estate, member, card, served, ...own }, { bundle, memory, assertWanted }) =>
    withBundles(bundle, own, async (bundles) => {
      requireGenuineCard(bundles, { estate, member }, card);
      const named = namedIn(readChain(own.verifyingKey, estate, served, memory.planOf(bundle)), member);
      // Of one that was replaced the signature stays a good one.
      if (named?.card && named.card.fingerprint !== keysFingerprint(card)) throw new CryptoError("card.forged", {});
      if (card.secret_by_root === null) throw new KeysError("keys.not_available", {});
      const { vaultRootKey } = bundles.of(card.signed_by);
      const secret = keptByRoot(vaultRootKey, "card", { estate, member, card: card.id }, card.secret_by_root);
      try {
        if (!(await isKeyOfCard(secret, card))) throw new CryptoError("card.forged", {});
        await assertWanted();
        return { groups: cardGroups(secret), qrText: cardQrText(secret) };
      } finally {
        wipe(secret);
      }
    }),

  async newReleaseKey({ verifyingKey, estate, lane, epoch }, { bundle: { vaultRootKey } }) {
    const key = createReleaseKey();
    try {
      return {
        lane,
        epoch,
        key_by_root: keepByRoot(vaultRootKey, "release", { estate, lane, epoch }, key),
        key_id: verifyingKey,
      };
    } finally {
      wipe(key);
    }
  },

  makeEnvelopes: ({ estate, served, task, releaseKeys, ...own }, context) => {
    const { bundle, memory, tell } = context;
    tell("sealing-envelopes", 0);
    return withBundles(bundle, own, async (bundles) => {
      const { verifyingKey } = own;
      const plan = readChain(verifyingKey, estate, served, memory.planOf(bundle))?.plan ?? emptyPlan;
      return await makeEnvelopes({ bundle, bundles, verifyingKey, estate, plan, task, releaseKeys }, context);
    });
  },

  readReach: ({ estate, served, stored, ...own }, context) => {
    const { bundle, memory } = context;
    return withBundles(bundle, own, async (bundles) => {
      const { verifyingKey } = own;
      const plan = readChain(verifyingKey, estate, served, memory.planOf(bundle))?.plan ?? emptyPlan;
      return await readReach({ bundles, verifyingKey, estate, plan, stored, memory: memory.reachOf(bundle) }, context);
    });
  },

  async compareKeys({ other }, { bundle, tell, assertWanted }) {
    tell("comparing-keys", comparingMs);
    const own = await publicKeys(bundle);
    // A lock in between has wiped the keys: the words would be nobody's.
    await assertWanted();
    return safetyNumber(own, { recipient: other.recipient, verifyingKey: other.verifying_key });
  },

  async pinMember({ verifyingKey, estate, member, identity: { recipient, verifying_key } }, { bundle }) {
    const keys = { recipient, verifying_key };
    return { ...keys, signature: signMember(bundle, { estate, member }, keys), key_id: verifyingKey };
  },

  checkCardJoin: ({ estate, member, card, identity, ...own }, { bundle }) =>
    withBundles(bundle, own, async (bundles) => {
      requireGenuineCard(bundles, { estate, member }, card);
      requireJoinedByCard(card, identity);
      const keys = { recipient: identity.recipient, verifying_key: identity.verifying_key };
      const signature = signMember(bundle, { estate, member }, keys);
      return { ...keys, signature, key_id: own.verifyingKey, method: "card" as const };
    }),

  checkIdentity: ({ estate, member, identity, served, ...own }, { bundle, memory }) =>
    withBundles(bundle, own, async (bundles) => {
      const named = namedIn(readChain(own.verifyingKey, estate, served, memory.planOf(bundle)), member);
      // Of keys that were given up the signature stays a good one: where there is a plan, it alone counts.
      if (named) return { refused: named.account === keysFingerprint(identity) ? null : notNamed(identity) };
      return { refused: checkedIdentity(bundles, { estate, member }, identity) };
    }),
};

const namedIn = (read: ReadPlan | null, id: string) => read?.plan.members.find(({ member }) => member === id) ?? null;

const notNamed = ({ verifying_key }: { verifying_key: string }): RefusedKey => ({
  ...{ code: "KEY_CHANGED", of: "account", verifying_key, why: "swapped" },
});
