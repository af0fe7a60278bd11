import type { CardId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { idField } from "../fields.ts";
import { declinedRoles, joined } from "../members/invitations.ts";
import { route } from "../route.ts";

/** What proves whose card it is: the keys of the holder who made it, which may have changed since. */
export const joinedCardSchema = z.object({
  id: idField<CardId>(),
  estate_id: idField<HolderId>(),
  member_id: idField<MemberId>(),
  holder: z.object({ recipient: z.string(), verifying_key: z.string() }),
  holder_proof: z.string(),
});
export type JoinedCard = z.output<typeof joinedCardSchema>;

const person = z.object({ first_name: z.string(), last_name: z.string() });

/** What a card shows to whoever has it in hand, before they have an account. */
export const cardViewSchema = z.object({
  holder: person,
  /** As the holder wrote it. */
  invited: person,
  /** How many papers open with the card at once. What waits is told to nobody (KEY-044). */
  papers: z.int(),
  /** Somebody has joined by it, or by another way, already. */
  joined: z.boolean(),
});

/** A printed key card as an invitation (KEY-050). */
export const cardInvitationRoutes = {
  openCard: route({
    method: "POST",
    path: "/api/invitations/open-card",
    access: "anyone",
    summary: "Whose card it is, for whom, and how much opens with it at once",
    body: z.strictObject({
      verifying_key: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
      /** Context `card-open`: the JSON array of the card's verifying key. */
      signature: z.string().regex(/^hls1\.[A-Za-z0-9_-]{86}$/),
    }),
    answer: z.object({ data: cardViewSchema }),
    errors: ["KEY_INVALID", "INVALID_SIGNATURE", "RATE_LIMITED"],
    limit: "openInvitation",
  }),
  redeemCard: route({
    method: "POST",
    path: "/api/invitations/redeem-card",
    access: "signed-in",
    summary: "Joins by a printed key card, whose key signs the keys of the account",
    body: z.strictObject({
      /** The card's. */
      verifying_key: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
      /** Context `card-join`: the JSON array of the card's verifying key, the account's recipient and verifying key. */
      signature: z.string().regex(/^hls1\.[A-Za-z0-9_-]{86}$/),
      declinedRoles,
    }),
    answer: z.object({ data: joined.shape.data.extend({ card: joinedCardSchema }) }),
    errors: [
      "KEY_INVALID",
      "INVALID_SIGNATURE",
      "ALREADY_IN_PLAN",
      "EMAIL_IS_OWN",
      "LAST_ROLE",
      "INVALID_TRANSITION",
      "NO_KEYS",
      "RATE_LIMITED",
    ],
    limit: "redeemKey",
  }),
};
