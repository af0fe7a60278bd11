import { type LucideIcon, MailCheck, MessageCircleQuestionMark, Smartphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile, type IconTileTone } from "../../../ui/display/icon-tile.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { AddressDialog } from "./address-dialog.tsx";
import { QuestionsDialog } from "./questions-dialog.tsx";
import {
  type RecoveryOptionKind,
  type RecoveryOptions,
  setRecoveryEmail,
  useRecoveryOptionChange,
  useRecoveryOptions,
} from "./recovery-options-request.ts";
import { RecoveryPhoneDialog } from "./recovery-phone-dialog.tsx";
import { RemoveOptionDialog } from "./remove-option-dialog.tsx";

type Asking = { kind: RecoveryOptionKind; remove: boolean };

/** The other ways to reach a person who lost password and mailbox (D12). */
export function RecoveryOptionsCard() {
  const { t } = useTranslation("account/recovery-options");
  const query = useRecoveryOptions();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  return (
    <Card as="section" aria-labelledby="recovery-options-title">
      <CardHeader id="recovery-options-title" title={t("card.title")} description={t("card.text")} />
      <Loaded query={query} level={3} loading={t("card.loading")} failed={t("card.loadFailed")}>
        {(data) => <Rows options={data} onAsk={setAsking} />}
      </Loaded>
      {asking?.remove && <RemoveOptionDialog kind={asking.kind} onClose={close} />}
      {asking?.remove === false && asking.kind === "email" && <RecoveryEmailDialog onClose={close} />}
      {asking?.remove === false && asking.kind === "phone" && <RecoveryPhoneDialog onClose={close} />}
      {asking?.remove === false && asking.kind === "questions" && <QuestionsDialog onClose={close} />}
    </Card>
  );
}

function Rows({ options, onAsk }: { options: RecoveryOptions; onAsk: (asking: Asking) => void }) {
  const { t } = useTranslation("account/recovery-options");
  const { recoveryEmail, recoveryEmailWaiting, recoveryPhone, phoneAvailable, questionsSet } = options;
  const buttons = (kind: RecoveryOptionKind, isSet: boolean) => (
    <>
      <Button
        size="sm"
        variant={isSet ? "secondary" : kind === "questions" ? "secondary" : "tint"}
        aria-label={t(`${kind}Row.${isSet ? "change" : "add"}`)}
        onClick={() => onAsk({ kind, remove: false })}
      >
        {t(isSet ? "change.short" : "add")}
      </Button>
      {isSet && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t(`${kind}Row.remove`)}
          onClick={() => onAsk({ kind, remove: true })}
        >
          {t("remove.short")}
        </Button>
      )}
    </>
  );
  const waiting = recoveryEmailWaiting ?? (recoveryEmail && !recoveryEmail.verified ? recoveryEmail.masked : null);
  return (
    <ul className="grid">
      <RecoveryOptionRow
        icon={MailCheck}
        tone={recoveryEmail?.verified ? "primary" : "neutral"}
        title={t("emailRow.title")}
        badge={
          recoveryEmail?.verified ? (
            <Badge variant="confirmed">{t("state.confirmed")}</Badge>
          ) : waiting ? (
            <Badge variant="pending">{t("state.waiting")}</Badge>
          ) : (
            <Badge variant="secondary">{t("state.none")}</Badge>
          )
        }
        text={
          <>
            {recoveryEmail?.verified && <Masked value={recoveryEmail.masked} />}
            {waiting && (
              <p>
                <Trans
                  t={t}
                  i18nKey="emailRow.waiting"
                  values={{ email: waiting }}
                  components={{ email: <bdi className="font-semibold break-words text-ink" /> }}
                />
              </p>
            )}
            {!recoveryEmail && <p>{t("emailRow.text")}</p>}
          </>
        }
        actions={buttons("email", recoveryEmail !== null)}
      />
      {(phoneAvailable || recoveryPhone) && (
        <RecoveryOptionRow
          icon={Smartphone}
          tone={recoveryPhone ? "primary" : "neutral"}
          title={t("phoneRow.title")}
          badge={
            recoveryPhone ? (
              <Badge variant="confirmed">{t("state.confirmed")}</Badge>
            ) : (
              <Badge variant="secondary">{t("state.none")}</Badge>
            )
          }
          text={recoveryPhone ? <Masked value={recoveryPhone.masked} /> : <p>{t("phoneRow.text")}</p>}
          actions={buttons("phone", recoveryPhone !== null)}
        />
      )}
      <RecoveryOptionRow
        icon={MessageCircleQuestionMark}
        tone="neutral"
        title={t("questionsRow.title")}
        badge={<Badge variant="secondary">{t(questionsSet.length > 0 ? "state.set" : "state.optional")}</Badge>}
        text={<p>{t(questionsSet.length > 0 ? "questionsRow.set" : "questionsRow.text")}</p>}
        actions={buttons("questions", questionsSet.length > 0)}
      />
    </ul>
  );
}

function Masked({ value }: { value: string }) {
  return (
    <p className="font-semibold break-words text-ink">
      <bdi dir="ltr">{value}</bdi>
    </p>
  );
}

function RecoveryEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account/recovery-options");
  const change = useRecoveryOptionChange(setRecoveryEmail);
  return (
    <AddressDialog
      title={t("spare.title")}
      description={t("spare.text")}
      label={t("spare.label")}
      hint={t("spare.hint")}
      onAddress={change.mutateAsync}
      onClose={onClose}
    />
  );
}

/** One recovery option: what it is, how it stands, and what one can do about it. */
function RecoveryOptionRow({
  icon,
  tone = "primary",
  title,
  badge,
  text,
  actions,
}: {
  icon: LucideIcon;
  tone?: IconTileTone;
  title: string;
  badge?: ReactNode;
  text: ReactNode;
  actions: ReactNode;
}) {
  return (
    <li className="flex items-start gap-3.5 border-line py-4 not-first:border-t first:pt-0 last:pb-0">
      <IconTile icon={icon} tone={tone} />
      <div className="grid min-w-0 flex-1 gap-2.5">
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-sans text-body font-semibold">{title}</h3>
            {badge}
          </div>
          <div className="mt-0.5 text-ink-2">{text}</div>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
    </li>
  );
}
