import { MonitorX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useDeviceWords } from "../device-words.ts";
import { type Session, useRevokeOtherSessions, useRevokeSession } from "./security-request.ts";

/** One session, or every other than this. */
export type SessionsToEnd = Session | "others";

/** Asks before sessions end, because that cannot be undone; a failure is said in place. */
export function EndSessionsDialog({
  what,
  open,
  onOpenChange,
}: {
  what: SessionsToEnd;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("account/security");
  const format = useFormat();
  const errorText = useErrorText();
  const device = useDeviceWords();
  const one = useRevokeSession();
  const others = useRevokeOtherSessions();
  const { error, isPending } = what === "others" ? others : one;
  const close = () => {
    one.reset();
    others.reset();
    onOpenChange(false);
  };
  const end = () => {
    if (what === "others") {
      others.mutate(undefined, {
        onSuccess: (count) => {
          close();
          toast({ tone: "success", title: t("ending.othersDone", { count, n: format.number(count) }) });
        },
      });
    } else {
      one.mutate(what.id, {
        onSuccess: () => {
          close();
          toast({ tone: "success", title: t("ending.oneDone", { device: device.name(what) }) });
        },
      });
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      icon={<IconTile icon={MonitorX} tone="danger" />}
      title={what === "others" ? t("ending.othersTitle") : t("ending.oneTitle", { device: device.name(what) })}
      effects={[
        t(what === "others" ? "ending.othersEffect" : "ending.oneEffect"),
        t("ending.back"),
        t("ending.noUndo"),
      ]}
      confirmLabel={t(what === "others" ? "ending.othersConfirm" : "ending.oneConfirm")}
      onConfirm={end}
      danger
      busy={isPending}
      busyLabel={t("ending.busy")}
    >
      {error ? (
        <Alert tone="danger" live="assertive" title={t("ending.failed")}>
          {errorText(error)}
        </Alert>
      ) : (
        <p className="text-ink-2">{t("ending.stranger")}</p>
      )}
    </ConfirmDialog>
  );
}
