import { KeysError } from "@heirlock/keyring/problems";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ParseKeys } from "i18next";
import { FileCheck, FileText } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useVaultUnlocked } from "../../../platform/keys/use-vault-unlocked.ts";
import { refreshUserFacts } from "../../../platform/session/validate-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { useBundleErrorText } from "../key-problem.ts";
import { type StoredKeys, useStoredKeys } from "../keys-request.ts";
import { UsernameHint } from "../username-hint.tsx";
import { type KitOffer, offerKit, replaceKit } from "./reissue-kit.ts";

/** The sheet, its codes and the proof, fetched when somebody makes a new kit. */
const loadPaper = () => import("./new-kit-on-paper.tsx");
const NewKitOnPaper = lazy(async () => ({ default: (await loadPaper()).NewKitOnPaper }));

type Stage = { name: "state" } | { name: "print"; offer: KitOffer } | { name: "done"; kitNumber: string };

/** State of the Recovery Kit, and the way to a new one: the password unless the vault is open, print, prove, replace. */
export function RecoveryKitPage() {
  const { t } = useTranslation("account");
  const queries = useQueryClient();
  const [stage, setStage] = useState<Stage>({ name: "state" });
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
      <div className="max-w-[640px]">
        {stage.name === "state" && <CurrentKit onOffer={(offer) => setStage({ name: "print", offer })} />}
        {stage.name === "print" && (
          <Suspense fallback={<LoadingState label={t("reissue.making")} />}>
            <NewKitOnPaper offer={stage.offer} onFinish={finish} onCancel={() => setStage({ name: "state" })} />
          </Suspense>
        )}
        {stage.name === "done" && <KitReplaced kitNumber={stage.kitNumber} />}
      </div>
    </>
  );
}

function CurrentKit({ onOffer }: { onOffer: (offer: KitOffer) => void }) {
  const { t } = useTranslation("account");
  return (
    <Loaded query={useStoredKeys()} loading={t("security.loading")} failed={t("security.loadFailed")}>
      {(keys) => <KitState keys={keys} onOffer={onOffer} />}
    </Loaded>
  );
}

function KitState({ keys: data, onOffer }: { keys: StoredKeys; onOffer: (offer: KitOffer) => void }) {
  const { t } = useTranslation("account");
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
      <NewKitForm onOffer={onOffer} />
    </div>
  );
}

/** Asks for the password where the vault is locked; an open one was proved to be the person's own. */
function NewKitForm({ onOffer }: { onOffer: (offer: KitOffer) => void }) {
  const { t } = useTranslation("account");
  const { t: platform } = useTranslation("platform");
  const bundleErrorText = useBundleErrorText();
  const isOpen = useVaultUnlocked({ starts: false });
  const form = useForm({
    defaultValues: { password: "" },
    leaves: true,
    check: ({ password }) => ({ password: !isOpen && password === "" && platform("fields.passwordRequired") }),
    submit: async ({ password }) => {
      const [offer] = await Promise.all([offerKit(isOpen ? null : password), loadPaper()]);
      onOffer(offer);
    },
    fieldErrors: (error) =>
      error instanceof KeysError && error.code === "bundle.wrong_key" && { password: t("reissue.wrongPassword") },
  });
  return (
    <Card as="section">
      <Form form={form}>
        <div>
          <h2 className="text-h3">{t("reissue.newTitle")}</h2>
          <p className="mt-1 text-ink-2">{t(isOpen ? "reissue.newOpenText" : "reissue.newText")}</p>
        </div>
        <Failure error={form.failure} title={t("reissue.problemTitle")} text={bundleErrorText} />
        {!isOpen && (
          <>
            <UsernameHint />
            <PasswordField label={t("reissue.password")} autoComplete="current-password" {...form.input("password")} />
          </>
        )}
        <SubmitButton form={form} busyLabel={t("reissue.making")} className="justify-self-start max-sm:w-full">
          {t("reissue.make")}
        </SubmitButton>
      </Form>
    </Card>
  );
}

function KitReplaced({ kitNumber }: { kitNumber: string }) {
  const { t } = useTranslation("account");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="grid justify-items-start gap-4">
      <IconTile icon={FileCheck} />
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="text-h2">
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

function KitNumberText({ text, number }: { text: ParseKeys<"account">; number: string }) {
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
