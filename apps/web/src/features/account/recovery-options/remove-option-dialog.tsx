import { useTranslation } from "react-i18next";
import { Failure } from "../../../ui/feedback/failure.tsx";
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
      <Failure error={remove.error} />
    </ConfirmDialog>
  );
}
