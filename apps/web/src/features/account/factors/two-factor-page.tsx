import { safeReturnPath } from "@heirlock/domain/account/return-path";
import { Link, useRouter } from "@tanstack/react-router";
import { type Fingerprint, ListChecks, Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import type { EndpointInput } from "../../../platform/api/endpoint.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { CodeField } from "../../../ui/forms/code-field.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { enterAccount } from "../offers/enter-account.ts";
import { AuthLayout } from "../sign-in/auth-layout.tsx";
import { forgetPending, pendingUntil } from "../sign-in/pending-sign-in.ts";
import { BackupCodeField } from "./backup-code-field.tsx";
import { PasskeyInstead } from "./passkey-instead.tsx";
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
  const goOn = useGoOn();
  const form = useForm({
    defaultValues: { code: "", trustDevice: false },
    leaves: true,
    check: ({ code }) => ({ code: !isWhole(way, code) && t(`page.${way}.incomplete`) }),
    submit: async ({ code, trustDevice }) => {
      try {
        goOn(await verifyCode({ ...(way === "app" ? { code } : { backupCode: code }), trustDevice }));
      } catch (error) {
        if (!hasCode(error, "TOKEN_EXPIRED")) throw error;
        onLate();
      }
    },
    fieldErrors: (error) => hasCode(error, "INVALID_CODE", "VALIDATION_ERROR") && { code: t(`page.${way}.wrong`) },
  });

  return (
    <Form form={form} summaryAt="none" className="grid gap-6">
      <Failure error={form.failure} tone="warning" title={t("page.notYet")} />
      {way === "app" ? (
        <CodeField autoFocus label={t("page.app.label")} hint={t("page.app.hint")} {...form.field("code")} />
      ) : (
        <BackupCodeField autoFocus {...form.input("code")} />
      )}
      <p role="alert" className="sr-only">
        {form.errorOf("code")}
      </p>
      <Checkbox
        label={<span className="font-semibold">{t("page.trust")}</span>}
        description={t("page.trustText")}
        className="rounded-md border-[1.5px] border-line-strong bg-surface px-4.5 py-2"
        {...form.input("trustDevice")}
      />
      <SubmitButton form={form} size="lg" block busyLabel={t("page.checking")}>
        {t("page.submit")}
      </SubmitButton>
    </Form>
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

type SecondFactor = NonNullable<EndpointInput<"POST /api/auth/two-factor/verify">["body"]>;

/**
 * Ends the sign-in that waits for its second factor. Resolves to the backup codes that are left after one was used, and
 * to null after a code of the app. Rejects with an ApiError.
 */
async function verifyCode(given: SecondFactor): Promise<number | null> {
  const { data } = await call("POST /api/auth/two-factor/verify", { body: given });
  forgetPending();
  await enterAccount(data.userId);
  return data.backupCodesLeft;
}
