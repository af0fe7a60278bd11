import { useState } from "react";
import { useTranslation } from "react-i18next";
import { signOut } from "../../../platform/session/sign-out.ts";
import { toast } from "../../../ui/feedback/toast-store.ts";

/** Signs out everywhere in this browser; a failure is said, because then the session still lives. */
export function useSignOut(): { busy: boolean; signOut: () => Promise<void> } {
  const { t } = useTranslation("platform");
  const [busy, setBusy] = useState(false);
  return {
    busy,
    signOut: async () => {
      setBusy(true);
      try {
        await signOut();
      } catch {
        setBusy(false);
        toast({ title: t("session.signOutFailed"), text: t("session.signOutFailedText"), tone: "danger" });
      }
    },
  };
}
