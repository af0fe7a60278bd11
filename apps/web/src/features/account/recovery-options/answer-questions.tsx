import type { SecurityQuestion } from "@heirlock/domain/account/security-questions";
import { MessageCircleQuestionMark } from "lucide-react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { LinkOutcome } from "./link-page.tsx";

type State =
  | { name: "looking" }
  | { name: "expired" }
  | { name: "failed"; error: unknown }
  | { name: "asking"; questions: SecurityQuestion[] };

/** Behind a recovery link: looks which questions stand in the way, asks them, and goes on to the new password. */
export function AnswerQuestions({
  token,
  onDone,
  expired,
}: {
  token: string;
  onDone: (resetToken: string) => void;
  expired: ReactNode;
}) {
  const { t } = useTranslation("account/recovery-options");
  const errorText = useErrorText();
  const [state, setState] = useState<State>({ name: "looking" });
  const looked = useRef(false);
  const look = useCallback(async () => {
    setState({ name: "looking" });
    try {
      const { data } = await call("POST /api/auth/recovery/look", { body: { token } });
      setState({ name: "asking", questions: data.questions });
    } catch (error) {
      setState(hasCode(error, "TOKEN_EXPIRED", "VALIDATION_ERROR") ? { name: "expired" } : { name: "failed", error });
    }
  }, [token]);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    void look();
  }, [look]);
  if (state.name === "looking") return <LoadingState label={t("recover.looking")} delay={0} />;
  if (state.name === "expired") return expired;
  if (state.name === "failed") {
    return (
      <ErrorState level={1} title={t("link.failedTitle")} text={errorText(state.error)} onRetry={() => void look()} />
    );
  }
  return (
    <Questions
      token={token}
      questions={state.questions}
      onDone={onDone}
      onExpired={() => setState({ name: "expired" })}
    />
  );
}

function Questions({
  token,
  questions,
  onDone,
  onExpired,
}: {
  token: string;
  questions: SecurityQuestion[];
  onDone: (resetToken: string) => void;
  onExpired: () => void;
}) {
  const { t } = useTranslation("account/recovery-options");
  const errorText = useErrorText();
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const given = questions.flatMap((id) => {
      const answer = answers[id]?.trim() ?? "";
      return answer.length >= 2 ? [{ id, answer }] : [];
    });
    if (questions.length > 0 && given.length < 2) return setProblem(t("recover.answerTwo"));
    setBusy(true);
    setProblem(undefined);
    try {
      const { data } = await call("POST /api/auth/recovery/finish", { body: { token, answers: given } });
      onDone(data.resetToken);
    } catch (error) {
      setBusy(false);
      if (hasCode(error, "TOKEN_EXPIRED")) return onExpired();
      const wrong = hasCode(error, "WRONG_ANSWERS", "VALIDATION_ERROR");
      setProblem(wrong ? t("recover.wrongAnswers") : errorText(error));
    }
  };
  return (
    <LinkOutcome
      icon={MessageCircleQuestionMark}
      title={t(questions.length > 0 ? "recover.questionsTitle" : "recover.readyTitle")}
    >
      <p className="text-ink-2">{t(questions.length > 0 ? "recover.questionsText" : "recover.readyText")}</p>
      <form method="dialog" onSubmit={submit} noValidate className="grid gap-5">
        {problem && (
          <Alert tone="danger" live="assertive">
            {problem}
          </Alert>
        )}
        {questions.map((id) => (
          <TextField
            key={id}
            label={t(`question.${id}`)}
            name={id}
            autoComplete="off"
            maxLength={100}
            dir="auto"
            value={answers[id] ?? ""}
            onChange={(event) => setAnswers({ ...answers, [id]: event.target.value })}
          />
        ))}
        <Button type="submit" size="lg" block busy={busy} busyLabel={t("checking")}>
          {t("recover.go")}
        </Button>
      </form>
    </LinkOutcome>
  );
}
