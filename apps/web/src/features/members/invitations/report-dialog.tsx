import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { useAction } from "../../../platform/use-action.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { ReasonField } from "../offers/reason-field.tsx";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import { type Over, whyOver } from "./use-open-invitation.ts";

/** A report is a no that lasts: no further letter of this holder. */
export function ReportDialog({
  invitationKey,
  holder: name,
  onClose,
  onEnd,
}: {
  invitationKey: string;
  holder: string;
  onClose: () => void;
  onEnd: (why: Over) => void;
}) {
  const { t } = useTranslation("members/invitations");
  const errorText = useMemberErrorText();
  const [reason, setReason] = useState("");
  const report = useAction(async () => {
    const told = reason.trim();
    try {
      await call("POST /api/invitations/report", { body: { key: invitationKey, ...(told && { reason: told }) } });
      onEnd("reported");
    } catch (failure) {
      const why = whyOver(failure);
      if (!why) throw failure;
      onEnd(why);
    }
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("report.title")}
      effects={[t("report.stop", { name }), t("report.told", { name })]}
      confirmLabel={t("report.confirm")}
      onConfirm={report.run}
      busy={report.busy}
      busyLabel={t("report.busy")}
    >
      <Failure error={report.error} title={t("answer.notSaved")} text={errorText} />
      <ReasonField name="report-reason" label={t("report.reason")} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
