import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { ReasonField } from "../members/offers/reason-field.tsx";
import { useMemberErrorText } from "../members/offers/use-member-error-text.ts";
import { nameOf } from "./offers/holder-name.ts";
import { useLeave } from "./offers/member-side.ts";

export interface LeaveDialogProps {
  id: string;
  holder: { first_name: string; last_name: string };
  onClose: () => void;
}

/** Says what ends before it ends (MBR-009). */
export function LeaveDialog({ id, holder, onClose }: LeaveDialogProps) {
  const { t } = useTranslation("member-side");
  const errorText = useMemberErrorText();
  const navigate = useNavigate();
  const [reason, setReason] = useState("");
  const name = nameOf(holder);
  const leave = useLeave(id, () => {
    toast({ title: t("leave.done"), text: t("leave.doneText", { name }) });
    void navigate({ to: "/dashboard/member/wills", replace: true });
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("leave.title", { name })}
      effects={[t("leave.effect1", { name }), t("leave.effect2", { name }), t("leave.effect3", { name })]}
      cancelLabel={t("respond.cancel")}
      confirmLabel={t("leave.open")}
      danger
      busy={leave.isPending}
      onConfirm={() => leave.mutate(reason)}
    >
      <Failure error={leave.error} text={errorText} />
      <ReasonField
        name="leave-reason"
        label={t("respond.reason")}
        hint={t("respond.reasonHint", { name })}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
