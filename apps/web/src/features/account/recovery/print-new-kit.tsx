import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useLanguage } from "../../../platform/use-format.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { KitForm, KitOnPaper } from "../kit-proof.ts";
import { PrintKit } from "../print-kit.tsx";
import { ProveKit } from "../prove-kit.tsx";
import type { KitOwner } from "../recovery-kit-sheet.tsx";

/** The Recovery Kit of the new keys, to print and to prove, as at sign-up. */
export function PrintNewKit({
  kit,
  owner,
  onDone,
}: {
  kit: KitOnPaper;
  owner: KitOwner;
  onDone: (kitConfirmed: boolean) => Promise<void>;
}) {
  const { t } = useTranslation("recovery");
  const { t: account } = useTranslation("account");
  const language = useLanguage();
  const errorText = useErrorText();
  const [form, setForm] = useState<KitForm>(language === "ar" ? "numbers" : "words");
  const [sending, setSending] = useState<"proved" | "later" | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const send = async (how: "proved" | "later") => {
    if (sending) return;
    setFailure(null);
    setSending(how);
    await onDone(how === "proved").catch(setFailure);
    setSending(null);
  };
  return (
    <div className="grid gap-5">
      <div>
        <h1 tabIndex={-1} className="text-h1">
          {t("print.title")}
        </h1>
        <p className="mt-1.5 text-ink-2">{t("print.lead")}</p>
      </div>
      <Alert tone="warning">{t("print.keepOld")}</Alert>
      <PrintKit kit={kit} owner={owner} form={form} onFormChange={setForm} />
      <ProveKit key={form} kit={kit} form={form} onProved={() => void send("proved")}>
        {failure !== null && (
          <Alert tone="danger" live="assertive" title={t("password.failed")}>
            {errorText(failure)}
          </Alert>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Button
            type="submit"
            variant="tint"
            iconEnd={ArrowRight}
            busy={sending === "proved"}
            busyLabel={t("finishing")}
          >
            {account("kit.continue")}
          </Button>
          <Button
            variant="secondary"
            busy={sending === "later"}
            busyLabel={t("finishing")}
            onClick={() => void send("later")}
          >
            {account("kit.later")}
          </Button>
        </div>
        <p className="-mt-1 text-ink-3">{account("kit.laterText")}</p>
      </ProveKit>
    </div>
  );
}
