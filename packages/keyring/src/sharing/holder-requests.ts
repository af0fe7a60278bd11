import type { CallInput } from "@heirlock/contract/route";
import type {
  EnvelopeTask,
  MemberCard,
  MemberIdentity,
  memberKeyRoutes,
  ReleaseKey,
  StoredEnvelopes,
} from "@heirlock/contract/sharing/keys";
import type { KeyChange } from "@heirlock/crypto/errors";
import type { SafetyNumber } from "@heirlock/crypto/sharing/safety-number";
import type { CardPlace, Lane, MemberPlace, SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import type { Readiness } from "@heirlock/domain/sharing/reach";
import type { WithBundle } from "../opened-bundles.ts";
import type { ServedPlan } from "../plan/read-chain.ts";

/** An identity or a card that is not what the holder's own signature says: nothing was sealed, to nobody (KEY-052). */
export interface RefusedKey {
  code: "KEY_CHANGED";
  of: "account" | "card";
  verifying_key: string;
  why: KeyChange;
}

/** The holder's side: cards, comparison and envelopes. */
export interface HolderRequests {
  /** A new card; the body of `PUT /api/members/:id/card`, but for `replaces`. */
  newCard: {
    ask: WithBundle & CardPlace;
    answer: CallInput<typeof memberKeyRoutes.putCard>["body"];
  };
  /**
   * What is printed (KEY-053). Refuses with `card.forged` unless the holder signed this card and the secret gives exactly
   * its keys, or when the plan names another; with `keys.not_available` when its secret was forgotten or its bundle is not open.
   */
  showCard: {
    ask: WithBundle & MemberPlace & { card: MemberCard; served: ServedPlan };
    answer: { groups: readonly string[]; qrText: string };
  };
  /** The body of `PUT /api/members/release-keys`. */
  newReleaseKey: {
    ask: WithBundle & { estate: string; lane: Exclude<Lane, "now">; epoch: number };
    answer: CallInput<typeof memberKeyRoutes.putReleaseKey>["body"];
  };
  /**
   * All envelopes of a member and all wraps under them, as the signed plan says. `body` is null when anything was refused
   * or the plan names neither the member nor a card of theirs: nothing is sealed then, and what was made before stays.
   * Refuses with `release_key.missing` for a lane whose key has to be made first, and with `plan.*`.
   */
  makeEnvelopes: {
    ask: WithBundle & {
      estate: string;
      served: ServedPlan;
      task: EnvelopeTask;
      releaseKeys: readonly ReleaseKey[];
    };
    answer: {
      body: CallInput<typeof memberKeyRoutes.putEnvelopes>["body"] | null;
      refused: RefusedKey[];
      /** Entries that cannot be wrapped: of a bundle whose kit was not found, or whose own keys are damaged. */
      left: string[];
      /** Entries that the server lists for this member, or in this lane, and the holder has not signed (KEY-063). */
      beyond: string[];
    };
  };
  /** Whom the entries of the signed plan reach today, by what is stored for them. Refuses with `plan.*`. */
  readReach: {
    ask: WithBundle & { estate: string; served: ServedPlan; stored: StoredEnvelopes };
    answer: Readiness;
  };
  /** The eight words and the code, of the open bundle and the other's keys. Takes some tenths of a second, or a second. */
  compareKeys: { ask: WithBundle & { other: SharedKeys }; answer: SafetyNumber };
  /** After "All the words are the same": the body of `POST /api/members/:id/keys/verify`, but for `method`. */
  pinMember: {
    ask: WithBundle & MemberPlace & { identity: SharedKeys };
    answer: Omit<CallInput<typeof memberKeyRoutes.verifyIdentity>["body"], "method">;
  };
  /**
   * Who joined by the card that the holder's client made needs no comparing: the whole body of
   * `POST /api/members/:id/keys/verify`. Refuses with `card.forged` or `card.does_not_vouch`.
   */
  checkCardJoin: {
    ask: WithBundle &
      MemberPlace & {
        card: MemberCard;
        identity: SharedKeys & Pick<MemberIdentity, "card_id" | "card_signature">;
      };
    answer: CallInput<typeof memberKeyRoutes.verifyIdentity>["body"];
  };
  /** Whether everything that the holder's client relies on for this member is genuine, without sealing anything. */
  checkIdentity: {
    ask: WithBundle & MemberPlace & { identity: MemberIdentity; served: ServedPlan };
    answer: { refused: RefusedKey | null };
  };
}
