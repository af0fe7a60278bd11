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

/** A printed key card as an invitation (KEY-050). */
export const cardInvitationRoutes = {
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
