import { useTranslation } from "react-i18next";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";

interface OfferDialogProps {
  name: string;
  busy: boolean;
  error: unknown;
  onClose: () => void;
  onConfirm: () => void;
}

/** What goes over and what does not, before anybody sees it. */
export function OfferDialog({ name, busy, error, onClose, onConfirm }: OfferDialogProps) {
  const { t } = useTranslation("wills/mirror");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("dialog.title", { name })}
      description={t("dialog.text", { name })}
      confirmLabel={t("dialog.confirm")}
      busy={busy}
      busyLabel={t("dialog.busy")}
      onConfirm={onConfirm}
    >
      <dl className="grid gap-4">
        {(["over", "stays", "when", "after"] as const).map((part) => (
          <div key={part}>
            <dt className="font-semibold">{t(`dialog.${part}`, { name })}</dt>
            <dd className="text-ink-2">{t(`dialog.${part}Text`, { name })}</dd>
          </div>
        ))}
      </dl>
      <Failure error={error} title={t("failed")} />
    </ConfirmDialog>
  );
}
