import { QueryClientProvider } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { HeartHandshake, Lock, LogIn, UserPlus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../../platform/api/query-client.ts";
import { join, keysState } from "../../../platform/keys/keys-client.ts";
import { hasSessionCookie } from "../../../platform/session/auth-flag.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { validateSession } from "../../../platform/session/validate-session.ts";
import { forgetWayBack, keepWayBack } from "../../../platform/session/way-back.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Logo } from "../../../ui/display/logo.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { UnlockPanel } from "../../account/offers/unlock-panel.tsx";
import { CardForm } from "./card-form.tsx";
import { checkCard, type JoinedByCard, joinByCard } from "./join-by-card.ts";

export const cardPath = "/invitations/card";

/** Where a printed key card brings someone into a plan: first an account, then the card (KEY-045, KEY-053). */
export function JoinByCardPage() {
  return (
    // Pages that are open to anyone have no client of their own, and unlocking asks for the stored keys.
    <QueryClientProvider client={queryClient}>
      <JoinByCard />
    </QueryClientProvider>
  );
}

function JoinByCard() {
  const { t } = useTranslation("sharing/join-by-card");
  const { status } = useSession();
  const [asked, setAsked] = useState(!hasSessionCookie());
  const [joined, setJoined] = useState<JoinedByCard | null>(null);
  useEffect(() => {
    if (!asked) void validateSession().finally(() => setAsked(true));
  }, [asked]);
  if (joined) return <Joined joined={joined} />;
  if (!asked && status !== "signed-in") return <LoadingState label={t("loading")} />;
  const inside = status === "signed-in";
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
      <div className="grid gap-5">
        <header>
          <p className="text-ink-2">{t(inside ? "step2" : "step1")}</p>
          <h1 className="text-h1">{t(inside ? "title" : "account.title")}</h1>
          <p className="mt-2 text-lead text-ink-2">{t(inside ? "lead" : "account.lead")}</p>
        </header>
        {inside ? <CardStep onJoined={setJoined} /> : <AccountStep />}
        <Alert tone="plain" title={t("help.title")}>
          {t("help.text")}
        </Alert>
      </div>
      <aside className="grid gap-5">
        <LooksLikeThis />
        <Alert tone="plain" icon={Lock}>
          {t("private")}
        </Alert>
      </aside>
    </div>
  );
}

/** The card is typed only after the account is there: so nothing has to keep it while somebody signs in. */
function AccountStep() {
  const { t } = useTranslation("sharing/join-by-card");
  useEffect(() => keepWayBack(cardPath), []);
  return (
    <Card className="grid gap-4">
      <p>{t("account.text")}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button block icon={UserPlus} render={<Link to="/auth/signup" />}>
          {t("account.signUp")}
        </Button>
        <Button
          block
          variant="secondary"
          icon={LogIn}
          render={<Link to="/auth/login" search={{ from: cardPath } as never} />}
        >
          {t("account.signIn")}
        </Button>
      </div>
    </Card>
  );
}

function CardStep({ onJoined }: { onJoined: (joined: JoinedByCard) => void }) {
  const { t } = useTranslation("sharing/join-by-card");
  const [isJoining, setJoining] = useState(false);
  /** Goes on with the card that waits for the vault. */
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  useEffect(forgetWayBack, []);
  const go = async (card: string) => {
    setJoining(false);
    await checkCard(card);
    await join();
    if (!keysState().unlocked) await new Promise<void>((resolve) => setGoOn(() => resolve));
    setGoOn(null);
    setJoining(true);
    onJoined(await joinByCard(card));
  };
  return (
    <>
      {goOn && (
        <Card as="section" aria-labelledby="card-unlock" className="grid gap-4">
          <CardHeader
            id="card-unlock"
            icon={<IconTile icon={Lock} />}
            title={t("unlock.title")}
            description={t("unlock.text")}
            className="mb-0!"
          />
          <UnlockPanel onUnlocked={goOn} />
        </Card>
      )}
      {/* What was typed stays while the vault is opened. */}
      <Card className={goOn ? "hidden" : undefined}>
        <CardForm submitLabel={t("submit")} busyLabel={t(isJoining ? "joining" : "reading")} onCard={go}>
          <Link to="/dashboard" className="inline-flex min-h-11 items-center justify-center font-semibold no-underline">
            {t("later")}
          </Link>
        </CardForm>
      </Card>
    </>
  );
}

function LooksLikeThis() {
  const { t } = useTranslation("sharing/join-by-card");
  return (
    <figure className="grid gap-2.5">
      <figcaption className="font-semibold">{t("example.title")}</figcaption>
      <div aria-hidden dir="ltr" className="print-sheet grid gap-2 rounded-md border-[1.5px] border-ink px-4.5 py-4">
        <Logo />
        <p dir="auto">{t("example.of")}</p>
        <p className="code text-[1.05rem] leading-[1.7] font-semibold">
          7K4M ···· ···· ····
          <br />
          ···· ···· ···· ····
        </p>
      </div>
    </figure>
  );
}

/** The heading takes the focus: the form is gone. */
function Joined({ joined: { holder, relationshipId, proved } }: { joined: JoinedByCard }) {
  const { t } = useTranslation("sharing/join-by-card");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = holder?.first_name ?? "";
  return (
    <div className="mx-auto grid w-full max-w-[520px] gap-5 pt-4 md:pt-14">
      <IconTile icon={HeartHandshake} />
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {t("joined.title")}
        </h1>
        <p className="mt-2 text-lead text-ink-2">{t(name ? "joined.text" : "joined.textUnnamed", { name })}</p>
      </div>
      {proved ? (
        <Alert tone="success">{t("joined.proved")}</Alert>
      ) : (
        <Alert tone="warning" title={t("joined.notProvedTitle")}>
          {t("joined.notProved")}
        </Alert>
      )}
      <Actions>
        {proved ? (
          <Button size="lg" block render={<Link to="/dashboard/member/assigned-vault" />}>
            {t("joined.toVault")}
          </Button>
        ) : (
          <Button
            size="lg"
            block
            render={<Link to="/dashboard/member/wills/$id/compare" params={{ id: relationshipId }} />}
          >
            {t("joined.toCompare")}
          </Button>
        )}
        <Button size="lg" block variant="secondary" render={<Link to="/dashboard/member" />}>
          {t("joined.toPlan")}
        </Button>
      </Actions>
      <p className="text-ink-2">
        {t("joined.roles")} {t("joined.keep")}
      </p>
    </div>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="grid gap-3">{children}</div>;
}
