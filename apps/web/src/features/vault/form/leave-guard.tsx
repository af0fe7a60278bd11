import { useBlocker } from "@tanstack/react-router";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";

/**
 * Asks once before what was typed is lost: Cancel, Close, Escape and the browser's own Back all lead away from the form's
 * address. No draft is kept on the device (D07).
 */
export function LeaveGuard({ active, leaving }: { active: boolean; leaving: RefObject<boolean> }) {
  const { t } = useTranslation("vault/form");
  const blocker = useBlocker({
    shouldBlockFn: () => active && !leaving.current,
    enableBeforeUnload: active,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t("leave.question")}
      description={t("leave.text")}
      cancelLabel={t("leave.stay")}
      confirmLabel={t("leave.leave")}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
