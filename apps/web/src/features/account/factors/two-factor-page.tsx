import { safeReturnPath } from "@heirlock/domain/account/return-path";
import { Link, useRouter } from "@tanstack/react-router";
import { type Fingerprint, ListChecks, Smartphone } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { CodeField } from "../../../ui/forms/code-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AuthLayout } from "../sign-in/auth-layout.tsx";
import { forgetPending, pendingUntil } from "../sign-in/pending-sign-in.ts";
import { PasskeyInstead } from "./passkey-instead.tsx";
import { verifyCode } from "./verify-code.ts";
import { WaysBack } from "./ways-back.tsx";

type Way = "app" | "backup";

/** The second half of a sign-in (D09): a code of the app or one of the backup codes. */
export function TwoFactorPage() {
  const { t } = useTranslation("account/factors");
  const [over, setOver] = useState(() => {
    const until = pendingUntil();
    return until === null ? ("never" as const) : until.getTime() < Date.now() ? ("late" as const) : null;
  });
  const [way, setWay] = useState<Way>("app");
  const endHalf = () => {
    forgetPending();
    setOver("late");
  };
  return (
    <AuthLayout quote={t("page.quote")}>
      {over ? (
        <BeginAgain late={over === "late"} />
      ) : (
        <>
          <h1 className="text-h1">{t(`page.${way}.title`)}</h1>
          <p className="mt-1.5 mb-6 text-ink-2">{t(`page.${way}.lead`)}</p>
          <CodeForm key={way} way={way} onLate={endHalf} />
          <p
            aria-hidden
            className="my-6 flex items-center gap-3.5 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
          >
            {t("page.or")}
          </p>
          <div className="grid gap-3">
            {way === "app" ? (
              <OtherWay icon={ListChecks} onClick={() => setWay("backup")}>
                {t("page.useBackup")}
              </OtherWay>
            ) : (
              <OtherWay icon={Smartphone} onClick={() => setWay("app")}>
                {t("page.useApp")}
              </OtherWay>
            )}
            <PasskeyInstead />
          </div>
          <WaysBack />
        </>
      )}
    </AuthLayout>
  );
}

function OtherWay({ icon, onClick, children }: { icon: typeof Fingerprint; onClick: () => void; children: string }) {
  return (
    <Button variant="secondary" block icon={icon} onClick={onClick} className="justify-start">
      {children}
    </Button>
  );
}

function BeginAgain({ late }: { late: boolean }) {
  const { t } = useTranslation("account/factors");
  const search = typeof window === "undefined" ? "" : window.location.search;
  return (
    <>
      <h1 className="text-h1">{t(late ? "page.lateTitle" : "page.firstTitle")}</h1>
      <p className="mt-1.5 mb-6 text-ink-2">{t(late ? "page.lateText" : "page.firstText")}</p>
      <Button
        size="lg"
        block
        render={<Link to="/auth/login" search={Object.fromEntries(new URLSearchParams(search))} />}
      >
        {t("page.again")}
      </Button>
    </>
  );
}

function CodeForm({ way, onLate }: { way: Way; onLate: () => void }) {
  const { t } = useTranslation("account/factors");
  const errorText = useErrorText();
  const goOn = useGoOn();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const [trustDevice, setTrustDevice] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field?: string; notice?: string }>({});

  const wrong = (field: string) => {
    setBusy(false);
    setProblem({ field });
    form.current?.querySelector("input")?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!isWhole(way, code)) return wrong(t(`page.${way}.incomplete`));
    setBusy(true);
    setProblem({});
    try {
      goOn(await verifyCode({ ...(way === "app" ? { code } : { backupCode: code }), trustDevice }));
    } catch (error) {
      if (hasCode(error, "TOKEN_EXPIRED")) return onLate();
      if (hasCode(error, "INVALID_CODE", "VALIDATION_ERROR")) return wrong(t(`page.${way}.wrong`));
      setBusy(false);
      setProblem({ notice: errorText(error) });
    }
  };

  return (
    <form method="dialog" ref={form} onSubmit={submit} noValidate className="grid gap-6">
      {problem.notice && (
        <Alert tone="warning" live="assertive" title={t("page.notYet")}>
          {problem.notice}
        </Alert>
      )}
      {way === "app" ? (
        <CodeField
          autoFocus
          name="code"
          label={t("page.app.label")}
          hint={t("page.app.hint")}
          value={code}
          onValueChange={setCode}
          error={problem.field}
        />
      ) : (
        <TextField
          autoFocus
          name="backupCode"
          label={t("page.backup.label")}
          hint={t("page.backup.hint")}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={problem.field}
          dir="ltr"
          className="code rtl:text-end"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
      <p role="alert" className="sr-only">
        {problem.field}
      </p>
      <Checkbox
        name="trustDevice"
        label={<span className="font-semibold">{t("page.trust")}</span>}
        description={t("page.trustText")}
        checked={trustDevice}
        onCheckedChange={setTrustDevice}
        className="rounded-md border-[1.5px] border-line-strong bg-surface px-4.5 py-2"
      />
      <Button type="submit" size="lg" block busy={busy} busyLabel={t("page.checking")}>
        {t("page.submit")}
      </Button>
      <p role="status" className="sr-only">
        {busy && t("page.checking")}
      </p>
    </form>
  );
}

/** Six digits, or ten letters and digits with whatever stands between them. */
function isWhole(way: Way, code: string): boolean {
  return way === "app" ? /^\d{6}$/.test(code) : /^[0-9A-Z]{10}$/i.test(code.replace(/[\s-]/g, ""));
}

/** Goes to where the person wanted to be (D06), and says how many backup codes are left if one was used. */
function useGoOn(): (backupCodesLeft: number | null) => void {
  const { t } = useTranslation("account/factors");
  const router = useRouter();
  const format = useFormat();
  return (left) => {
    const from = new URLSearchParams(window.location.search).get("from");
    router.history.replace(safeReturnPath(from));
    if (left === null) return;
    toast({
      title: t("page.backupUsed"),
      text: t("page.backupLeft", { count: left, n: format.number(left) }),
      tone: "info",
    });
  };
}
