import { QueryClientProvider } from "@tanstack/react-query";
import { UnlockPanel } from "../features/account/vault-lock/unlock-panel.tsx";
import { JoinByCardPage as Page } from "../features/sharing/join-by-card/join-by-card-page.tsx";
import { queryClient } from "../platform/api/query-client.ts";

/** Joining by a printed card, with the account's unlocking, which asks for the stored keys: open pages have no client. */
export function JoinByCardPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Page Unlock={UnlockPanel} />
    </QueryClientProvider>
  );
}
