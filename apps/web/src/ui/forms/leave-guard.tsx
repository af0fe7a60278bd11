import { type ShouldBlockFn, useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ConfirmDialog, type ConfirmDialogProps } from "../overlays/confirm-dialog.tsx";

export interface LeaveGuardProps extends Partial<Pick<ConfirmDialogProps, "title" | "cancelLabel" | "confirmLabel">> {
  /** Asked at the moment somebody leaves: `form.hasUnsaved`. */
  when: (move?: Parameters<ShouldBlockFn>[0]) => boolean;
  text?: ConfirmDialogProps["description"];
}

/** Asks once before what was typed is lost, inside the app and when the tab is closed. */
export function LeaveGuard({ when, title, text, cancelLabel, confirmLabel }: LeaveGuardProps) {
  const { t } = useTranslation("ui");
  const blocker = useBlocker({ shouldBlockFn: when, enableBeforeUnload: () => when(), withResolver: true });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={title ?? t("leave.question")}
      description={text ?? t("leave.text")}
      cancelLabel={cancelLabel ?? t("leave.stay")}
      confirmLabel={confirmLabel ?? t("leave.leave")}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
