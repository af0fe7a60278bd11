import { homeSide, maySee, type Side } from "@heirlock/domain/account/role-switch";
import type { UserType } from "@heirlock/domain/account/user-type";
import { type ParsedLocation, redirect } from "@tanstack/react-router";
import { OfflineError } from "../../platform/online.ts";
import { requireSession } from "../../platform/session/require-session.ts";
import { sessionState } from "../../platform/session/session-store.ts";
import { lastSide, sidePath } from "../navigation/side.ts";

/** Validation took too long; nobody was signed out (D04). */
export class SessionTimeout extends Error {
  override name = "SessionTimeout";
}

/** For every page of a signed-in person; the API decides about access, this only about what is drawn (D01). */
export async function requireSignedIn(location: ParsedLocation): Promise<{ userType: UserType }> {
  // An app that starts without a connection says so at once, instead of waiting for a server it cannot reach (PWA-004).
  if (sessionState().status !== "signed-in" && navigator.onLine === false) throw new OfflineError();
  const decision = await requireSession(location.pathname + location.searchStr);
  if (decision.outcome === "signed-out") throw redirect({ href: decision.loginPath, replace: true });
  if (decision.outcome === "unreachable") throw new SessionTimeout("Session validation timeout");
  return { userType: decision.userType };
}

/** Sends people to their own side when they open the other one (ACC-009, ACC-010). */
export function requireSide(side: Side, userType: UserType): void {
  if (!maySee(side, userType)) throw redirect({ to: sidePath[side === "holder" ? "member" : "holder"], replace: true });
}

const sideNow = (userType: UserType): Side => homeSide(userType, sessionState().activeSide ?? lastSide());

export function toHomeSide(userType: UserType): never {
  throw redirect({ to: sidePath[sideNow(userType)], replace: true });
}

/** Where the short addresses lead on each side (D05). */
const ownPages = {
  assets: { holder: "/dashboard/will-holder/assets", member: "/dashboard/member/assigned-assets" },
  vault: { holder: "/dashboard/will-holder/vault", member: "/dashboard/member/assigned-vault" },
  wills: { holder: "/dashboard/will-holder/wills", member: "/dashboard/member/wills" },
} as const;

/** From `/assets`, `/vault` or `/wills` to the page of the side on which the person works, with the query (ACC-005). */
export function toOwnPage(name: keyof typeof ownPages, userType: UserType, search: object): never {
  throw redirect({ to: ownPages[name][sideNow(userType)], search, replace: true });
}
