import { isDualRole } from "@heirlock/domain/account/user-type";
import { useSession } from "../../platform/session/use-session.ts";
import { WaitingInvitations } from "./waiting-invitations.tsx";
import { WaitingMore } from "./waiting-more.tsx";
import { WaitingPapers } from "./waiting-papers.tsx";

/** What waits for somebody who works on their own plan. */
export function WaitingForYou() {
  const { userType } = useSession();
  return (
    <>
      <WaitingInvitations />
      {isDualRole(userType) && <WaitingPapers />}
      <WaitingMore className="max-sm:hidden" />
    </>
  );
}
