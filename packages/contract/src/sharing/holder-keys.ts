import type { CardId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { idField, instantField } from "../fields.ts";
import { byRelationship } from "../members/fields.ts";
import { headQuestionSchema, newestHeadAnswer, sharedChainSchema } from "../plan/step.ts";
import { route } from "../route.ts";
import { joinedCardSchema } from "./cards.ts";
import { envelopeSchema, recipient, signature, verifyingKey, wrappedByRoot } from "./keys.ts";

const pinSchema = z.object({
  recipient: z.string(),
  verifying_key: z.string(),
  signature: z.string(),
  signed_by: z.string(),
  verified_at: instantField,
  /** The card that proved these keys, kept by whoever has it: null where words were compared. */
  card_id: idField<CardId>().nullable(),
  card_by_root: z.string().nullable(),
});

/** What a member reads and compares of the holder's keys. */
export const relationshipKeyRoutes = {
  holderKeys: route({
    method: "GET",
    path: "/api/member/relationships/:id/keys",
    access: "member",
    summary: "The holder's public keys, what the member compared, and the envelopes that may be had now",
    params: byRelationship,
    answer: z.object({
      data: z.object({
        estate_id: idField<HolderId>(),
        member_id: idField<MemberId>(),
        /** Today's first; older ones signed what is older. */
        holder: z.array(z.object({ recipient: z.string(), verifying_key: z.string(), is_current: z.boolean() })),
        /** Whether the holder has compared the keys that the account has today. */
        verified_by_holder: z.boolean(),
        /** What the member compared last. */
        pin: pinSchema.nullable(),
        /** What they compared before the holder's keys changed: it signed what is older. */
        earlier_pins: z.array(pinSchema),
        /** Of the member's key card, if there is one: with it in hand the holder's keys can be checked without words. */
        card: joinedCardSchema.nullable(),
        envelopes: z.array(envelopeSchema.omit({ link_key_by_root: true })),
      }),
    }),
    errors: ["NOT_FOUND", "INVALID_RELATIONSHIP_ID"],
  }),
  sharedPlan: route({
    method: "GET",
    path: "/api/member/relationships/:id/plan",
    access: "member",
    summary: "What the holder signed of what the member may open now, with its proofs",
    params: byRelationship,
    answer: z.object({
      data: z.object({
        estate_id: idField<HolderId>(),
        member_id: idField<MemberId>(),
        chains: z.array(sharedChainSchema),
      }),
    }),
    errors: ["NOT_FOUND", "INVALID_RELATIONSHIP_ID"],
  }),
  newestHead: route({
    method: "POST",
    path: "/api/member/relationships/:id/newest-head",
    access: "member",
    summary: "Asks the keeper for the newest head of the holder's key, for a member's browser that remembers none",
    params: byRelationship,
    body: headQuestionSchema,
    limit: "askKeeper",
    answer: z.object({ data: z.object({ answer: newestHeadAnswer }) }),
    errors: ["NOT_FOUND", "INVALID_RELATIONSHIP_ID"],
  }),
  verifyHolder: route({
    method: "POST",
    path: "/api/member/relationships/:id/keys/verify",
    access: "member",
    summary: "Notes that the member compared words with the holder",
    params: byRelationship,
    body: z.strictObject({
      recipient,
      verifying_key: verifyingKey,
      /** Context `holder-identity`: the JSON array of estate, member, recipient, verifying key, by the member's key. */
      signature,
      key_id: verifyingKey,
      /** Where a card proved them: its secret under the member's own root key, so that what is sealed to it opens. */
      card: z.strictObject({ id: idField<CardId>(), by_root: wrappedByRoot }).optional(),
    }),
    answer: z.object({}),
    errors: ["NOT_FOUND", "IDENTITY_CHANGED", "INVALID_SIGNATURE", "INVALID_RELATIONSHIP_ID"],
  }),
};
export type SharedPlan = z.output<typeof relationshipKeyRoutes.sharedPlan.answer>["data"];
export type HolderKeys = z.output<typeof relationshipKeyRoutes.holderKeys.answer>["data"];
