import type { KitInHand } from "@heirlock/keyring/account/requests";
import { ArrowRight } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { askAccount } from "../../../platform/keys/keys-client.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { keyProblemOf } from "../sign-in/key-problem.ts";
import { KitField } from "./kit-field.tsx";
import type { ResetLook } from "./reset-requests.ts";
import { useKitProblem } from "./use-kit-problem.tsx";

/** First step of the way with the kit. It is looked at here, in this browser: nothing is sent. */
export function EnterKit({ keys, onDone }: { keys: NonNullable<ResetLook["keys"]>; onDone: (kit: KitInHand) => void }) {
  const { t } = useTranslation("account/recovery");
  const { t: signIn } = useTranslation("account/sign-in");
  const kitProblem = useKitProblem();
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [notice, setNotice] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { recipient, verifyingKey, bundleByKit, kitNumber } = keys;
    const kit = { typed, kitNumber, bundleByKit, stated: { recipient, verifyingKey } };
    setBusy(true);
    setNotice(null);
    try {
      await askAccount("checkKit", { kit });
      onDone(kit);
    } catch (problem) {
      const text = kitProblem(problem);
      setBusy(false);
      setError(typeof text === "string" ? text : undefined);
      if (text === null) setNotice(signIn(`problem.${keyProblemOf(problem) ?? "worker"}`));
      setAttempt(attempt + 1);
    }
  };
  return (
    <form method="dialog" onSubmit={submit} noValidate className="grid gap-5">
      <ErrorSummary errors={error ? [{ field: "kit", message: error }] : []} attempt={attempt} />
      <div>
        <h1 tabIndex={-1} className="text-h1">
          {t("kit.title")}
        </h1>
        <p className="mt-1.5 text-ink-2">{t("kit.lead")}</p>
      </div>
      {notice && (
        <Alert tone="danger" live="assertive">
          {notice}
        </Alert>
      )}
      <KitField
        kitNumber={keys.kitNumber}
        typed={typed}
        onTyped={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        error={error}
      />
      <Button type="submit" size="lg" block iconEnd={ArrowRight} busy={busy} busyLabel={t("kit.checking")}>
        {t("kit.submit")}
      </Button>
    </form>
  );
}
