import type { MemberId, WillId } from "@heirlock/domain/identifiers";
import { z } from "zod";
import { idField, instantField } from "../fields.ts";
import { route } from "../route.ts";
import { willContentSchema } from "./content.ts";

const byWill = z.object({ id: idField<WillId>() });
const nameSchema = z.object({ first_name: z.string(), last_name: z.string() });

const offerSchema = z.object({
  offered_at: instantField,
  /** They have started a will of their own from it. What became of that is not told. */
  taken_at: instantField.nullable(),
});

/** An offer as the holder sees it. */
export const heldMirrorSchema = offerSchema.extend({
  member_id: idField<MemberId>(),
  member: nameSchema,
  withdrawn_at: instantField.nullable(),
});
export type HeldMirror = z.output<typeof heldMirrorSchema>;

/** An offer as the spouse or partner sees it. */
export const ownMirrorSchema = offerSchema.extend({
  will_id: idField<WillId>(),
  relationship_id: idField<MemberId>(),
  holder: nameSchema,
});
export type OwnMirror = z.output<typeof ownMirrorSchema>;

const held = z.object({ data: z.object({ offers: z.array(heldMirrorSchema) }) });

/** A couple's second will, which starts as a copy of the first with the roles exchanged. */
export const mirrorRoutes = {
  mirrorOffers: route({
    method: "GET",
    path: "/api/wills/:id/mirror",
    access: "holder",
    summary: "To whom a will was offered as a mirror will, and whether it was taken",
    params: byWill,
    answer: held,
    errors: ["NOT_FOUND"],
  }),
  offerMirror: route({
    method: "POST",
    path: "/api/wills/:id/mirror",
    access: "holder",
    summary: "Offers a will to the spouse or partner whom it names, as the beginning of their own",
    params: byWill,
    body: z.strictObject({ member_id: idField<MemberId>() }),
    answer: held,
    errors: ["NOT_FOUND", "NOT_THE_SPOUSE"],
    limit: "mirrorOffer",
  }),
  withdrawMirror: route({
    method: "DELETE",
    path: "/api/wills/:id/mirror/:member",
    access: "holder",
    summary: "Withdraws an offer that was not taken",
    params: byWill.extend({ member: idField<MemberId>() }),
    answer: held,
    errors: ["NOT_FOUND"],
  }),
  ownMirrors: route({
    method: "GET",
    path: "/api/member/mirror-offers",
    access: "member",
    summary: "The mirror wills that are offered to the signed-in person, and those they have taken",
    answer: z.object({ data: z.object({ offers: z.array(ownMirrorSchema) }) }),
  }),
  ownMirror: route({
    method: "GET",
    path: "/api/member/mirror-offers/:id",
    access: "member",
    summary: "What a will would start with that mirrors the one offered",
    params: byWill,
    answer: z.object({
      data: ownMirrorSchema.extend({
        law: z.string().nullable(),
        content: willContentSchema,
        /** Gifts of the holder's assets, which are not in it. */
        asset_gifts: z.int().min(0),
      }),
    }),
    errors: ["NOT_FOUND"],
  }),
};

export const mirrorErrors = {
  NOT_THE_SPOUSE: {
    status: 409,
    text: "This person has not joined your plan, or is not the spouse or partner in this will",
  },
  OFFER_ENDED: { status: 409, text: "This offer is no longer open" },
} as const;
