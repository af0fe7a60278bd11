import { Mail } from "lucide-react";
import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { Effects } from "../../../ui/overlays/confirm-dialog.tsx";
import { AddressDialog } from "./address-dialog.tsx";
import {
  cancelEmailChange,
  changeEmail,
  useRecoveryOptionChange,
  useRecoveryOptions,
} from "./recovery-options-request.ts";

/** The address of the account, and the way to another one. */
export function EmailCard() {
  const { t } = useTranslation("account/recovery-options");
  const { profile } = useSession();
  const { data } = useRecoveryOptions();
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" aria-labelledby="email-title">
      <CardHeader
        id="email-title"
        title={t("email.title")}
        icon={<IconTile icon={Mail} />}
        action={<Badge variant="confirmed">{t("state.confirmed")}</Badge>}
      />
      <p className="font-semibold break-words">
        <bdi>{profile?.email}</bdi>
      </p>
      <p className="mt-1 text-ink-2">{t("email.text")}</p>
      {data?.emailWaiting && <Waiting email={data.emailWaiting} />}
      <Button className="mt-4" variant="secondary" onClick={() => setAsking(true)}>
        {t(data?.emailWaiting ? "email.another" : "email.change")}
      </Button>
      {asking && <ChangeEmailDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Waiting({ email }: { email: string }) {
  const { t } = useTranslation("account/recovery-options");
  const errorText = useErrorText();
  const again = useRecoveryOptionChange(changeEmail);
  const cancel = useRecoveryOptionChange(cancelEmailChange);
  const failed = (error: unknown) => toastError(errorText(error));
  return (
    <Alert
      className="mt-4"
      tone="brass"
      live="polite"
      title={t("email.waitingTitle")}
      action={
        <>
          <Button
            size="sm"
            variant="secondary"
            busy={again.isPending}
            busyLabel={t("sending")}
            onClick={() =>
              again.mutate(email, {
                onSuccess: () => toast({ title: t("sentAgain"), tone: "success" }),
                onError: failed,
              })
            }
          >
            {t("sendAgain")}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            busy={cancel.isPending}
            busyLabel={t("working")}
            onClick={() => cancel.mutate(undefined, { onError: failed })}
          >
            {t("email.cancel")}
          </Button>
        </>
      }
    >
      <Trans
        t={t}
        i18nKey="email.waitingText"
        values={{ email }}
        components={{ email: <bdi className="font-semibold break-words text-ink" /> }}
      />
    </Alert>
  );
}

/** Says what a new address changes and what it does not, before anything is sent. */
function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/recovery-options");
  const change = useRecoveryOptionChange(changeEmail);
  return (
    <AddressDialog
      title={t("change.title")}
      description={t("change.text")}
      label={t("change.label")}
      hint={t("change.hint")}
      onAddress={change.mutateAsync}
      onClose={onClose}
    >
      <Effects of={[t("change.effect.keys"), t("change.effect.old"), t("change.effect.devices")]} />
    </AddressDialog>
  );
}
