import { Fingerprint, ShieldCheck } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { type ProofWay, proveByCode, proveByPasskey, proveByPassword, waysToProve } from "../session/prove-identity.ts";
import { keyProblemOf } from "../sign-in/key-problem.ts";

/**
 * A sensitive action after a pause: is it still the same person (D10)? Nothing is lost by saying no; the action is then
 * simply not done.
 */
export function ConfirmIdentity({ onDone }: { onDone: (proved: boolean) => void }) {
  const { t } = useTranslation("account/session");
  const formId = useId();
  const { ways, way, choose } = useWays();
  const { busy, problem, attempt, submit } = useProof(way, onDone);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onDone(false)}
      size="sm"
      icon={<IconTile icon={ShieldCheck} />}
      title={t("confirm.title")}
      description={t("confirm.text")}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onDone(false)}>
            {t("confirm.cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            icon={way === "passkey" ? Fingerprint : undefined}
            busy={busy}
            busyLabel={t(`confirm.busy.${way}`)}
          >
            {t(way === "passkey" ? "confirm.usePasskey" : "confirm.submit")}
          </Button>
        </>
      }
    >
      <form method="dialog" id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {ways.length > 1 && (
          <Segmented
            label={t("confirm.ways")}
            block
            name="way"
            options={ways.map((value) => ({ value, label: t(`confirm.way.${value}`), disabled: busy }))}
            value={way}
            onValueChange={choose}
          />
        )}
        {problem?.notice && (
          <Alert tone="danger" live="assertive">
            {problem.notice}
          </Alert>
        )}
        <ProofField key={`${way} ${attempt}`} way={way} error={problem?.field} focus={attempt > 0} />
        <p role="status" className="sr-only">
          {busy && t(`confirm.busy.${way}`)}
        </p>
      </form>
    </Dialog>
  );
}

function ProofField({ way, error, focus }: { way: ProofWay; error: string | undefined; focus: boolean }) {
  const { t } = useTranslation("account/session");
  const { profile } = useSession();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) place.current?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus();
  }, [focus]);
  if (way === "passkey") return <p className="text-ink-2">{t("confirm.passkeyText")}</p>;
  return (
    <div ref={place} className="contents">
      {way === "code" ? (
        <TextField
          label={t("confirm.code")}
          hint={t("confirm.codeHint")}
          name="proof-code"
          chars={8}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={error}
        />
      ) : (
        <>
          {/* Password managers look for the name that belongs to the password. */}
          <input type="hidden" name="username" autoComplete="username" value={profile?.email ?? ""} readOnly />
          <PasswordField
            label={t("confirm.password")}
            name="proof-password"
            autoComplete="current-password"
            error={error}
          />
        </>
      )}
    </div>
  );
}

/** The password is there at once; what else there is comes when the server has said so. */
function useWays() {
  const [ways, setWays] = useState<ProofWay[]>(["password"]);
  const [way, choose] = useState<ProofWay>("password");
  useEffect(() => {
    let gone = false;
    void waysToProve().then((found) => !gone && setWays(found));
    return () => {
      gone = true;
    };
  }, []);
  return { ways, way, choose };
}

interface Problem {
  field?: string;
  notice?: string;
}

function useProof(way: ProofWay, onDone: (proved: boolean) => void) {
  const { t } = useTranslation("account/session");
  const { t: signIn } = useTranslation("account/sign-in");
  const { t: platform } = useTranslation("platform");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);

  const fail = (found: Problem) => {
    setBusy(false);
    setProblem(found);
    if (found.field) setAttempt(attempt + 1);
  };
  const problemOf = (error: unknown): Problem => {
    if (hasCode(error, "INVALID_CREDENTIALS")) return { field: t("confirm.wrongPassword") };
    if (hasCode(error, "INVALID_CODE", "VALIDATION_ERROR")) return { field: t("confirm.wrongCode") };
    const keyProblem = keyProblemOf(error);
    if (keyProblem) return { notice: signIn(`problem.${keyProblem}`) };
    // The browser's own question was closed, or the device knows none of the keys.
    if (way === "passkey" && error instanceof Error && error.name !== "ApiError")
      return { notice: t("confirm.passkeyFailed") };
    return { notice: errorText(error) };
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The question may stand inside of a form of the page, as React sees it.
    event.stopPropagation();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const password = String(form.get("proof-password") ?? "");
    const code = String(form.get("proof-code") ?? "");
    if (way === "password" && password === "") return fail({ field: platform("fields.passwordRequired") });
    if (way === "code" && !/^\s*(\d\s*){6}$/.test(code)) return fail({ field: t("confirm.codeShape") });
    setProblem(null);
    setBusy(true);
    try {
      if (way === "passkey") await proveByPasskey();
      else await (way === "code" ? proveByCode(code) : proveByPassword(password));
      onDone(true);
    } catch (error) {
      // A session that ended meanwhile is told by the page itself.
      if (hasCode(error, "AUTH_SESSION_MISSING")) onDone(false);
      else fail(problemOf(error));
    }
  };
  return { busy, problem, attempt, submit };
}
