import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import {
  type RecoveryOptionKind,
  setQuestions,
  setRecoveryEmail,
  setRecoveryPhone,
  useRecoveryOptionChange,
} from "./recovery-options-request.ts";

const removals: Record<RecoveryOptionKind, () => Promise<unknown>> = {
  email: () => setRecoveryEmail(null),
  phone: () => setRecoveryPhone(null),
  questions: () => setQuestions(null),
};

export function RemoveOptionDialog({ kind, onClose }: { kind: RecoveryOptionKind; onClose: () => void }) {
  const { t } = useTranslation("account/recovery-options");
  const errorText = useErrorText();
  const remove = useRecoveryOptionChange(removals[kind]);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`remove.${kind}.title`)}
      description={t(`remove.${kind}.text`)}
      confirmLabel={t("remove.confirm")}
      cancelLabel={t("remove.keep")}
      busy={remove.isPending}
      busyLabel={t("working")}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
    >
      {remove.error && (
        <Alert tone="danger" live="assertive">
          {errorText(remove.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
