import type { CallInput } from "@heirlock/contract/route";
import type { cardInvitationRoutes, JoinedCard } from "@heirlock/contract/sharing/cards";
import type { HolderKeys, relationshipKeyRoutes, SharedPlan } from "@heirlock/contract/sharing/holder-keys";
import type { SeenHead } from "@heirlock/crypto/plan/judge-head";
import type { Lane, MemberPlace, SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import type { WithBundle } from "../opened-bundles.ts";
import type { OpenedLabel } from "../vault/requests.ts";

/** What a member's page knows of one holder, and the highest that it has seen of each envelope and plan. */
export interface SharedBy {
  keys: HolderKeys;
  /** By `envelopeName` (see `sharedSeen`). */
  seen: Readonly<Record<string, number>>;
  /** What the server says that the holder signed about this member. */
  plan: SharedPlan;
  /** The newest head that this browser has seen of each of the holder's keys. */
  seenHeads: Readonly<Record<string, SeenHead>>;
}

/** A granted entry to be read: as `EntryToOpen`, its keys under the link key of the lane. Null: not made yet. */
export interface SharedEntry {
  keyId: string;
  lane: Lane;
  sealed: SignedRevision;
}

/** What the signed plan says of everything that a holder shares with a member (KEY-063, KEY-068). */
export interface PlanFindings {
  /** The newest head of each compared key, to be remembered. */
  heads: Record<string, SeenHead>;
  /** How many entries the plan shares with the member now. */
  granted: number;
  /**
   * How many of them the server does not show: withheld, or taken back with the holder's vault locked and not signed yet.
   * Nobody but the holder can tell which.
   */
  missing: number;
  /**
   * A plan of a compared key came without what it says of this member, or with something that proves nothing. Before the
   * holder has signed that somebody was added, and for somebody who may see nothing of entries any more, that is so too.
   */
  withheld: boolean;
  /** Where the server shows an older plan than this browser has seen, or another one of the same number. 0: none at all. */
  outdated: { served: number; seen: number } | null;
}

/** The versions of the envelopes that were opened, to be remembered, by `envelopeName`. */
interface OpenedBy {
  envelopes: Record<string, number>;
}

/** The member's side: comparison, joining by card, and what was shared. */
export interface MemberRequests {
  /** After "All the words are the same": the body of `POST /api/member/relationships/:id/keys/verify`. */
  pinHolder: {
    ask: WithBundle & MemberPlace & { holder: SharedKeys };
    answer: CallInput<typeof relationshipKeyRoutes.verifyHolder>["body"];
  };
  /**
   * The card as typed, pasted or scanned: the body of `POST /api/invitations/open-card`. Refuses with `card.length`,
   * `card.characters` or `card.check`. Needs no bundle.
   */
  readCard: { ask: { typed: string }; answer: CallInput<typeof cardInvitationRoutes.openCard>["body"] };
  /** The card signs the keys of the open bundle: body of `POST /api/invitations/redeem-card`, but for `declinedRoles`. */
  joinByCard: { ask: WithBundle & { typed: string }; answer: { verifying_key: string; signature: string } };
  /**
   * After joining: the card in hand proves whose it is, and is kept under the root key, so that what is sealed to it opens.
   * As `pinHolder`; refuses with `card.does_not_vouch`.
   */
  pinByCard: {
    ask: WithBundle & { typed: string; joined: JoinedCard };
    answer: CallInput<typeof relationshipKeyRoutes.verifyHolder>["body"];
  };
  /**
   * Whether what the member compared still holds: `compared` when today's keys of the holder are among those, `changed`
   * when others are served, `not_compared` when nothing was compared or the note of it is not this member's own.
   */
  checkHolder: { ask: WithBundle & { keys: HolderKeys }; answer: { state: "compared" | "changed" | "not_compared" } };
  /**
   * In the order of the entries; one that does not open says why and stops none of the others. `changed`: the server
   * states other keys of the holder's than the compared ones. Refuses as a whole with `identity.not_compared`.
   */
  openSharedLabels: {
    ask: WithBundle &
      SharedBy & { entries: readonly (SharedEntry & { labelKey: string | null; seenRevision: number })[] };
    answer: OpenedBy & { labels: OpenedLabel[]; changed: boolean; plan: PlanFindings };
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
