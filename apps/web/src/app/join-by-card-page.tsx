import { UnlockPanel } from "../features/account/vault-lock/unlock-panel.tsx";
import { JoinByCardPage as Page } from "../features/people/join-by-card/join-by-card-page.tsx";

/** Joining by a printed card, with the account's unlocking. */
export function JoinByCardPage() {
  return <Page Unlock={UnlockPanel} />;
}
