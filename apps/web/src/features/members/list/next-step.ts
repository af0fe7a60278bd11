import type { Member } from "@heirlock/contract/members/members";
import type { TypeOptions } from "i18next";
import { wantsComparing } from "../offers/member-badges.tsx";

type StepKey = keyof TypeOptions["resources"]["members/list"]["next"];

/** What a member waits for, as the key of a sentence under `next`, with the day it names. */
export function nextStep(member: Member): { key: StepKey; day?: string | null; reason?: string } {
  const { status, invitation, keys, status_changed_at: since } = member;
  switch (status) {
    case "confirmed":
      if (member.confirmed_by_holder)
        return keys.card_printed_at ? { key: "byHolderCard", day: keys.card_printed_at } : { key: "byHolder" };
      if (wantsComparing(member)) return { key: "compare", day: since };
      if (keys.state === "refused") return { key: "stopped" };
      if (keys.state !== "verified") return { key: "joined", day: since };
      // Keys that are still to be made wait for the holder.
      return { key: keys.queued_at === null ? "verified" : "queued", day: keys.verified_at };
    case "invited":
      return { key: "invited", day: member.invitation_key_expires_at ?? invitation?.expires_at ?? null };
    case "pending":
      if (invitation?.ended_as === "expired") return { key: "expired", day: invitation.ended_at };
      if (invitation?.ended_as === "cancelled") return { key: "cancelled", day: invitation.ended_at };
      return { key: member.email === null ? "draft" : "pending" };
    case "rejected":
      return invitation?.reason
        ? { key: "rejectedBecause", day: since, reason: invitation.reason }
        : { key: "rejected", day: since };
    case "revoked":
      return { key: "revoked", day: since };
    case "draft":
      return { key: "draft" };
  }
}
