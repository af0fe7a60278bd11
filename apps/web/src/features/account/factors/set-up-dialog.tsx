import { useMutation } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { CodeField } from "../../../ui/forms/code-field.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { KeepCodes } from "./keep-codes.tsx";
import { ScanSecret } from "./scan-secret.tsx";
import { enableTwoFactor, startSetUp, useTwoFactorChange } from "./two-factor-request.ts";

/** Scan, prove, keep the codes: three steps, each with one thing to do. Closing before the proof leaves nothing on. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/factors");
  const setUp = useSetUp(onClose);
  const [scanned, setScanned] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
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
  if (scanned) return <ProveApp onCodes={setCodes} onBack={() => setScanned(false)} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("setUp.scanTitle")}
      description={t("setUp.scanText")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("setUp.cancel")}
          </Button>
          <Button disabled={!setUp.data} onClick={() => setScanned(true)}>
            {t("setUp.next")}
          </Button>
        </>
      }
    >
      <Loaded level={3} query={setUp} loading={t("setUp.making")} failed={t("setUp.failed")}>
        {(made) => <ScanSecret setUp={made} />}
      </Loaded>
    </Dialog>
  );
}

/** Asks for the secret once, when the dialog opens. Who declines to confirm their identity has closed it. */
function useSetUp(onClose: () => void) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: startSetUp });
  const latest = useRef(onClose);
  latest.current = onClose;
  const begin = () =>
    mutate(undefined, { onError: (failure) => hasCode(failure, "REAUTH_REQUIRED") && latest.current() });
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often React runs the effect
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin();
  }, []);
  return { data, error, isFetching: isPending, refetch: begin };
}

function ProveApp({
  onCodes,
  onBack,
  onClose,
}: {
  onCodes: (codes: string[]) => void;
  onBack: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("account/factors");
  const enable = useTwoFactorChange(enableTwoFactor);
  const form = useForm({
    defaultValues: { code: "" },
    check: ({ code }) => ({ code: code.length < 6 && t("page.app.incomplete") }),
    submit: async ({ code }) => onCodes(await enable.mutateAsync(code)),
    fieldErrors: (error) => hasCode(error, "INVALID_CODE") && { code: t("setUp.wrong") },
  });
  return (
    <FormDialog
      form={form}
      size="md"
      onClose={onClose}
      onCancel={onBack}
      title={t("setUp.proveTitle")}
      description={t("setUp.proveText")}
      cancelLabel={t("setUp.back")}
      submitLabel={t("setUp.turnOn")}
      submitIcon={Smartphone}
      busyLabel={t("setUp.busy")}
    >
      <Failure error={form.failure} />
      <CodeField autoFocus label={t("page.app.label")} hint={t("page.app.hint")} {...form.field("code")} />
    </FormDialog>
  );
}
