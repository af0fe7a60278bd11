import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../buttons/button.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question itself. */
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** What will happen, one line each. */
  effects?: readonly ReactNode[] | undefined;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** The dialog stays open until the caller closes it, so that a failure can be shown in place. */
  onConfirm: () => void;
  /** Filled danger: only for what cannot be undone. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  busyLabel?: ReactNode;
  children?: ReactNode;
}

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  icon,
  effects,
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger = false,
  busy = false,
  busyLabel,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation("ui");
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      icon={icon}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {cancelLabel ?? t("dialog.cancel")}
          </Button>
          <Button variant={danger ? "danger" : "primary"} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(effects || children) && (
        <div className="grid gap-4">
          {effects && <Effects of={effects} />}
          {children}
        </div>
      )}
    </Dialog>
  );
}

/** What will happen, one line each. */
export function Effects({ of }: { of: readonly ReactNode[] }) {
  return (
    <ul className="grid gap-2.5">
      {of.map((effect, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of sentences without identity
        <li key={i} className="flex items-start gap-3">
          <Check aria-hidden size={20} strokeWidth={2.1} className="mt-0.5 flex-none text-primary" />
          <span className="min-w-0">{effect}</span>
        </li>
      ))}
    </ul>
  );
}
