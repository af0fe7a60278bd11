import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/use-format.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import type { KitForm, KitOnPaper } from "./kit-proof.ts";
import { PrintKit } from "./print-kit.tsx";
import { ProveKit } from "./prove-kit.tsx";
import type { KitOwner } from "./recovery-kit-sheet.tsx";
import { SignInProblem } from "./sign-in/sign-in-problem.tsx";

/** The second step. Either button posts the account; the proof only decides whether the kit counts as printed. */
export function SignUpKit({
  kit,
  owner,
  remade,
  onDone,
  onBack,
}: {
  kit: KitOnPaper;
  owner: KitOwner;
  /** A kit was already made before something was changed. */
  remade: boolean;
  onDone: (kitConfirmed: boolean) => Promise<void>;
  onBack: () => void;
}) {
  const { t } = useTranslation("account");
  const language = useLanguage();
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
          {t("kit.title")}
        </h1>
        <p className="mt-1.5 text-ink-2">
          {t("kit.lead")} <strong className="font-semibold text-ink">{t("kit.leadStrong")}</strong>
        </p>
      </div>
      {remade && <Alert tone="warning">{t("signUp.printAgain")}</Alert>}
      <PrintKit kit={kit} owner={owner} form={form} onFormChange={setForm} />
      <ProveKit key={form} kit={kit} form={form} onProved={() => void send("proved")}>
        {failure !== null && <SignInProblem error={failure} email={owner.email} title={t("signUp.problemTitle")} />}
        <div className="grid gap-3 sm:grid-cols-2">
          <Button
            type="submit"
            variant="tint"
            iconEnd={ArrowRight}
            busy={sending === "proved"}
            busyLabel={t("kit.sending")}
          >
            {t("kit.continue")}
          </Button>
          <Button
            variant="secondary"
            busy={sending === "later"}
            busyLabel={t("kit.sending")}
            onClick={() => void send("later")}
          >
            {t("kit.later")}
          </Button>
        </div>
        <p className="-mt-1 text-ink-3">{t("kit.laterText")}</p>
        <Button variant="ghost" size="sm" onClick={onBack} className="-ms-3.5 justify-self-start">
          {t("kit.back")}
        </Button>
      </ProveKit>
    </div>
  );
}
