import { Link } from "@tanstack/react-router";
import { type LucideIcon, MailWarning } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile, type IconTileTone } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { AuthLayout } from "../sign-in/auth-layout.tsx";
import { useLinkToken } from "./use-link-token.ts";

type State<Answer> =
  | { step: "asking" | "busy" | "expired" }
  | { step: "failed"; error: unknown }
  | { step: "done"; answer: Answer };

/**
 * A page behind a mailed link that does something. Opening it does nothing: programs that look through mails open links
 * too. It says what will happen, and waits for the button.
 */
export function LinkPage<Answer>({
  quote,
  icon,
  tone,
  title,
  text,
  effects,
  confirmLabel,
  busyLabel,
  danger = false,
  aside,
  onConfirm,
  expired,
  children,
}: {
  quote: string;
  icon: LucideIcon;
  tone?: IconTileTone;
  title: string;
  text: string;
  /** What the button does, in the order in which it happens. */
  effects?: readonly string[];
  confirmLabel: string;
  busyLabel: string;
  danger?: boolean;
  aside?: ReactNode;
  onConfirm: (token: string) => Promise<Answer>;
  expired: ReactNode;
  children: (answer: Answer) => ReactNode;
}) {
  const { t } = useTranslation("account/recovery-options");
  const errorText = useErrorText();
  const token = useLinkToken();
  const [state, setState] = useState<State<Answer>>({ step: token ? "asking" : "expired" });
  const confirm = async () => {
    setState({ step: "busy" });
    try {
      setState({ step: "done", answer: await onConfirm(token) });
    } catch (error) {
      const gone = hasCode(error, "TOKEN_EXPIRED", "VALIDATION_ERROR");
      setState(gone ? { step: "expired" } : { step: "failed", error });
    }
  };
  return (
    <AuthLayout quote={quote} narrow>
      {state.step === "done" ? (
        children(state.answer)
      ) : state.step === "expired" ? (
        <LinkOutcome icon={MailWarning} tone="brass" title={t("link.expiredTitle")}>
          {expired}
          <SignInLink />
        </LinkOutcome>
      ) : (
        <div className="grid gap-5">
          <IconTile icon={icon} tone={tone} />
          <div>
            <h1 className="text-h1">{title}</h1>
            <p className="mt-2 text-ink-2">{text}</p>
          </div>
          {effects && (
            <ol className="grid gap-3">
              {effects.map((effect, place) => (
                <li key={effect} className="flex items-start gap-3">
                  <span
                    aria-hidden
                    className="num grid size-7 flex-none place-items-center rounded-full bg-primary-tint text-meta font-semibold text-primary-ink"
                  >
                    {place + 1}
                  </span>
                  <span className="min-w-0">{effect}</span>
                </li>
              ))}
            </ol>
          )}
          {state.step === "failed" && (
            <Alert tone="danger" live="assertive" title={t("link.failedTitle")}>
              {errorText(state.error)}
            </Alert>
          )}
          <Button
            size="lg"
            block
            variant={danger ? "danger" : "primary"}
            busy={state.step === "busy"}
            busyLabel={busyLabel}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
          {aside}
        </div>
      )}
    </AuthLayout>
  );
}

/** What came of it. Its heading takes the focus, so that it is read out. */
export function LinkOutcome({
  icon,
  tone,
  title,
  children,
}: {
  icon: LucideIcon;
  tone?: IconTileTone;
  title: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <IconTile icon={icon} tone={tone} />
      <h1 ref={heading} tabIndex={-1} className="text-h1">
        {title}
      </h1>
      {children}
    </div>
  );
}

export function SignInLink() {
  const { t } = useTranslation("account/recovery-options");
  return (
    <Button size="lg" block render={<Link to="/auth/login" />}>
      {t("link.signIn")}
    </Button>
  );
}
