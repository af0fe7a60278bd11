import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { useAction } from "../../../platform/use-action.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { ReasonField } from "../offers/reason-field.tsx";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import { type Over, whyOver } from "./use-open-invitation.ts";

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
  const decline = useAction(async () => {
    const told = reason.trim();
    try {
      await call("POST /api/invitations/decline", { body: { key: invitationKey, ...(told && { reason: told }) } });
      onEnd("refused");
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
      title={t("decline.title", { name })}
      effects={[t("decline.told", { name }), t("decline.nobody"), t("decline.again", { name })]}
      confirmLabel={t("answer.decline")}
      onConfirm={decline.run}
      busy={decline.busy}
      busyLabel={t("decline.busy")}
    >
      <Failure error={decline.error} title={t("answer.notSaved")} text={errorText} />
      <ReasonField name="decline-reason" label={t("decline.reason", { name })} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
