import type { MemberRole } from "@heirlock/domain/members/roles";
import { useState } from "react";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { refreshUserFacts } from "../../../platform/session/validate-session.ts";
import { type InvitationView, type Over, whyOver } from "./use-open-invitation.ts";

export interface Accepting {
  /** Null: nobody is signed in. */
  as: string | null;
  /** The account has another address than the invited one: a will key is needed besides (D34). */
  other: boolean;
  /** Every role is unticked: that would be a no. */
  nothingLeft: boolean;
  busy: boolean;
  error: unknown;
  accept: (willKey?: string) => Promise<void>;
}

export function useAccept(
  key: string,
  view: InvitationView,
  declinedRoles: MemberRole[],
  onEnd: (why: Over, holder: string) => void,
): Accepting {
  const { status, profile } = useSession();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const as = status === "signed-in" ? (profile?.email ?? "") : null;
  const name = view.holder.first_name;
  const known = as && view.email ? as.toLowerCase() !== view.email.toLowerCase() : false;
  return {
    as,
    other: known || hasCode(error, "EMAIL_MISMATCH"),
    nothingLeft: declinedRoles.length === view.roles.length,
    busy,
    error,
    accept: async (willKey) => {
      if (busy) return;
      setBusy(true);
      setError(null);
      try {
        await call("POST /api/invitations/accept", { body: { key, declinedRoles, ...(willKey && { willKey }) } });
        // The person has a member's side from now on.
        await refreshUserFacts();
        const { queryClient } = await import("../../../platform/api/query-client.ts");
        await queryClient.invalidateQueries({ queryKey: ["member-side"] });
        onEnd("joined", name);
      } catch (failure) {
        setBusy(false);
        const why = whyOver(failure);
        if (why) return onEnd(why, name);
        setError(failure);
        // The form that asks for a will key says what is wrong with it.
        if (willKey) throw failure;
      }
    },
  };
}
