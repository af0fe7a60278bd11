import { useOpenEntries } from "../open-entries.ts";
import { ExpiryNotice } from "./expiry-notice.tsx";

/** For pages outside of the vault, while it is open. Starts no worker of its own (KEY-028). */
export function OpenVaultExpiry() {
  const { unlocked, opened } = useOpenEntries({ starts: false });
  return unlocked && opened.data ? <ExpiryNotice entries={opened.data} /> : null;
}
