import { useTranslation } from "react-i18next";
import { AddressDialog } from "./address-dialog.tsx";
import { setRecoveryEmail, useRecoveryOptionChange } from "./recovery-options-request.ts";

export function RecoveryEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/recovery-options");
  const change = useRecoveryOptionChange(setRecoveryEmail);
  return (
    <AddressDialog
      title={t("spare.title")}
      description={t("spare.text")}
      label={t("spare.label")}
      hint={t("spare.hint")}
      onAddress={change.mutateAsync}
      onClose={onClose}
    />
  );
}
