import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AddressDialog } from "./address-dialog.tsx";
import { changeEmail, useRecoveryOptionChange } from "./recovery-options-request.ts";

const effects = ["keys", "old", "devices"] as const;

/** Says what a new address changes and what it does not, before anything is sent. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/recovery-options");
  const change = useRecoveryOptionChange(changeEmail);
  return (
    <AddressDialog
      title={t("change.title")}
      description={t("change.text")}
      label={t("change.label")}
      hint={t("change.hint")}
      onAddress={change.mutateAsync}
      onClose={onClose}
    >
      <ul className="grid gap-2.5">
        {effects.map((effect) => (
          <li key={effect} className="flex items-start gap-3">
            <Check aria-hidden size={20} strokeWidth={2.1} className="mt-0.5 flex-none text-primary" />
            <span className="min-w-0">{t(`change.effect.${effect}`)}</span>
          </li>
        ))}
      </ul>
    </AddressDialog>
  );
}
