import { publicKeys } from "@heirlock/crypto/bundle";
import { wipe } from "@heirlock/crypto/bytes";
import { CryptoError } from "@heirlock/crypto/errors";
import { signMember } from "@heirlock/crypto/sharing/identities";
import { createReleaseKey, keepByRoot, keptByRoot } from "@heirlock/crypto/sharing/kept-keys";
import { cardGroups, cardQrText, createCardSecret } from "@heirlock/crypto/sharing/key-card";
import { createCard, isKeyOfCard } from "@heirlock/crypto/sharing/make-card";
import { safetyNumber } from "@heirlock/crypto/sharing/safety-number";
import { withBundles } from "../opened-bundles.ts";
import { KeysError } from "../protocol.ts";
import { checkedIdentity, requireGenuineCard, requireJoinedByCard } from "./check-identity.ts";
import type { PeopleHandler } from "./handlers.ts";
import { makeEnvelopes } from "./make-envelopes.ts";

/** What scrypt of the safety number takes on a middling phone, for the progress that is shown. */
const comparingMs = 400;

type HolderRequest =
  | "newCard"
  | "showCard"
  | "newReleaseKey"
  | "makeEnvelopes"
  | "compareKeys"
  | "pinMember"
  | "checkCardJoin"
  | "checkIdentity";

/** The holder's side: cards, pins and envelopes. */
export const holderRequests: { [Name in HolderRequest]: PeopleHandler<Name> } = {
  async newCard(bundle, { verifyingKey, estate, member, card }, context) {
    const secret = createCardSecret();
    try {
      const made = await createCard(bundle, { estate, member, card }, secret);
      await context.assertWanted();
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

  showCard: (bundle, { estate, member, card, ...own }, context) =>
    withBundles(bundle, own, async (bundles) => {
      requireGenuineCard(bundles, { estate, member }, card);
      if (card.secret_by_root === null) throw new KeysError("keys.not_available", {});
      const { vaultRootKey } = bundles.of(card.signed_by);
      const secret = keptByRoot(vaultRootKey, "card", { estate, member, card: card.id }, card.secret_by_root);
      try {
        if (!(await isKeyOfCard(secret, card))) throw new CryptoError("card.forged", {});
        await context.assertWanted();
        return { groups: cardGroups(secret), qrText: cardQrText(secret) };
      } finally {
        wipe(secret);
      }
    }),

  async newReleaseKey({ vaultRootKey }, { verifyingKey, estate, lane, epoch }) {
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

  makeEnvelopes: (bundle, { estate, task, releaseKeys, ...own }, context) => {
    context.tell("sealing-envelopes", 0);
    return withBundles(bundle, own, (bundles) =>
      makeEnvelopes({ bundle, bundles, verifyingKey: own.verifyingKey, estate, task, releaseKeys }, context),
    );
  },

  async compareKeys(bundle, { other }, context) {
    context.tell("comparing-keys", comparingMs);
    const own = await publicKeys(bundle);
    // A lock meanwhile has wiped the keys: the words would be of nobody's.
    await context.assertWanted();
    return safetyNumber(own, { recipient: other.recipient, verifyingKey: other.verifying_key });
  },

  async pinMember(bundle, { verifyingKey, estate, member, identity: { recipient, verifying_key } }) {
    const keys = { recipient, verifying_key };
    return { ...keys, signature: signMember(bundle, { estate, member }, keys), key_id: verifyingKey };
  },

  checkCardJoin: (bundle, { estate, member, card, identity, ...own }) =>
    withBundles(bundle, own, async (bundles) => {
      requireGenuineCard(bundles, { estate, member }, card);
      requireJoinedByCard(card, identity);
      const keys = { recipient: identity.recipient, verifying_key: identity.verifying_key };
      const signature = signMember(bundle, { estate, member }, keys);
      return { ...keys, signature, key_id: own.verifyingKey, method: "card" as const };
    }),

  checkIdentity: (bundle, { estate, member, identity, ...own }) =>
    withBundles(bundle, own, async (bundles) => ({
      refused: checkedIdentity(bundles, { estate, member }, identity),
    })),
};
