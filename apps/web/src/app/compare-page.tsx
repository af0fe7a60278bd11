import { ComparePage as Page } from "../features/sharing/keys/compare-page.tsx";
import { vaultLockParts } from "./vault-lock-parts.ts";

/** Comparing needs the holder's own key, which the account unlocks. */
export function ComparePage() {
  return <Page unlock={vaultLockParts} />;
}
