import { lazy, Suspense, useState } from "react";
import { QueueBanner } from "../features/people/keys/queue-banner.tsx";
import { ReachSummary } from "../features/people/keys/reach-notice.tsx";
import { MembersPage as Page } from "../features/people/members/members-page.tsx";

/** Only for those who press: it brings the key worker along (KEY-028). */
const UnlockDialog = lazy(async () => ({
  default: (await import("../features/account/vault-lock/unlock-dialog.tsx")).UnlockDialog,
}));

/** The members with what waits for the holder's key, which the account unlocks. */
export function MembersPage() {
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <Page
        notices={(members) => (
          <>
            <QueueBanner members={members} onOpenVault={() => setOpening(true)} />
            <ReachSummary />
          </>
        )}
      />
      {isOpening && (
        <Suspense>
          <UnlockDialog open onOpenChange={setOpening} />
        </Suspense>
      )}
    </>
  );
}
