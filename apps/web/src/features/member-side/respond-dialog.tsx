import { Check, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../platform/api/api-error.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { ReasonField } from "../members/offers/reason-field.tsx";
import { useMemberErrorText } from "../members/offers/use-member-error-text.ts";
import { AnswerFoot } from "./offers/answer-foot.tsx";
import { nameOf } from "./offers/holder-name.ts";
import { type Approval, type Decision, useRespond } from "./offers/member-side.ts";
import { RequestBody } from "./request-body.tsx";

export interface RespondDialogProps {
  request: Approval;
  title: string;
  onClose: () => void;
}

/** Says what each answer would do, and takes one (APR-006). */
export function RespondDialog({ request, title, onClose }: RespondDialogProps) {
  const { t } = useTranslation("member-side");
  const respond = useRespond(request, (decision) => {
    toast({ title: t(`respond.done.${request.kind}.${decision}`) });
    onClose();
  });
  const [reason, setReason] = useState("");
  const name = nameOf(request.holder);
  const answer = (decision: Decision) => ({
    busy: respond.isPending && respond.variables.decision === decision,
    disabled: respond.isPending,
    onClick: () => respond.mutate({ decision, reason }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dirty={reason !== "" && !respond.isPending}
      title={t(`respond.title.${request.kind}`, { title })}
      meta={t(`request.asks.${request.kind}`, { name })}
      footer={
        <AnswerFoot
          onClose={onClose}
          no={{ ...answer("rejected"), children: t("respond.reject") }}
          yes={{ ...answer("approved"), children: t("respond.approve") }}
        />
      }
    >
      <div className="grid gap-5">
        {respond.error && <Refusal error={respond.error} request={request} decision={respond.variables.decision} />}
        <RequestBody request={request} />
        <ul className="grid gap-2.5">
          <li className="flex items-start gap-3">
            <Check aria-hidden size={20} strokeWidth={2.1} className="mt-0.5 text-primary" />
            <span className="min-w-0">{t(`respond.approveText.${request.kind}`, { title })}</span>
          </li>
          <li className="flex items-start gap-3">
            <X aria-hidden size={20} strokeWidth={2.1} className="mt-0.5 text-ink-2" />
            <span className="min-w-0">{t(`respond.rejectText.${request.kind}`, { name })}</span>
          </li>
        </ul>
        <ReasonField
          name="response-reason"
          label={t("respond.reason")}
          hint={t("respond.reasonHint", { name })}
          value={reason}
          onChange={setReason}
        />
      </div>
    </Dialog>
  );
}

type RefusalProps = { error: Error; request: Approval; decision: Decision };

/** The sentence of the refusal; an answer without one has the words of the seed (APR-017, D46). */
function Refusal({ error, request, decision }: RefusalProps) {
  const { t } = useTranslation("member-side");
  const errorText = useMemberErrorText();
  const isUnexplained =
    request.kind === "role" && hasCode(error, "UNEXPECTED_ERROR", "DATABASE_ERROR", "INVALID_ANSWER");
  return (
    <Alert tone="danger" live="assertive">
      {isUnexplained ? t(`respond.failed.${decision}`) : errorText(error)}
    </Alert>
  );
}
