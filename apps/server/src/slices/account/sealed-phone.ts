import type { AccountId, Uuid } from "@heirlock/domain/identifiers";
import type { KeyRing } from "../../kernel/key-ring.ts";
import { seal, unseal } from "../../kernel/sealed-field.ts";

const place = (owner: Uuid) => ({ purpose: "recovery phone", owner });

/** A phone number as the tables keep it: a copy of the database does not show it. */
export function sealPhone(ring: KeyRing, userId: AccountId, phone: string): string {
  return seal(ring, place(userId), phone);
}

export function openPhone(ring: KeyRing, userId: AccountId, sealed: string): string {
  return unseal(ring, place(userId), sealed);
}
