import type { Member } from "@heirlock/contract/members/members";
import { useState } from "react";
import { UnlockDialog } from "../../account/offers/unlock-dialog.tsx";
import { QueueBanner } from "../keys/queue-banner.tsx";
import { ReachSummary } from "./reach-notice.tsx";

/** Above the list of members: who waits for the holder's key, and what would reach nobody. */
export function MembersNotices({ members }: { members: readonly Member[] }) {
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <QueueBanner members={members} onOpenVault={() => setOpening(true)} />
      <ReachSummary />
      {isOpening && <UnlockDialog open onOpenChange={setOpening} />}
    </>
  );
}
