import { lazy, Suspense, useState } from "react";
import { MembersPage as Page } from "../features/members/list/members-page.tsx";

const loadNotices = () => import("../features/sharing/keys/members-notices.tsx");
// Fetched while the members are. Whether it came is asked by the page.
loadNotices().catch(() => {});
const MembersNotices = lazy(async () => ({ default: (await loadNotices()).MembersNotices }));
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
          <Suspense>
            <MembersNotices members={members} onOpenVault={() => setOpening(true)} />
          </Suspense>
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
