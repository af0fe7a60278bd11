import { Link } from "@tanstack/react-router";
import { Check, ShieldAlert, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import type { EndpointAnswer } from "../../../platform/api/endpoint.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { LinkOutcome, LinkPage, SignInLink } from "./link-page.tsx";

type Objection = EndpointAnswer<"POST /api/auth/object">["data"];

/** Behind "It was not me" of every letter about a change of the account (SEC-012). */
export function ObjectPage() {
  const { t } = useTranslation("account/recovery-options");
  return (
    <LinkPage
      quote={t("object.quote")}
      icon={ShieldAlert}
      tone="warning"
      title={t("object.title")}
      text={t("object.text")}
      effects={[t("object.effect.sessions"), t("object.effect.undo"), t("object.effect.password")]}
      confirmLabel={t("object.confirm")}
      busyLabel={t("object.busy")}
      danger
      aside={<p className="text-ink-2">{t("object.wasMe")}</p>}
      onConfirm={async (token) => (await call("POST /api/auth/object", { body: { token } })).data}
      expired={
        <p className="text-ink-2">
          {t("object.expired")}{" "}
          <Link to="/auth/forgot-password" className="inline-flex min-h-11 items-center">
            {t("object.forgot")}
          </Link>
        </p>
      }
    >
      {(objection) => <Outcome objection={objection} />}
    </LinkPage>
  );
}

function Outcome({ objection }: { objection: Objection }) {
  const { t } = useTranslation("account/recovery-options");
  const format = useFormat();
  const { sessionsEnded: count, emailRestored, resetStopped, passwordHeld, restored } = objection;
  const lines = [
    t("object.done.sessions", { count, n: format.number(count) }),
    ...(emailRestored ? [t("object.done.email")] : []),
    ...(resetStopped ? [t("object.done.reset")] : []),
    ...restored.map((what) => t(`object.restored.${what}`)),
    ...(passwordHeld ? [t("object.done.held")] : []),
  ];
  return (
    <LinkOutcome icon={ShieldCheck} title={t("object.doneTitle")}>
      <ul className="grid gap-2.5">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-3">
            <Check aria-hidden size={20} strokeWidth={2.1} className="mt-0.5 flex-none text-primary" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      <Alert tone="brass" title={t("object.nextTitle")}>
        {t("object.next")}
      </Alert>
      <SignInLink />
    </LinkOutcome>
  );
}
