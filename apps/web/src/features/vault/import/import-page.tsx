import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ImportSteps } from "../../../ui/import/import-steps.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { useOpenEntries } from "../offers/open-entries.ts";
import { type OpenVault, VaultGate } from "../vault-gate.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { type LeftOut, LeftOutFiles } from "./left-out-files.tsx";
import type { ReadFile } from "./read/read-file.ts";

const loadCheckStep = () => import("./check-step.tsx");
const CheckStep = lazy(async () => ({ default: (await loadCheckStep()).CheckStep }));

export function ImportPage() {
  const { t } = useTranslation("vault/import");
  const vault = useOpenEntries();
  const isOpen = vault.unlocked && vault.sealed.data && vault.opened.data;
  return (
    <>
      {!isOpen && <PageHeader back={<BackToVault />} title={t("title.file")} text={t("lead.file")} />}
      <VaultGate vault={vault}>{(open) => <Import vault={open} />}</VaultGate>
    </>
  );
}

type Step =
  | { at: "file" }
  | { at: "check"; read: ReadFile; name: string }
  | { at: "done"; added: number; leftOut: readonly LeftOut[] };

/** What was read lives in this component and nowhere else: leaving the page or locking the vault forgets it. */
function Import({ vault }: { vault: OpenVault }) {
  const { t } = useTranslation("vault/import");
  const [step, setStep] = useState<Step>({ at: "file" });
  // While the person looks for the file.
  useEffect(() => void loadCheckStep().catch(() => {}), []);
  const goOn = async (read: ReadFile, name: string) => {
    await loadCheckStep();
    setStep({ at: "check", read, name });
  };
  return (
    <ImportSteps
      at={step.at}
      back={<BackToVault />}
      title={t(`title.${step.at}`)}
      text={step.at === "check" ? t("lead.check", { name: step.name }) : t(`lead.${step.at}`)}
      label={t("steps.label")}
      stepName={(one) => t(`steps.${one}`)}
    >
      {step.at === "file" && <ChooseFile onRead={goOn} />}
      {step.at === "check" && (
        <Suspense>
          <CheckStep
            read={step.read}
            vault={vault}
            onBack={() => setStep({ at: "file" })}
            onAdded={(added, leftOut) => setStep({ at: "done", added, leftOut })}
          />
        </Suspense>
      )}
      {step.at === "done" && <Imported added={step.added} leftOut={step.leftOut} />}
    </ImportSteps>
  );
}

function BackToVault() {
  const { t } = useTranslation("vault/import");
  return <BackLink render={<Link to="/dashboard/will-holder/vault" search={{}} />}>{t("back")}</BackLink>;
}

function Imported({ added, leftOut }: { added: number; leftOut: readonly LeftOut[] }) {
  const { t } = useTranslation("vault/import");
  return (
    <div className="grid max-w-180 gap-5">
      <Alert tone="success" live="polite" title={t("done.title", { count: added })}>
        {t("done.text")}
      </Alert>
      {leftOut.length > 0 && <LeftOutFiles files={leftOut} />}
      <Alert tone="warning" title={t("done.deleteTitle")}>
        {t("done.delete")}
      </Alert>
      <Button className="justify-self-start" render={<Link to="/dashboard/will-holder/vault" search={{}} />}>
        {t("done.toVault")}
      </Button>
    </div>
  );
}
