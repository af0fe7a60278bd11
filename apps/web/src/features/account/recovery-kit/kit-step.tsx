import { ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/use-language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { KitForm, KitOnPaper } from "./kit-proof.ts";
import { PrintKit } from "./print-kit.tsx";
import { ProveKit } from "./prove-kit.tsx";
import type { KitOwner } from "./recovery-kit-sheet.tsx";

/**
 * The step in which a Recovery Kit is printed and proved, or put off with its consequence. Either button goes on; the
 * proof only decides whether the kit counts as printed.
 */
export function KitStep({
  title,
  lead,
  warning,
  kit,
  owner,
  sendingLabel,
  onDone,
  problem,
  children,
}: {
  title: string;
  lead: ReactNode;
  warning?: string | undefined;
  kit: KitOnPaper;
  owner: KitOwner;
  sendingLabel: string;
  onDone: (kitConfirmed: boolean) => Promise<void>;
  /** What went wrong with the last try. */
  problem: (failure: unknown) => ReactNode;
  /** Below the buttons. */
  children?: ReactNode;
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
          {title}
        </h1>
        <p className="mt-1.5 text-ink-2">{lead}</p>
      </div>
      {warning && <Alert tone="warning">{warning}</Alert>}
      <PrintKit kit={kit} owner={owner} form={form} onFormChange={setForm} />
      <ProveKit key={form} kit={kit} form={form} onProved={() => void send("proved")}>
        {failure !== null && problem(failure)}
        <div className="grid gap-3 sm:grid-cols-2">
          <Button
            type="submit"
            variant="tint"
            iconEnd={ArrowRight}
            busy={sending === "proved"}
            busyLabel={sendingLabel}
          >
            {t("kit.continue")}
          </Button>
          <Button
            variant="secondary"
            busy={sending === "later"}
            busyLabel={sendingLabel}
            onClick={() => void send("later")}
          >
            {t("kit.later")}
          </Button>
        </div>
        <p className="-mt-1 text-ink-3">{t("kit.laterText")}</p>
        {children}
      </ProveKit>
    </div>
  );
}
