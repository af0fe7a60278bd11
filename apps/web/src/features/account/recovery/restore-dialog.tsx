import { KeysError } from "@heirlock/keyring/problems";
import { Lock } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { askAccount } from "../../../platform/keys/keys-client.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import type { StoredKeys } from "../keys-request.ts";
import { keyProblemOf } from "../sign-in/key-problem.ts";
import { KeyProgress } from "./key-progress.tsx";
import { KitField } from "./kit-field.tsx";
import { useKeyProgress } from "./use-key-progress.ts";
import { useKitProblem } from "./use-kit-problem.tsx";

interface Problem {
  kit?: string;
  password?: string;
  notice?: string;
}

/** Takes the old kit and the password of now, and brings what was sealed under today's keys (KEY-021). */
export function RestoreDialog({
  older,
  keys,
  onDone,
  onCancel,
}: {
  older: StoredKeys["older"][number];
  keys: StoredKeys;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation("account/recovery");
  const { t: account } = useTranslation("account");
  const { t: platform } = useTranslation("platform");
  const { t: signIn } = useTranslation("account/sign-in");
  const { profile } = useSession();
  const errorText = useErrorText();
  const kitProblem = useKitProblem();
  const formId = useId();
  const { share, run } = useKeyProgress(1);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<Problem>({});

  const problemOf = (error: unknown): Problem => {
    if (error instanceof KeysError && error.code === "bundle.wrong_key") {
      if ((error.data as { purpose: string }).purpose === "password")
        return { password: account("reissue.wrongPassword") };
    }
    const kit = kitProblem(error);
    if (typeof kit === "string") return { kit };
    const keyProblem = keyProblemOf(error);
    return { notice: keyProblem ? signIn(`problem.${keyProblem}`) : errorText(error) };
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get("restorePassword"));
    setAttempt(attempt + 1);
    if (password === "") return setProblem({ password: platform("fields.passwordRequired") });
    setProblem({});
    setBusy(true);
    const { salt, kdf, bundleByPassword, recipient, verifyingKey } = keys;
    const current = { password, salt, kdf, bundleByPassword, stated: { recipient, verifyingKey } };
    const kit = { typed, kitNumber: older.kitNumber, bundleByKit: older.bundleByKit, stated: older };
    try {
      const body = await run((options) => askAccount("restoreOlder", { current, kit }, options));
      await call("POST /api/auth/keys/older/:id/restore", { params: { id: older.id }, body });
      onDone();
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  const errors = [
    { field: "kit", message: problem.kit ?? "" },
    { field: "restorePassword", message: problem.password ?? "" },
  ].filter(({ message }) => message !== "");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onCancel()}
      icon={<IconTile icon={Lock} tone="brass" />}
      title={t("restore.title")}
      description={t("restore.text")}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {t("change.cancel")}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t("restore.busy")}>
            {t("restore.submit")}
          </Button>
        </>
      }
    >
      <form method="dialog" id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <ErrorSummary errors={errors} attempt={attempt} />
        {problem.notice && (
          <Alert tone="danger" live="assertive">
            {problem.notice}
          </Alert>
        )}
        <KitField kitNumber={older.kitNumber} typed={typed} onTyped={setTyped} error={problem.kit} />
        <input type="hidden" name="username" autoComplete="username" value={profile?.email ?? ""} readOnly />
        <PasswordField
          label={t("restore.password")}
          name="restorePassword"
          autoComplete="current-password"
          error={problem.password}
        />
        <KeyProgress share={share} label={t("restore.busy")} />
      </form>
    </Dialog>
  );
}
