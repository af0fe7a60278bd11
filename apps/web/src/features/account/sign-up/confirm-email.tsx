import { Link } from "@tanstack/react-router";
import { MailCheck } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import { answerPath } from "../../../platform/session/kept-invitation.ts";
import { wayBack } from "../../../platform/session/way-back.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ResendButton } from "../sign-in/resend-button.tsx";

/** The last step: the link is in the mailbox. Known and unknown addresses see the same. */
export function ConfirmEmail({
  email,
  kitConfirmed,
  invitedBy,
  onChange,
}: {
  email: string;
  kitConfirmed: boolean;
  /** Whose invitation waits for an answer. */
  invitedBy?: string | undefined;
  onChange: () => void;
}) {
  const { t } = useTranslation("account");
  const from = invitedBy === undefined ? wayBack() : answerPath;
  return (
    <div className="grid gap-5">
      <IconTile icon={MailCheck} />
      <div>
        <h1 tabIndex={-1} className="text-h1">
          {t("confirm.title")}
        </h1>
        <p className="mt-2 text-ink-2">
          <Trans
            t={t}
            i18nKey="confirm.text"
            values={{ email }}
            components={{ email: <bdi className="font-semibold break-words text-ink" /> }}
          />
        </p>
      </div>
      {!kitConfirmed && <Alert tone="brass">{t("confirm.kitLater")}</Alert>}
      {invitedBy !== undefined && (
        <Alert tone="info" title={t("confirm.invitedTitle", { name: invitedBy })}>
          {t("confirm.invitedText")}
        </Alert>
      )}
      <Button size="lg" block render={<Link to="/auth/login" search={(from === null ? {} : { from }) as never} />}>
        {t("confirm.signIn")}
      </Button>
      <div className="grid gap-3 border-t border-line pt-5">
        <p className="text-ink-2">{t("confirm.nothing")}</p>
        <ResendButton email={email} />
      </div>
      {invitedBy === undefined && (
        <div className="grid gap-2 border-t border-line pt-5">
          <Button variant="ghost" size="sm" onClick={onChange} className="-ms-3.5 justify-self-start">
            {t("confirm.change")}
          </Button>
          <p className="text-meta text-ink-3">{t("confirm.changeText")}</p>
        </div>
      )}
    </div>
  );
}
