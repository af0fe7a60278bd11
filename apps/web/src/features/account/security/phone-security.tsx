import { Link, useLocation } from "@tanstack/react-router";
import {
  ChevronRight,
  Clock,
  Eye,
  FileText,
  Fingerprint,
  KeyRound,
  Lock,
  type LucideIcon,
  MailCheck,
  MonitorSmartphone,
  Smartphone,
} from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useVaultOpen } from "../../../platform/keys/vault-news.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { ErrorBoundary } from "../../../ui/feedback/error-boundary.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { usePasskeys } from "../passkeys/passkeys-request.ts";
import { ScorePanel } from "./score-panel.tsx";
import { useSentences } from "./score-parts.tsx";
import { type Part, partOf } from "./sections.ts";
import {
  ActivityPanel,
  Coming,
  EmailCard,
  KitCard,
  PasskeysCard,
  PasswordCard,
  ReadingPanel,
  RecoveryOptionsCard,
  SealedItems,
  SessionsPanel,
  TwoFactorCard,
  VaultCard,
} from "./security-cards.tsx";
import { useSecurityLog, useSecurityScore, useSessions } from "./security-request.ts";
import { activityLines } from "./summarise-activity.ts";

/** On a phone: a row for each part says what is set and leads to a page of its own, whose address is that of the anchor. */
export function PhoneSecurity() {
  const { t } = useTranslation("account");
  const part = partOf(useLocation().hash);
  const title = useTitle();
  const shown = useRef(part);
  // The router moves and announces other addresses; what follows the # is ours.
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main h1")?.focus();
  }, [part]);
  if (part)
    return (
      <>
        <BackLink render={<Link to="/settings/security" />}>{t("settings.security")}</BackLink>
        {/* In sight the card names itself. */}
        <h1 tabIndex={-1} className="sr-only">
          {title(part)}
        </h1>
        <div id={part} className="mt-2 grid scroll-mt-20 gap-5">
          <ErrorBoundary>
            <Coming>{cards[part]}</Coming>
          </ErrorBoundary>
        </div>
      </>
    );
  return (
    <>
      <PageHeader
        back={<BackLink render={<Link to="/settings" />}>{t("settings.title")}</BackLink>}
        title={t("settings.security")}
      />
      <div className="grid gap-4">
        <div className="grid gap-3 empty:hidden">
          <Suspense fallback={null}>
            <SealedItems />
          </Suspense>
        </div>
        <ScorePanel isBrief />
        <Rows parts={["sign-in", "two-factor", "passkeys", "kit", "recovery", "vault"]} />
        <Rows parts={["sessions", "activity", "reading"]} />
      </div>
    </>
  );
}

const cards: Record<Part, ReactNode> = {
  "sign-in": (
    <>
      <EmailCard />
      <PasswordCard />
    </>
  ),
  "two-factor": <TwoFactorCard />,
  passkeys: <PasskeysCard />,
  kit: <KitCard />,
  recovery: <RecoveryOptionsCard />,
  vault: <VaultCard />,
  sessions: <SessionsPanel />,
  activity: <ActivityPanel />,
  reading: <ReadingPanel />,
};

const icons: Record<Part, LucideIcon> = {
  "sign-in": KeyRound,
  "two-factor": Smartphone,
  passkeys: Fingerprint,
  kit: FileText,
  recovery: MailCheck,
  vault: Lock,
  sessions: MonitorSmartphone,
  activity: Clock,
  reading: Eye,
};

function Rows({ parts }: { parts: readonly Part[] }) {
  const title = useTitle();
  const state = useStates();
  return (
    <Card className="px-3.5! py-0!">
      <ul className="divide-y divide-line">
        {parts.map((part) => (
          <li key={part}>
            <Link
              to="/settings/security"
              hash={part}
              className="flex min-h-14 w-full items-center gap-3 rounded-sm py-1.5 leading-[1.3] text-ink no-underline"
            >
              <IconTile icon={icons[part]} tone="neutral" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold break-words">{title(part)}</span>
                <span className="block text-meta font-normal break-words text-ink-2">{state[part]}</span>
              </span>
              <ChevronRight aria-hidden size={18} strokeWidth={1.8} className="flip flex-none text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useTitle(): (part: Part) => string {
  const { t } = useTranslation("account/security");
  const { t: account } = useTranslation("account");
  const { t: passkeys } = useTranslation("account/passkeys");
  return (part) => {
    switch (part) {
      case "two-factor":
        return t("score.part.two_factor");
      case "passkeys":
        return passkeys("card.title");
      case "kit":
        return account("security.kitTitle");
      case "sessions":
      case "activity":
        return t(`${part}.title`);
      case "reading":
        return account("security.readTitle");
      default:
        return t(`row.${part}`);
    }
  };
}

/** What is set, in the words of the score and of the cards; nothing where it is not known. */
function useStates(): Record<Part, ReactNode> {
  const { t } = useTranslation("account/security");
  const { t: account } = useTranslation("account");
  const { t: own } = useTranslation("account/passkeys");
  const { t: vault } = useTranslation("account/vault-lock");
  const format = useFormat();
  const { data: score } = useSecurityScore();
  const { data: passkeys } = usePasskeys();
  const { data: sessions } = useSessions();
  const { data: log } = useSecurityLog(2 * activityLines);
  const { kitConfirmed } = useSession();
  const isOpen = useVaultOpen();
  const sentence = useSentences(score);
  const last = log?.[0]?.createdAt;
  return {
    "sign-in": sentence.password,
    "two-factor": sentence.two_factor,
    passkeys:
      passkeys &&
      (passkeys.length === 0
        ? t("row.noPasskeys")
        : own("card.count", { count: passkeys.length, number: format.number(passkeys.length) })),
    kit: kitConfirmed !== null && account(kitConfirmed ? "security.kitValid" : "security.kitMissing"),
    recovery: sentence.recovery,
    vault: vault(isOpen ? "card.openBadge" : "card.lockedTitle"),
    sessions: sessions && t("sessions.count", { count: sessions.length, n: format.number(sessions.length) }),
    activity: last && t("activity.last", { when: format.relative(last) }),
    reading: t("row.readingText"),
  };
}
