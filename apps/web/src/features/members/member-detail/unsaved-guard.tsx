import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";

/** Asks once before something unsaved is lost: permissions stay in another tab of the same page, notes do not. */
export function UnsavedGuard({ what = "permissions" }: { what?: "permissions" | "notes" }) {
  const { t } = useTranslation("ui");
  const { t: own } = useTranslation("members/member-detail");
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => what === "notes" || current.pathname !== next.pathname,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t("dialog.discardTitle")}
      description={own(what === "notes" ? "notes.unsaved" : "page.unsaved")}
      cancelLabel={t("dialog.keepEditing")}
      confirmLabel={t("dialog.discard")}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
