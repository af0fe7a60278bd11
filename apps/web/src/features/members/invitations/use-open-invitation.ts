import type { invitationViewSchema } from "@heirlock/contract/members/invitations";
import type { MemberRole } from "@heirlock/domain/members/roles";
import { useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { hasSessionCookie } from "../../../platform/session/auth-flag.ts";
import { forgetInvitation, keepInvitation, keptInvitation } from "../../../platform/session/kept-invitation.ts";
import { validateSession } from "../../../platform/session/validate-session.ts";

export type InvitationView = z.output<typeof invitationViewSchema>;

export interface OpenedInvitation {
  key: string;
  view: InvitationView;
  /** What was unticked before somebody went to sign in. */
  declinedRoles: MemberRole[];
  /** Came by the link that reports it. */
  reporting: boolean;
}

/** Why there is nothing to answer: `gone` was taken back or replaced by a newer one. */
export type Over =
  | "missing"
  | "gone"
  | "expired"
  | "accepted"
  | "declined"
  | "answered"
  | "joined"
  | "refused"
  | "reported";

/** Null: the invitation can still be answered, and something else went wrong. */
export function whyOver(error: unknown): Over | null {
  if (hasCode(error, "INVITATION_EXPIRED")) return "expired";
  if (hasCode(error, "INVITATION_NOT_FOUND")) return "gone";
  if (hasCode(error, "ALREADY_ANSWERED")) return "answered";
  if (hasCode(error, "ALREADY_IN_PLAN")) return "accepted";
  return null;
}

type State =
  | { step: "opening" }
  | { step: "failed"; error: unknown }
  | { step: "open"; opened: OpenedInvitation }
  | { step: "over"; why: Over; holder: string };

/**
 * The invitation of the link. Its key is taken out of the address at once (SEC-032) and kept in this tab until it is
 * answered, so that signing in or up leads back to it.
 */
export function useOpenInvitation() {
  const [{ key, declinedRoles, reporting }] = useState(takeKey);
  const [state, setState] = useState<State>(key ? { step: "opening" } : { step: "over", why: "missing", holder: "" });
  const end = useCallback((why: Over, holder: string) => {
    forgetInvitation();
    setState({ step: "over", why, holder });
  }, []);
  const open = useCallback(async () => {
    if (!key) return;
    setState({ step: "opening" });
    try {
      const [{ data: view }] = await Promise.all([
        call("POST /api/invitations/open", { body: { key } }),
        hasSessionCookie() ? validateSession() : undefined,
      ]);
      const holder = view.holder.first_name;
      if (view.status !== "pending") return end(view.status, holder);
      keepOpened({ key, view, declinedRoles });
      setState({ step: "open", opened: { key, view, declinedRoles, reporting } });
    } catch (error) {
      const why = hasCode(error, "VALIDATION_ERROR") ? "missing" : whyOver(error);
      if (why) end(why, "");
      else setState({ step: "failed", error });
    }
  }, [key, declinedRoles, reporting, end]);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void open();
  }, [open]);
  useEffect(() => {
    // A link that is followed while the page is open changes the fragment alone.
    const reopen = () => window.location.hash.length > 1 && window.location.reload();
    window.addEventListener("hashchange", reopen);
    return () => window.removeEventListener("hashchange", reopen);
  }, []);
  return { state, reload: () => void open(), end };
}

export function keepOpened({ key, view, declinedRoles }: Omit<OpenedInvitation, "reporting">): void {
  const { holder, invited, email } = view;
  keepInvitation({
    ...{ key, declinedRoles, email, holder: holder.first_name },
    ...{ firstName: invited.first_name, lastName: invited.last_name },
  });
}

function takeKey(): { key: string; declinedRoles: MemberRole[]; reporting: boolean } {
  const [key = "", wish] = window.location.hash.slice(1).split(".", 2);
  const reporting = wish === "report";
  const kept = keptInvitation();
  if (!key) return { key: kept?.key ?? "", declinedRoles: kept?.declinedRoles ?? [], reporting };
  window.history.replaceState(window.history.state, "", window.location.pathname);
  return { key, declinedRoles: kept?.key === key ? kept.declinedRoles : [], reporting };
}
