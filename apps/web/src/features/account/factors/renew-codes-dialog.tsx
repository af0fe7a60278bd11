import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { KeepCodes } from "./keep-codes.tsx";
import { renewBackupCodes, useTwoFactorChange } from "./two-factor-request.ts";

/** Ten new codes for the old ones, which stop working: said before it happens. */
export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/factors");
  const errorText = useErrorText();
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = useTwoFactorChange(() => renewBackupCodes());
  if (codes) {
    return (
      <KeepCodes
        codes={codes}
        title={t("keep.titleNew")}
        onKept={() => {
          toast({ title: t("renew.done"), tone: "success" });
          onClose();
        }}
      />
    );
  }
  const declined = hasCode(renew.error, "REAUTH_REQUIRED");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("renew.title")}
      effects={[t("renew.effectNew"), t("renew.effectOld"), t("renew.effectMail")]}
      confirmLabel={t("renew.go")}
      busy={renew.isPending}
      busyLabel={t("renew.busy")}
      onConfirm={() => renew.mutate(undefined, { onSuccess: setCodes })}
    >
      {renew.error && !declined && (
        <Alert tone="danger" live="assertive">
          {errorText(renew.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
