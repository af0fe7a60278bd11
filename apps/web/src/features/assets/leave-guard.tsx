import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";

/** Asks once before what was typed is lost, inside the app and when the tab is closed. */
export function LeaveGuard({ active }: { active: boolean }) {
  const { t } = useTranslation("assets");
  const blocker = useBlocker({ shouldBlockFn: () => active, enableBeforeUnload: active, withResolver: true });
  const blocked = blocker.status === "blocked";
  return (
    <ConfirmDialog
      open={blocked}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t("form.leaveQuestion")}
      description={t("form.leaveText")}
      cancelLabel={t("form.stay")}
      confirmLabel={t("form.leave")}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
