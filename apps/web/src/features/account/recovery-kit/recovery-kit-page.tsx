import { KeysError } from "@heirlock/keyring/problems";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FileCheck, FileText } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { refreshUserFacts } from "../../../platform/session/validate-session.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { useStoredKeys } from "../keys-request.ts";
import { keyProblemOf } from "../sign-in/key-problem.ts";
import type { KitForm } from "./kit-proof.ts";
import { PrintKit } from "./print-kit.tsx";
import { ProveKit } from "./prove-kit.tsx";
import { type KitOffer, offerKit, replaceKit } from "./reissue-kit.ts";

type Stage = { name: "state" } | { name: "print"; offer: KitOffer } | { name: "done"; kitNumber: string };

/** State of the Recovery Kit, and the way to a new one: password, print, prove, replace. */
export function RecoveryKitPage() {
  const { t } = useTranslation("account");
  const queries = useQueryClient();
  const [stage, setStage] = useState<Stage>({ name: "state" });
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stage.name === "state") return;
    window.scrollTo(0, 0);
    area.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [stage.name]);
  const finish = async (offer: KitOffer) => {
    await replaceKit(offer);
    await queries.invalidateQueries({ queryKey: ["account"] });
    void refreshUserFacts();
    setStage({ name: "done", kitNumber: offer.kitNumber });
  };
  return (
    <>
      <PageHeader
        title={t("reissue.title")}
        text={t("reissue.lead")}
        back={<BackLink render={<Link to="/settings/security" />}>{t("settings.security")}</BackLink>}
      />
      <div ref={area} className="max-w-[640px]">
        {stage.name === "state" && <CurrentKit onOffer={(offer) => setStage({ name: "print", offer })} />}
        {stage.name === "print" && (
          <NewKitOnPaper offer={stage.offer} onFinish={finish} onCancel={() => setStage({ name: "state" })} />
        )}
        {stage.name === "done" && <KitReplaced kitNumber={stage.kitNumber} />}
      </div>
    </>
  );
}

function CurrentKit({ onOffer }: { onOffer: (offer: KitOffer) => void }) {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const { data, error, refetch } = useStoredKeys();
  if (!data && error) {
    return <ErrorState title={t("security.loadFailed")} text={errorText(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <LoadingState label={t("security.loading")} />;
  const state = data.kitConfirmed ? "stateValid" : "stateOpen";
  return (
    <div className="grid gap-5">
      <Card tone={data.kitConfirmed ? "plain" : "brass"} className="flex items-start gap-4">
        <IconTile icon={data.kitConfirmed ? FileCheck : FileText} tone={data.kitConfirmed ? "primary" : "surface"} />
        <div className="min-w-0">
          <h2 className="text-h3">{t(`reissue.${state}`)}</h2>
          <p className="mt-1 text-ink-2">
            <KitNumberText text={`reissue.${state}Text`} number={data.kitNumber} />
          </p>
        </div>
      </Card>
      <Alert tone="plain" title={t("reissue.againTitle")}>
        {t("reissue.againText")}
      </Alert>
      <PasswordForm onOffer={onOffer} />
    </div>
  );
}

function PasswordForm({ onOffer }: { onOffer: (offer: KitOffer) => void }) {
  const { t } = useTranslation("account");
  const { t: platform } = useTranslation("platform");
  const { t: signIn } = useTranslation("account/sign-in");
  const { profile } = useSession();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<{ field?: string; notice?: ReactNode }>({});
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get("password"));
    setAttempt(attempt + 1);
    if (password === "") return setProblem({ field: platform("fields.passwordRequired") });
    setProblem({});
    setBusy(true);
    try {
      onOffer(await offerKit(password));
    } catch (error) {
      setBusy(false);
      if (error instanceof KeysError && error.code === "bundle.wrong_key")
        return setProblem({ field: t("reissue.wrongPassword") });
      if (error instanceof KeysError && error.code.startsWith("bundle.")) {
        return setProblem({ notice: t("reissue.damaged") });
      }
      const keyProblem = keyProblemOf(error);
      setProblem({ notice: keyProblem ? signIn(`problem.${keyProblem}`) : errorText(error) });
    }
  };
  return (
    <Card as="section">
      <form method="dialog" onSubmit={submit} noValidate className="grid gap-5">
        <ErrorSummary errors={problem.field ? [{ field: "password", message: problem.field }] : []} attempt={attempt} />
        <div>
          <h2 className="text-h3">{t("reissue.newTitle")}</h2>
          <p className="mt-1 text-ink-2">{t("reissue.newText")}</p>
        </div>
        {problem.notice && (
          <Alert tone="danger" live="assertive" title={t("reissue.problemTitle")}>
            {problem.notice}
          </Alert>
        )}
        {/* Password managers look for the name that belongs to the password. */}
        <input type="hidden" name="username" autoComplete="username" value={profile?.email ?? ""} readOnly />
        <PasswordField
          label={t("reissue.password")}
          name="password"
          autoComplete="current-password"
          error={problem.field}
        />
        <Button type="submit" busy={busy} busyLabel={t("reissue.making")} className="justify-self-start max-sm:w-full">
          {t("reissue.make")}
        </Button>
        <p role="status" className="sr-only">
          {busy && t("reissue.making")}
        </p>
      </form>
    </Card>
  );
}

function NewKitOnPaper({
  offer,
  onFinish,
  onCancel,
}: {
  offer: KitOffer;
  onFinish: (offer: KitOffer) => Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useTranslation("account");
  const { profile } = useSession();
  const language = useLanguage();
  const errorText = useErrorText();
  const [form, setForm] = useState<KitForm>(language === "ar" ? "numbers" : "words");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const kit = { ...offer.kit, kitNumber: offer.kitNumber };
  const owner = {
    firstName: profile?.first_name ?? "",
    lastName: profile?.last_name ?? "",
    email: profile?.email ?? "",
  };
  const finish = async () => {
    if (busy) return;
    setFailure(null);
    setBusy(true);
    await onFinish(offer).catch((error: unknown) => {
      setFailure(error);
      setBusy(false);
    });
  };
  return (
    <div className="grid gap-5">
      <div>
        <h2 tabIndex={-1} className="text-h2">
          {t("reissue.printTitle")}
        </h2>
        <p className="mt-1 text-ink-2">{t("reissue.printLead")}</p>
      </div>
      <PrintKit kit={kit} owner={owner} form={form} onFormChange={setForm} />
      <ProveKit key={form} kit={kit} form={form} onProved={() => void finish()}>
        {failure !== null && (
          <Alert tone="danger" live="assertive" title={t("reissue.problemTitle")}>
            {hasCode(failure, "INVALID_CREDENTIALS") ? t("reissue.wrongPassword") : errorText(failure)}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button type="submit" busy={busy} busyLabel={t("reissue.finishing")}>
            {t("reissue.finish")}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t("reissue.cancel")}
          </Button>
        </div>
      </ProveKit>
    </div>
  );
}

function KitReplaced({ kitNumber }: { kitNumber: string }) {
  const { t } = useTranslation("account");
  return (
    <Card className="grid justify-items-start gap-4">
      <IconTile icon={FileCheck} />
      <div role="status">
        <h2 tabIndex={-1} className="text-h2">
          {t("reissue.doneTitle")}
        </h2>
        <p className="mt-1 text-ink-2">
          <KitNumberText text="reissue.doneText" number={kitNumber} />
        </p>
      </div>
      <Button render={<Link to="/settings/security" />}>{t("reissue.doneAction")}</Button>
    </Card>
  );
}

function KitNumberText({ text, number }: { text: string; number: string }) {
  const { t } = useTranslation("account");
  return (
    <Trans
      t={t}
      i18nKey={text}
      values={{ number }}
      components={{ code: <bdi dir="ltr" className="code font-semibold text-ink" /> }}
    />
  );
}
