import type { Member } from "@heirlock/contract/members/members";
import { type ActDecision, mayAct } from "@heirlock/domain/members/may-act";
import { decideMember, type MemberEvent } from "@heirlock/domain/members/member-transitions";
import { wantsComparing } from "../offers/member-badges.tsx";

/** What a holder can do to a member from the list (MEM-112, D33). */
export const memberActions = [
  "view",
  "edit",
  "invite",
  "inviteAgain",
  "resend",
  "cancel",
  "convert",
  "compare",
  "card",
  "willKey",
  "confirm",
  "activate",
  "deactivate",
  "revoke",
  "delete",
] as const;
export type MemberAction = (typeof memberActions)[number];

type Standing = Pick<Member, "status" | "confirmed_by_holder" | "is_active" | "email" | "keys">;

/** What the rules allow for a member as they stand, in the order of the menu. The server asks the same rules again. */
export function actionsFor(member: Standing): MemberAction[] {
  const state = { status: member.status, confirmedByHolder: member.confirmed_by_holder };
  const can = (event: MemberEvent) => decideMember(state, event, "holder").ok;
  const holder = { holderId: "holder", userId: null };
  const may = (action: Parameters<typeof mayAct>[0]): ActDecision["allowed"] =>
    mayAct(action, { userId: holder.holderId }, { ...state, ...holder }).allowed;
  const again = member.status === "rejected" || member.status === "revoked";
  const offered: Record<MemberAction, boolean> = {
    view: true,
    edit: may("edit_member"),
    // A draft is converted on the way, with the e-mail that the dialog asks for.
    invite: (can("send_invitation") && !again) || can("convert"),
    inviteAgain: can("send_invitation") && again,
    resend: can("resend_invitation"),
    cancel: can("cancel_invitation"),
    convert: can("convert"),
    compare: member.status === "confirmed" && !member.confirmed_by_holder && member.keys.state !== "none",
    // From the moment a person is named (KEY-045).
    card: !again,
    willKey: decideMember(state, "join_by_key", "member").ok,
    confirm: can("confirm_by_hand"),
    activate: may("toggle_active") && !member.is_active,
    deactivate: may("toggle_active") && member.is_active && !again,
    revoke: can("revoke"),
    delete: may("delete_member"),
  };
  return memberActions.filter((action) => offered[action]);
}

/** The one that stands in words beside the name: what is most useful next. */
export function mainAction(member: Standing): MemberAction {
  if (!member.is_active) return "activate";
  const useful: readonly MemberAction[] = ["resend", "invite", "inviteAgain"];
  if (wantsComparing(member)) return "compare";
  if (member.status === "confirmed")
    return member.confirmed_by_holder && !member.keys.card_printed_at ? "card" : "view";
  return actionsFor(member).find((action) => useful.includes(action)) ?? "view";
}
