import { cardInvitationRoutes } from "./sharing/cards.ts";
import { sharingExport } from "./sharing/export.ts";
import { relationshipKeyRoutes } from "./sharing/holder-keys.ts";
import { memberKeyRoutes } from "./sharing/keys.ts";
import type { ContractSlice } from "./slice.ts";

export const sharing = {
  title: "Keys of members: cards, comparison, release keys and envelopes",
  routes: { ...memberKeyRoutes, ...relationshipKeyRoutes, ...cardInvitationRoutes },
  audit: [
    "member.key_verified",
    "member.key_refused",
    "member.card_made",
    "member.card_printed",
    "member.card_voided",
    "member.card_used",
    "member.envelopes_made",
    "member.release_key_made",
    "member.holder_verified",
  ],
  errors: {
    IDENTITY_CHANGED: { status: 409, text: "This member's keys are not the ones you compared" },
  },
  exported: sharingExport,
} as const satisfies ContractSlice;
