import type { AccountId, Uuid } from "@heirlock/domain/identifiers";
import { seal, unseal } from "../../kernel/sealed-field.ts";

const place = (owner: Uuid) => ({ purpose: "recovery phone", owner });

/** A phone number as the tables keep it: a copy of the database does not show it. */
export function sealPhone(secret: string, userId: AccountId, phone: string): string {
  return seal(secret, place(userId), phone);
}

export function openPhone(secret: string, userId: AccountId, sealed: string): string {
  return unseal(secret, place(userId), sealed);
}
