import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

/** Asks once before unsaved permissions are lost; another tab of the same page keeps them. */
export function UnsavedGuard() {
  const { t } = useTranslation("ui");
  const { t: own } = useTranslation("member-detail");
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t("dialog.discardTitle")}
      description={own("page.unsaved")}
      cancelLabel={t("dialog.keepEditing")}
      confirmLabel={t("dialog.discard")}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
