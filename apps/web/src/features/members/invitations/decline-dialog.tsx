import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import type { Over } from "./use-open-invitation.ts";

/** A no needs no account, only a second thought. */
export function DeclineDialog({
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
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const decline = async () => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const told = reason.trim();
      await call("POST /api/invitations/decline", { body: { key: invitationKey, ...(told && { reason: told }) } });
      onEnd("refused");
    } catch (failure) {
      setBusy(false);
      if (hasCode(failure, "INVITATION_EXPIRED")) return onEnd("expired");
      if (hasCode(failure, "INVITATION_NOT_FOUND")) return onEnd("gone");
      if (hasCode(failure, "ALREADY_ANSWERED")) return onEnd("answered");
      setError(failure);
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("decline.title", { name })}
      effects={[t("decline.told", { name }), t("decline.nobody"), t("decline.again", { name })]}
      confirmLabel={t("answer.decline")}
      onConfirm={() => void decline()}
      busy={busy}
      busyLabel={t("decline.busy")}
    >
      <Failure error={error} title={t("answer.notSaved")} text={errorText} />
      <TextArea
        name="decline-reason"
        label={t("decline.reason", { name })}
        mark="optional"
        rows={3}
        maxLength={500}
        dir="auto"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
