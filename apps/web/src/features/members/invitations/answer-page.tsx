import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import { AnswerForm } from "./answer-form.tsx";
import { InvitationOver } from "./invitation-over.tsx";
import { useOpenInvitation } from "./use-open-invitation.ts";

/** Behind the link of an invitation: who invites, into what, and an answer (D34, mock-up q1). */
export function AnswerPage() {
  const { t } = useTranslation("members/invitations");
  const errorText = useMemberErrorText();
  const { state, reload, end } = useOpenInvitation();
  switch (state.step) {
    case "opening":
      return <LoadingState label={t("answer.opening")} />;
    case "failed":
      return <ErrorState level={1} title={t("answer.failed")} text={errorText(state.error)} onRetry={reload} />;
    case "over":
      return <InvitationOver {...state} />;
    case "open":
      return <AnswerForm opened={state.opened} onEnd={end} />;
  }
}
