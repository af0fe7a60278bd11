import { deletionWords, isDeletionWord } from "@heirlock/domain/account/deletion-word";
import { Link } from "@tanstack/react-router";
import { CalendarClock, FileArchive, HeartCrack, type LucideIcon, ScrollText, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { keyProblemOf } from "../sign-in/key-problem.ts";
import { closeAccount } from "./close-account.ts";

/** What leaving means, in plain words, before the one button that does it. */
export function CloseAccountPage() {
  const { t } = useTranslation("account/privacy");
  return (
    <>
      <PageHeader
        title={t("close.title")}
        text={t("close.lead")}
        back={<BackLink render={<Link to="/settings/privacy" />}>{t("close.back")}</BackLink>}
      />
      <div className="grid max-w-[720px] gap-5">
        <Card className="grid gap-5">
          <Point icon={Trash2} title={t("close.whatTitle")} lines={[t("close.what.all"), t("close.what.keys")]} />
          <Point
            icon={CalendarClock}
            title={t("close.whenTitle")}
            lines={[t("close.when.now"), t("close.when.days"), t("close.when.then")]}
          />
          <Point
            icon={HeartCrack}
            title={t("close.heirsTitle")}
            lines={[t("close.heirs.nothing"), t("close.heirs.paper")]}
          />
          <Point
            icon={ScrollText}
            title={t("close.staysTitle")}
            lines={[t("close.stays.others"), t("close.stays.log")]}
          />
        </Card>
        <Alert
          tone="info"
          icon={FileArchive}
          title={t("close.exportFirst")}
          action={
            <Button variant="secondary" size="sm" render={<Link to="/settings/privacy" />}>
              {t("close.exportFirstAction")}
            </Button>
          }
        >
          {t("close.exportFirstText")}
        </Alert>
        <CloseForm />
      </div>
    </>
  );
}

function Point({ icon, title, lines }: { icon: LucideIcon; title: string; lines: string[] }) {
  return (
    <section className="flex items-start gap-4 not-first:border-t not-first:border-line not-first:pt-5">
      <IconTile icon={icon} tone="neutral" />
      <div className="min-w-0">
        <h2 className="text-h4 font-sans font-[650]">{title}</h2>
        {lines.map((line) => (
          <p key={line} className="mt-1 text-ink-2">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}

interface Problem {
  word?: string;
  password?: string;
  notice?: string;
}

function CloseForm() {
  const { t } = useTranslation("account/privacy");
  const { t: platform } = useTranslation("platform");
  const { profile } = useSession();
  const word = deletionWords[useLanguage()];
  const problemOf = useProblem(word);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<Problem>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const [confirmation, password] = [String(form.get("confirmation")), String(form.get("password"))];
    setAttempt(attempt + 1);
    const open: Problem = {
      ...(!isDeletionWord(confirmation) && { word: t("close.wordWrong", { word }) }),
      ...(password === "" && { password: platform("fields.passwordRequired") }),
    };
    setProblem(open);
    if (open.word || open.password) return;
    setBusy(true);
    try {
      await closeAccount(password, confirmation);
    } catch (error) {
      setBusy(false);
      setProblem(problemOf(error));
    }
  };

  const errors = [
    ...(problem.word ? [{ field: "confirmation", message: problem.word }] : []),
    ...(problem.password ? [{ field: "password", message: problem.password }] : []),
  ];
  return (
    <Card as="section">
      <form method="dialog" onSubmit={submit} noValidate className="grid gap-5">
        <ErrorSummary errors={errors} attempt={attempt} />
        <h2 className="text-h3">{t("close.formTitle")}</h2>
        {problem.notice && (
          <Alert tone="danger" live="assertive" title={t("close.problem")}>
            {problem.notice}
          </Alert>
        )}
        <TextField
          name="confirmation"
          label={
            <Trans
              t={t}
              i18nKey="close.word"
              values={{ word }}
              components={{ word: <bdi className="code font-semibold" /> }}
            />
          }
          hint={t("close.wordHint")}
          error={problem.word}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        {/* Password managers look for the name that belongs to the password. */}
        <input type="hidden" name="username" autoComplete="username" value={profile?.email ?? ""} readOnly />
        <PasswordField
          name="password"
          label={t("close.password")}
          autoComplete="current-password"
          error={problem.password}
        />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button type="submit" variant="danger" busy={busy} busyLabel={t("close.busy")}>
            {t("close.submit")}
          </Button>
          <Button variant="secondary" render={<Link to="/settings/privacy" />}>
            {t("close.cancel")}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {busy && t("close.busy")}
        </p>
      </form>
    </Card>
  );
}

function useProblem(word: string): (error: unknown) => Problem {
  const { t } = useTranslation("account/privacy");
  const { t: signIn } = useTranslation("account/sign-in");
  const errorText = useErrorText();
  return (error) => {
    if (hasCode(error, "INVALID_CREDENTIALS")) return { password: t("close.wrongPassword") };
    if (hasCode(error, "WRONG_CONFIRMATION")) return { word: t("close.wordWrong", { word }) };
    if (hasCode(error, "RELEASE_RUNNING")) return { notice: t("close.releaseRunning") };
    const keyProblem = keyProblemOf(error);
    return { notice: keyProblem ? signIn(`problem.${keyProblem}`) : errorText(error) };
  };
}
