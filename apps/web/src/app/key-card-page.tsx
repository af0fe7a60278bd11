import { CardPage } from "../features/sharing/keys/card-page.tsx";
import { vaultLockParts } from "./vault-lock-parts.ts";

/** The card's secret is wrapped by the holder's own key, which the account unlocks. */
export function KeyCardPage() {
  return <CardPage unlock={vaultLockParts} />;
}
