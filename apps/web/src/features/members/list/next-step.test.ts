import type { InvitationId } from "@heirlock/domain/identifiers";
import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";
import { aMember } from "./testing.ts";

const day = "2026-12-09T09:00:00.000Z";
const ended = (ended_as: "expired" | "cancelled" | "declined", reason: string | null = null) => ({
  id: "3f2504e0-4f89-41d3-9a0c-0305e82c3301" as InvitationId,
  status: "sent" as const,
  expires_at: day,
  sent_at: day,
  ended_as,
  ended_at: day,
  reason,
});
const keys = aMember().keys;

test.each([
  ["draft", {}],
  ["pending", { status: "pending", email: "maya@example.test" }],
  ["draft", { status: "pending", email: null }],
  ["expired", { status: "pending", invitation: ended("expired") }],
  ["cancelled", { status: "pending", invitation: ended("cancelled") }],
  ["invited", { status: "invited", invitation_key_expires_at: day }],
  ["joined", { status: "confirmed" }],
  ["compare", { status: "confirmed", keys: { ...keys, state: "unverified" } }],
  ["compare", { status: "confirmed", keys: { ...keys, state: "changed" } }],
  ["stopped", { status: "confirmed", keys: { ...keys, state: "refused" } }],
  ["verified", { status: "confirmed", keys: { ...keys, state: "verified", verified_at: day } }],
  ["queued", { status: "confirmed", keys: { ...keys, state: "verified", verified_at: day, queued_at: day } }],
  ["byHolder", { status: "confirmed", confirmed_by_holder: true }],
  ["byHolderCard", { status: "confirmed", confirmed_by_holder: true, keys: { ...keys, card_printed_at: day } }],
  ["rejected", { status: "rejected", invitation: ended("declined") }],
  ["rejectedBecause", { status: "rejected", invitation: ended("declined", "Too far away") }],
  ["revoked", { status: "revoked" }],
] as const)("%s", (key, changes) => {
  expect(nextStep(aMember(changes))).toMatchObject({ key });
});
