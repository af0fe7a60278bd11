import { safeReturnPath } from "@heirlock/domain/account/return-path";
import { useRouter } from "@tanstack/react-router";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { forgetPending } from "../sign-in/pending-sign-in.ts";

/** A passkey proves both at once, so that it needs no code (D09). Absent where the browser knows none. */
export function PasskeyInstead() {
  const { t } = useTranslation("account/factors");
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (typeof window === "undefined" || typeof PublicKeyCredential === "undefined") return null;
  const ask = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { signInByPasskey } = await import("../passkeys/sign-in-by-passkey.ts");
      await signInByPasskey();
      forgetPending();
      router.history.replace(safeReturnPath(new URLSearchParams(window.location.search).get("from")));
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={Fingerprint}
        busy={busy}
        busyLabel={t("page.passkeyBusy")}
        onClick={ask}
        className="justify-start"
      >
        {t("page.usePasskey")}
      </Button>
      {failed && (
        <Alert tone="warning" live="assertive">
          {t("page.passkeyFailed")}
        </Alert>
      )}
    </>
  );
}
