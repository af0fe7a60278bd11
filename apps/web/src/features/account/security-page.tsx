import { Link } from "@tanstack/react-router";
import { Check, Eye, FileText, KeyRound, Lock, Mail, Radio } from "lucide-react";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/api/error-text.ts";
import { useLiveStatus } from "../../platform/live/live-status.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardHeader } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { IconTile } from "../../ui/icon-tile.tsx";
import { LoadingState } from "../../ui/loading-state.tsx";
import { useStoredKeys } from "./keys-request.ts";
import { SettingsLayout } from "./settings-layout.tsx";

const cannot = ["password", "vault", "keys"] as const;
const can = ["profile", "assets", "people", "wills"] as const;

export function SecurityPage() {
  return (
    <SettingsLayout>
      <div className="grid gap-5 lg:grid-cols-2">
        <AccountCard />
        <KitCard />
        <ReadingPanel />
      </div>
    </SettingsLayout>
  );
}

function AccountCard() {
  const { t } = useTranslation("account");
  const { profile } = useSession();
  return (
    <Card as="section" className="grid gap-5">
      <Row
        icon={<IconTile icon={Mail} />}
        title={t("security.emailTitle")}
        badge={<Badge variant="confirmed">{t("security.emailConfirmed")}</Badge>}
      >
        {profile && (
          <span className="block font-semibold break-words text-ink">
            <bdi>{profile.email}</bdi>
          </span>
        )}
        {t("security.emailText")}
      </Row>
      <Row icon={<IconTile icon={KeyRound} tone="neutral" />} title={t("security.passwordTitle")}>
        {t("security.passwordText")}
      </Row>
      <Row icon={<IconTile icon={Lock} tone="neutral" />} title={t("security.sessionTitle")} badge={<LiveBadge />}>
        {t("security.sessionText")}
      </Row>
    </Card>
  );
}

/** Whether changes made elsewhere appear here by themselves. */
function LiveBadge() {
  const { t } = useTranslation("account");
  const { connected } = useLiveStatus();
  return (
    <Badge variant={connected ? "success" : "pending"} icon={connected ? Radio : undefined}>
      {t(connected ? "security.liveOn" : "security.liveOff")}
    </Badge>
  );
}

function Row({
  icon,
  title,
  badge,
  children,
}: {
  icon: ReactNode;
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex items-start gap-4 not-first:border-t not-first:border-line not-first:pt-5">
      {icon}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-sans text-h4 font-[650]">{title}</h2>
          {badge}
        </div>
        <p className="mt-1 text-ink-2">{children}</p>
      </div>
    </div>
  );
}

function KitCard() {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const { data, error, refetch } = useStoredKeys();
  return (
    <Card as="section" tone={data && !data.kitConfirmed ? "brass" : "plain"}>
      <CardHeader
        title={t("security.kitTitle")}
        icon={<IconTile icon={FileText} tone={data && !data.kitConfirmed ? "surface" : "primary"} />}
        action={
          data && (
            <Badge variant={data.kitConfirmed ? "confirmed" : "pending"}>
              {t(data.kitConfirmed ? "security.kitValid" : "security.kitMissing")}
            </Badge>
          )
        }
      />
      {data ? (
        <>
          <p>
            <Trans
              t={t}
              i18nKey="security.kitNumber"
              values={{ number: data.kitNumber }}
              components={{ code: <bdi dir="ltr" className="code" /> }}
            />
          </p>
          <p className="mt-1 text-ink-2">{t("security.kitText")}</p>
          <Button className="mt-5" variant="secondary" render={<Link to="/settings/security/recovery-kit" />}>
            {t("security.kitOpen")}
          </Button>
        </>
      ) : error ? (
        <ErrorState level={3} title={t("security.loadFailed")} text={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label={t("security.loading")} />
      )}
    </Card>
  );
}

/** Trust is shown, not claimed: what the server can read is said as plainly as what it cannot. */
function ReadingPanel() {
  const { t } = useTranslation("account");
  return (
    <Card as="section" className="lg:col-span-2">
      <CardHeader title={t("security.readTitle")} description={t("security.readText")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="rounded-md border border-success-line bg-success-tint p-5">
          <h3 className="mb-3 flex items-center gap-2.5 font-sans text-h4 font-[650]">
            <Lock aria-hidden size={20} strokeWidth={1.8} className="text-success" />
            {t("security.cannotTitle")}
          </h3>
          <ul className="grid gap-2">
            {cannot.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Check aria-hidden size={20} strokeWidth={2.2} className="mt-1 flex-none text-success" />
                <span className="min-w-0">{t(`security.cannot.${item}`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-md border border-line bg-sunken p-5">
          <h3 className="mb-3 flex items-center gap-2.5 font-sans text-h4 font-[650]">
            <Eye aria-hidden size={20} strokeWidth={1.8} className="text-ink-2" />
            {t("security.canTitle")}
          </h3>
          <ul className="grid gap-2">
            {can.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Eye aria-hidden size={20} strokeWidth={1.8} className="mt-1 flex-none text-ink-3" />
                <span className="min-w-0">{t(`security.can.${item}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}
