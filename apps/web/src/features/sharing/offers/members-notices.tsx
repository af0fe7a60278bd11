import type { Member } from "@heirlock/contract/members/members";
import { useState } from "react";
import { UnlockDialog } from "../../account/offers/unlock-dialog.tsx";
import { QueueBanner } from "../keys/queue-banner.tsx";
import { ReachSummary } from "./reach-notice.tsx";

export interface MembersNoticesProps {
  members: readonly Member[];
  /** On phones refused keys stand above the people, who waits stands below them, and the vault says what reaches nobody. */
  part: "all" | "refused" | "waiting";
}

/** Who waits for the holder's key, whose keys were refused, and what would reach nobody. */
export function MembersNotices({ members, part }: MembersNoticesProps) {
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <QueueBanner part={part} members={members} onOpenVault={() => setOpening(true)} />
      {part === "all" && <ReachSummary />}
      {isOpening && <UnlockDialog open onOpenChange={setOpening} />}
    </>
  );
}
