import { ExpiryNotice } from "../expiry/expiry-notice.tsx";
import { useOpenEntries } from "./open-entries.ts";

/** For pages outside of the vault, while it is open. Starts no worker of its own (KEY-028). */
export function OpenVaultExpiry() {
  const { unlocked, opened } = useOpenEntries({ starts: false });
  return unlocked && opened.data ? <ExpiryNotice entries={opened.data} /> : null;
}
