import { Link } from "@tanstack/react-router";
import { Check, LogOut } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { answerPath } from "../../../platform/session/kept-invitation.ts";
import { loginPath } from "../../../platform/session/login-path.ts";
import { signOut } from "../../../platform/session/sign-out.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toastError } from "../../../ui/feedback/toast-store.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import type { Accepting } from "./use-accept.ts";
import type { InvitationView } from "./use-open-invitation.ts";
import { WillKeyField } from "./will-key-field.tsx";

const signInHere = { from: answerPath };

/** The answer: for whoever has no account yet the way to one, for the others the two buttons. */
export function AnswerCard({ view, accept, buttons }: { view: InvitationView; accept: Accepting; buttons: ReactNode }) {
  const { t } = useTranslation("members/invitations");
  const errorText = useMemberErrorText();
  const name = view.holder.first_name;
  const { as, error, nothingLeft } = accept;
  const told = error !== null && !hasCode(error, "EMAIL_MISMATCH", "KEY_INVALID", "KEY_EXPIRED");
  return (
    <Card as="section" aria-labelledby="your-answer" className="grid gap-2 max-md:py-3.5! md:sticky md:top-6 md:gap-5">
      <div>
        <h2 id="your-answer" className="text-h2 max-md:sr-only">
          {t("answer.title")}
        </h2>
        <p className="text-ink-2 max-md:text-meta md:mt-1.5">
          {as === null ? (
            t("answer.needsAccount")
          ) : (
            <Trans
              t={t}
              i18nKey="answer.signedInAs"
              values={{ email: as }}
              components={{ email: <bdi className="font-semibold break-words text-ink" /> }}
            />
          )}
        </p>
      </div>
      {told && (
        <Alert tone="danger" live="assertive" title={t("answer.notSaved")}>
          {errorText(error)}
        </Alert>
      )}
      {nothingLeft && (
        <Alert tone="warning" live="polite">
          {t("answer.nothingLeft")}
        </Alert>
      )}
      {as !== null && accept.other ? (
        <OtherAccount view={view} accept={accept} />
      ) : (
        as === null &&
        view.email && (
          <div className="grid gap-1 max-md:hidden">
            <span className="font-semibold">{t("answer.email")}</span>
            <span className="text-meta text-ink-3">{t("answer.emailHint", { name })}</span>
            <bdi
              dir="ltr"
              className="rounded-input border-[1.5px] border-line-strong bg-sunken px-3.5 py-2.5 break-words rtl:text-end"
            >
              {view.email}
            </bdi>
          </div>
        )
      )}
      <div className="grid gap-3 max-md:hidden">{buttons}</div>
      <p className="text-ink-3 max-md:text-meta">
        {as === null && (
          <>
            {t("answer.haveAccount")}{" "}
            <Link to="/auth/login" search={signInHere as never} className="md:inline-flex md:min-h-11 md:items-center">
              {t("answer.signIn")}
            </Link>
            <br className="max-md:hidden" />{" "}
          </>
        )}
        <span className="max-md:hidden">{t("answer.later")}</span>
      </p>
    </Card>
  );
}

/** Accept, then Decline. Without an account a password comes next; with another one the will key accepts. */
export function AnswerButtons({
  accept,
  onJoin,
  onDecline,
}: {
  accept: Accepting;
  onJoin: () => void;
  onDecline: () => void;
}) {
  const { t } = useTranslation("members/invitations");
  return (
    <>
      {!accept.other && (
        <Button
          block
          icon={Check}
          busy={accept.busy}
          busyLabel={t("answer.accepting")}
          disabled={accept.nothingLeft}
          onClick={() => (accept.as === null ? onJoin() : void accept.accept())}
        >
          {t("answer.accept")}
        </Button>
      )}
      <Button block variant="secondary" onClick={onDecline}>
        {t("answer.decline")}
      </Button>
    </>
  );
}

function OtherAccount({ view, accept }: { view: InvitationView; accept: Accepting }) {
  const { t } = useTranslation("members/invitations");
  const { t: platform } = useTranslation("platform");
  const errorText = useMemberErrorText();
  const [leaving, setLeaving] = useState(false);
  const name = view.holder.first_name;
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut(loginPath(answerPath));
    } catch {
      setLeaving(false);
      toastError(platform("session.signOutFailed"));
    }
  };
  return (
    <div className="grid gap-5">
      <Alert
        tone="info"
        live="polite"
        title={t("other.title")}
        action={
          <Button variant="secondary" size="sm" icon={LogOut} busy={leaving} onClick={() => void leave()}>
            {t("other.signOut")}
          </Button>
        }
      >
        <Trans
          t={t}
          i18nKey="other.text"
          values={{ email: view.email ?? view.emailHint, name }}
          components={{ email: <bdi className="break-words" /> }}
        />
      </Alert>
      <WillKeyField
        label={t("other.key")}
        hint={t("other.keyHint", { name })}
        submitLabel={t("other.accept")}
        busyLabel={t("answer.accepting")}
        errorText={(error) => (hasCode(error, "KEY_INVALID", "KEY_EXPIRED") ? errorText(error) : undefined)}
        onKey={accept.accept}
      />
    </div>
  );
}
