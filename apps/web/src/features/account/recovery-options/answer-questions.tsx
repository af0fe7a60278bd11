import type { SecurityQuestion } from "@heirlock/domain/account/security-questions";
import { MessageCircleQuestionMark } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Loaded, type Loading } from "../../../ui/feedback/loaded.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { LinkOutcome } from "./link-page.tsx";

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
  const [isExpired, setExpired] = useState(false);
  const look = useQuestions(token);
  if (isExpired || hasCode(look.error, "TOKEN_EXPIRED", "VALIDATION_ERROR")) return expired;
  return (
    <Loaded level={1} query={look} loading={t("recover.looking")} delay={0} failed={t("link.failedTitle")}>
      {(questions) => (
        <Questions token={token} questions={questions} onDone={onDone} onExpired={() => setExpired(true)} />
      )}
    </Loaded>
  );
}

/** Looks at a link once. The pages around signing in carry no query client, which would weigh on their first load. */
function useQuestions(token: string): Loading<SecurityQuestion[]> {
  const [state, setState] = useState<{ data?: SecurityQuestion[]; error: unknown }>({ error: null });
  const looked = useRef(false);
  const refetch = useCallback(async () => {
    setState({ error: null });
    try {
      setState({ data: (await call("POST /api/auth/recovery/look", { body: { token } })).data.questions, error: null });
    } catch (error) {
      setState({ error });
    }
  }, [token]);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    void refetch();
  }, [refetch]);
  return { ...state, refetch };
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
  const form = useForm<Partial<Record<SecurityQuestion, string>>>({
    defaultValues: Object.fromEntries(questions.map((id) => [id, ""])),
    leaves: true,
    submit: async (typed) => {
      const answers = questions
        .map((id) => ({ id, answer: typed[id]?.trim() ?? "" }))
        .filter(({ answer }) => answer.length >= 2);
      if (questions.length > 0 && answers.length < 2) throw new TooFewAnswers();
      try {
        onDone((await call("POST /api/auth/recovery/finish", { body: { token, answers } })).data.resetToken);
      } catch (error) {
        if (!hasCode(error, "TOKEN_EXPIRED")) throw error;
        onExpired();
      }
    },
  });
  const problem = (error: unknown) => {
    if (error instanceof TooFewAnswers) return t("recover.answerTwo");
    return hasCode(error, "WRONG_ANSWERS", "VALIDATION_ERROR") ? t("recover.wrongAnswers") : errorText(error);
  };
  return (
    <LinkOutcome
      icon={MessageCircleQuestionMark}
      title={t(questions.length > 0 ? "recover.questionsTitle" : "recover.readyTitle")}
    >
      <p className="text-ink-2">{t(questions.length > 0 ? "recover.questionsText" : "recover.readyText")}</p>
      <Form form={form}>
        <Failure error={form.failure} text={problem} />
        {questions.map((id) => (
          <TextField
            key={id}
            label={t(`question.${id}`)}
            autoComplete="off"
            maxLength={100}
            dir="auto"
            {...form.input(id)}
          />
        ))}
        <SubmitButton form={form} size="lg" block busyLabel={t("checking")}>
          {t("recover.go")}
        </SubmitButton>
      </Form>
    </LinkOutcome>
  );
}

/** Nobody is to blame but the form: two of the questions are enough, whichever they are. */
class TooFewAnswers extends Error {}
