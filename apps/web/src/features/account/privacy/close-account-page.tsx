import { deletionWords, isDeletionWord } from "@heirlock/domain/account/deletion-word";
import { Link } from "@tanstack/react-router";
import { CalendarClock, FileArchive, HeartCrack, type LucideIcon, ScrollText, Trash2 } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { askAccount, lock } from "../../../platform/keys/keys-client.ts";
import { announceSignedOut, markSigningOut } from "../../../platform/session/auth-events.ts";
import { leavePage } from "../../../platform/session/leave-page.ts";
import { forgetUserType } from "../../../platform/session/user-type-cache.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { useKeyErrorText } from "../key-problem.ts";
import { fetchKeys } from "../keys-request.ts";
import { UsernameHint } from "../username-hint.tsx";

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

function CloseForm() {
  const { t } = useTranslation("account/privacy");
  const { t: platform } = useTranslation("platform");
  const keyErrorText = useKeyErrorText();
  const word = deletionWords[useLanguage()];
  const form = useForm({
    defaultValues: { confirmation: "", password: "" },
    leaves: true,
    check: ({ confirmation, password }) => ({
      confirmation: !isDeletionWord(confirmation) && t("close.wordWrong", { word }),
      password: password === "" && platform("fields.passwordRequired"),
    }),
    submit: ({ confirmation, password }) => closeAccount(password, confirmation),
    fieldErrors: (error) => ({
      confirmation: hasCode(error, "WRONG_CONFIRMATION") && t("close.wordWrong", { word }),
      password: hasCode(error, "INVALID_CREDENTIALS") && t("close.wrongPassword"),
    }),
  });
  return (
    <Card as="section">
      <Form form={form}>
        <h2 className="text-h3">{t("close.formTitle")}</h2>
        <Failure
          error={form.failure}
          title={t("close.problem")}
          text={(error) => (hasCode(error, "RELEASE_RUNNING") ? t("close.releaseRunning") : keyErrorText(error))}
        />
        <TextField
          label={
            <Trans
              t={t}
              i18nKey="close.word"
              values={{ word }}
              components={{ word: <bdi className="code font-semibold" /> }}
            />
          }
          hint={t("close.wordHint")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...form.input("confirmation")}
        />
        <UsernameHint />
        <PasswordField label={t("close.password")} autoComplete="current-password" {...form.input("password")} />
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <SubmitButton form={form} variant="danger" busyLabel={t("close.busy")}>
            {t("close.submit")}
          </SubmitButton>
          <Button variant="secondary" render={<Link to="/settings/privacy" />}>
            {t("close.cancel")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/**
 * Closes the account and leaves for the page that says until when one can come back; nothing of the person stays in
 * this page's memory. Rejects with a KeysError or an ApiError, and then nothing has changed.
 */
async function closeAccount(password: string, confirmation: string): Promise<void> {
  const { salt, kdf } = await fetchKeys();
  const { authKey } = await askAccount("derive", { password, salt, kdf });
  // The server ends every session: what other tabs and the live stream find out is an echo of this.
  markSigningOut(true);
  let deletesAt: string;
  try {
    ({ deletesAt } = (await call("DELETE /api/user/account", { body: { password: authKey, confirmation } })).data);
  } catch (error) {
    markSigningOut(false);
    throw error;
  } finally {
    void lock();
  }
  forgetUserType();
  announceSignedOut();
  leavePage(`/auth/closed?until=${encodeURIComponent(deletesAt)}`);
}
