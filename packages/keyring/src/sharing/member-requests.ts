import type { CallInput } from "@heirlock/contract/route";
import type { JoinedCard } from "@heirlock/contract/sharing/cards";
import type { HolderKeys, relationshipKeyRoutes } from "@heirlock/contract/sharing/holder-keys";
import type { Lane, MemberPlace, SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import type { WithBundle } from "../opened-bundles.ts";
import type { OpenedLabel } from "../vault/requests.ts";

/** What a member's page knows of one holder, and the highest envelope it has seen of each (see `sharedSeen`). */
export interface SharedBy {
  keys: HolderKeys;
  /** By `envelopeName`. */
  seen: Readonly<Record<string, number>>;
}

/** A granted entry to be read: as `EntryToOpen`, its keys under the link key of the lane. Null: not made yet. */
export interface SharedEntry {
  keyId: string;
  lane: Lane;
  sealed: SignedRevision;
}

/** The versions of the envelopes that were opened, to be remembered, by `envelopeName`. */
interface OpenedBy {
  envelopes: Record<string, number>;
}

/** The member's side: comparison, joining by card, and what was shared. */
export interface MemberRequests {
  /** After "They match": the body of `POST /api/member/relationships/:id/keys/verify`. */
  pinHolder: {
    ask: WithBundle & MemberPlace & { holder: SharedKeys };
    answer: CallInput<typeof relationshipKeyRoutes.verifyHolder>["body"];
  };
  /** The card as typed, pasted or scanned; refuses with `card.length`, `card.characters` or `card.check`. Needs no bundle. */
  readCard: { ask: { typed: string }; answer: { verifying_key: string } };
  /** The card signs the keys of the open bundle: body of `POST /api/invitations/redeem-card`, but for `declinedRoles`. */
  joinByCard: { ask: WithBundle & { typed: string }; answer: { verifying_key: string; signature: string } };
  /** After joining: the card in hand proves whose it is. As `pinHolder`; refuses with `card.does_not_vouch`. */
  pinByCard: {
    ask: WithBundle & { typed: string; joined: JoinedCard };
    answer: CallInput<typeof relationshipKeyRoutes.verifyHolder>["body"];
  };
  /**
   * Whether what the member compared still holds: `compared` when today's keys of the holder are those, `changed` when
   * others are served, `not_compared` when nothing was compared or the note of it is not this member's own.
   */
  checkHolder: { ask: WithBundle & { keys: HolderKeys }; answer: { state: "compared" | "changed" | "not_compared" } };
  /**
   * In the order of the entries; one that does not open says why and stops none of the others. Refuses as a whole with
   * `identity.not_compared` or `KEY_CHANGED`.
   */
  openSharedLabels: {
    ask: WithBundle &
      SharedBy & { entries: readonly (SharedEntry & { labelKey: string | null; seenRevision: number })[] };
    answer: OpenedBy & { labels: OpenedLabel[] };
  };
  openSharedContent: {
    ask: WithBundle & SharedBy & SharedEntry & { contentKey: string; content: string };
    answer: OpenedBy & { content: string };
  };
  /** As `openFile`. */
  openSharedFile: {
    ask: WithBundle &
      SharedBy &
      SharedEntry & { labelKey: string | null; contentKey: string; file: Blob; type: string };
    answer: OpenedBy & { file: Blob };
  };
}
