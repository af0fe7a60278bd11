import type { cardViewSchema } from "@heirlock/contract/sharing/cards";
import type { z } from "zod";
import { call } from "../../../platform/api/call.ts";
import { queryClient } from "../../../platform/api/query-client.ts";
import { askSharing } from "../../../platform/keys/keys-client.ts";
import { keyOwner } from "../../../platform/session/key-owner.ts";
import { refreshUserFacts } from "../../../platform/session/validate-session.ts";

export type CardView = z.output<typeof cardViewSchema>;

/**
 * Whose card it is, for whom, and how much opens with it now. Refuses with `card.*` what is no card, before anything is
 * asked of the server (KEY-053). Needs no open vault and no account.
 */
export async function openCard(typed: string): Promise<CardView> {
  const body = await askSharing("readCard", { typed });
  return (await call("POST /api/invitations/open-card", { body })).data;
}

export interface JoinedByCard {
  relationshipId: string;
  /** Whether the card also proved the keys of the holder; otherwise words are compared. */
  proved: boolean;
}

/**
 * Joins the plan whose holder made the card. The card signs the account's keys, so that the holder's client needs no
 * words, and proves the holder's keys to whoever has it in hand. It stays on this device: what is sent is its public key
 * and a signature. Rejects with `keys.not_available` while the vault is locked.
 */
export async function joinByCard(typed: string): Promise<JoinedByCard> {
  const { verifyingKey, older } = await keyOwner();
  const body = await askSharing("joinByCard", { verifyingKey, older, typed });
  const { data } = await call("POST /api/invitations/redeem-card", { body });
  const proved = await pinByCard(typed, data.relationshipId, data.card).then(
    () => true,
    () => false,
  );
  // The person has a member's side from now on.
  await refreshUserFacts();
  await queryClient.invalidateQueries({ queryKey: ["member-side"] });
  return { relationshipId: data.relationshipId, proved };
}

type PinAsk = Parameters<typeof askSharing<"pinByCard">>[1];

/** The holder's keys, proved by the card in hand instead of by words. Rejects with `card.does_not_vouch`. */
export async function pinByCard(typed: string, relationshipId: string, joined: PinAsk["joined"]): Promise<void> {
  const { verifyingKey, older } = await keyOwner();
  const body = await askSharing("pinByCard", { verifyingKey, older, typed, joined });
  await call("POST /api/member/relationships/:id/keys/verify", { params: { id: relationshipId }, body });
}
