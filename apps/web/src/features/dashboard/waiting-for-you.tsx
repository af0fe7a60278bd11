import { isDualRole } from "@heirlock/domain/account/user-type";
import { useSession } from "../../platform/session/use-session.ts";
import { WaitingInvitations } from "./waiting-invitations.tsx";
import { WaitingPapers } from "./waiting-papers.tsx";

/** What others want of somebody who works on their own plan: to join theirs, and to read what they share. */
export function WaitingForYou() {
  const { userType } = useSession();
  return (
    <>
      <WaitingInvitations />
      {isDualRole(userType) && <WaitingPapers />}
    </>
  );
}
