import { safeReturnPath } from "@heirlock/domain/account/return-path";
import { useRouter } from "@tanstack/react-router";
import { Fingerprint } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useAction } from "../../../platform/use-action.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { forgetPending } from "../sign-in/pending-sign-in.ts";

/** A passkey proves both at once, so that it needs no code (D09). Absent where the browser knows none. */
export function PasskeyInstead() {
  const { t } = useTranslation("account/factors");
  const router = useRouter();
  const ask = useAction(async () => {
    const { signInByPasskey } = await import("../passkeys/sign-in-by-passkey.ts");
    await signInByPasskey();
    forgetPending();
    router.history.replace(safeReturnPath(new URLSearchParams(window.location.search).get("from")));
    return "leaving";
  });
  if (typeof window === "undefined" || typeof PublicKeyCredential === "undefined") return null;
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={Fingerprint}
        busy={ask.busy}
        busyLabel={t("page.passkeyBusy")}
        onClick={ask.run}
        className="justify-start"
      >
        {t("page.usePasskey")}
      </Button>
      <Failure error={ask.error} tone="warning" text={t("page.passkeyFailed")} />
    </>
  );
}
