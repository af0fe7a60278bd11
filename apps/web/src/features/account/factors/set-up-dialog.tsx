import { Smartphone } from "lucide-react";
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { CodeField } from "../../../ui/forms/code-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { KeepCodes } from "./keep-codes.tsx";
import { ScanSecret } from "./scan-secret.tsx";
import { enableTwoFactor, type SetUp, startSetUp, useTwoFactorChange } from "./two-factor-request.ts";

/** Scan, prove, keep the codes: three steps, each with one thing to do. Closing before the proof leaves nothing on. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/factors");
  const { setUp, error, begin } = useSetUp(onClose);
  const [step, setStep] = useState<"scan" | "prove">("scan");
  const [codes, setCodes] = useState<string[] | null>(null);
  const form = useId();
  const proof = useProof(setCodes);
  if (codes) {
    return (
      <KeepCodes
        codes={codes}
        title={t("keep.titleOn")}
        onKept={() => {
          toast({ title: t("setUp.done"), text: t("setUp.doneText"), tone: "success" });
          onClose();
        }}
      />
    );
  }
  const scanning = step === "scan";
  return (
    <Dialog
      key={step}
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(scanning ? "setUp.scanTitle" : "setUp.proveTitle")}
      description={t(scanning ? "setUp.scanText" : "setUp.proveText")}
      footer={
        scanning ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t("setUp.cancel")}
            </Button>
            <Button disabled={!setUp} onClick={() => setStep("prove")}>
              {t("setUp.next")}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={() => setStep("scan")}>
              {t("setUp.back")}
            </Button>
            <Button type="submit" form={form} icon={Smartphone} busy={proof.busy} busyLabel={t("setUp.busy")}>
              {t("setUp.turnOn")}
            </Button>
          </>
        )
      }
    >
      {scanning ? (
        setUp ? (
          <ScanSecret setUp={setUp} />
        ) : error ? (
          <ErrorState level={3} title={t("setUp.failed")} text={error} onRetry={begin} />
        ) : (
          <LoadingState label={t("setUp.making")} />
        )
      ) : (
        <form method="dialog" id={form} noValidate onSubmit={proof.submit} className="grid gap-5">
          {proof.notice && (
            <Alert tone="danger" live="assertive">
              {proof.notice}
            </Alert>
          )}
          <CodeField
            autoFocus
            name="code"
            label={t("page.app.label")}
            hint={t("page.app.hint")}
            value={proof.code}
            onValueChange={proof.setCode}
            error={proof.wrong}
          />
        </form>
      )}
    </Dialog>
  );
}

/** Asks for the secret once, when the dialog opens. Who declines to prove who they are has closed it. */
function useSetUp(onClose: () => void) {
  const errorText = useErrorText();
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [error, setError] = useState<string | null>(null);
  const latest = useRef({ onClose, errorText });
  latest.current = { onClose, errorText };
  const begin = useCallback(() => {
    setError(null);
    startSetUp().then(setSetUp, (failure: unknown) => {
      if (hasCode(failure, "REAUTH_REQUIRED")) latest.current.onClose();
      else setError(latest.current.errorText(failure));
    });
  }, []);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, [begin]);
  return { setUp, error, begin };
}

function useProof(onCodes: (codes: string[]) => void) {
  const { t } = useTranslation("account/factors");
  const errorText = useErrorText();
  const enable = useTwoFactorChange(enableTwoFactor);
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (enable.isPending) return;
    const field = event.currentTarget.querySelector("input");
    const refuse = (text: string) => {
      setWrong(text);
      field?.focus();
    };
    setNotice(undefined);
    setWrong(undefined);
    if (code.length < 6) return refuse(t("page.app.incomplete"));
    enable.mutate(code, {
      onSuccess: onCodes,
      onError: (error) => {
        if (hasCode(error, "INVALID_CODE")) refuse(t("setUp.wrong"));
        else setNotice(errorText(error));
      },
    });
  };
  return { code, setCode, wrong, notice, submit, busy: enable.isPending };
}
