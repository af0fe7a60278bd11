import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { useAction } from "../../../platform/use-action.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { ReasonField } from "../offers/reason-field.tsx";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import { type Over, whyOver } from "./use-open-invitation.ts";

/** `decline` is a no. `report` is one that lasts: no further letter of this holder. */
export type Refusal = "decline" | "report";

const ways = {
  decline: { endpoint: "POST /api/invitations/decline", end: "refused" },
  report: { endpoint: "POST /api/invitations/report", end: "reported" },
} as const;

/** A no needs no account, only a second thought. */
export function RefuseDialog({
  by,
  invitationKey,
  holder: name,
  onClose,
  onEnd,
}: {
  by: Refusal;
  invitationKey: string;
  holder: string;
  onClose: () => void;
  onEnd: (why: Over) => void;
}) {
  const { t } = useTranslation("members/invitations");
  const errorText = useMemberErrorText();
  const [reason, setReason] = useState("");
  const { endpoint, end } = ways[by];
  const refuse = useAction(async () => {
    const told = reason.trim();
    try {
      await call(endpoint, { body: { key: invitationKey, ...(told && { reason: told }) } });
      onEnd(end);
    } catch (failure) {
      const why = whyOver(failure);
      if (!why) throw failure;
      onEnd(why);
    }
  });
  const effects = {
    decline: () => [t("decline.told", { name }), t("decline.nobody"), t("decline.again", { name })],
    report: () => [t("report.stop", { name }), t("report.told", { name })],
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${by}.title`, { name })}
      effects={effects[by]()}
      confirmLabel={t(by === "report" ? "report.confirm" : "decline.confirm")}
      onConfirm={refuse.run}
      busy={refuse.busy}
      busyLabel={t(`${by}.busy`)}
    >
      <Failure error={refuse.error} title={t("answer.notSaved")} text={errorText} />
      <ReasonField name={`${by}-reason`} label={t(`${by}.reason`, { name })} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
