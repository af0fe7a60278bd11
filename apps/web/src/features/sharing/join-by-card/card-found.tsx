import { Link, useRouter } from "@tanstack/react-router";
import { Eye, HeartHandshake, Hourglass, type LucideIcon, MailOpen, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { forgetWayBack, keepWayBack } from "../../../platform/session/way-back.ts";
import { useLanguage } from "../../../platform/use-language.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { Badge, type BadgeVariant } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { ConfirmDigits } from "../../account/offers/confirm-digits.tsx";
import { makeAccount } from "../../account/offers/new-account.ts";
import { SignUpByCard } from "../../account/offers/sign-up-by-card.tsx";
import { useMemberErrorText } from "../../members/offers/use-member-error-text.ts";
import type { CardView, JoinedByCard } from "./join-by-card.ts";
import { JoinNow } from "./join-now.tsx";
import { keepCard } from "./kept-card.ts";

const cardPath = "/card";

interface FoundProps {
  /** Stays on this device: its key signs, and nothing else of it is sent. */
  typed: string;
  view: CardView;
  /** Another card, or the wrong person. */
  onOther: () => void;
}

/** Whose card it is and what it opens, and the way in: an account first for whoever has none. */
export function CardFound({ typed, view, onOther }: FoundProps) {
  const { t } = useTranslation("sharing/join-by-card");
  const router = useRouter();
  const language = useLanguage();
  const errorText = useMemberErrorText();
  const { status } = useSession();
  const [digitsFor, setDigitsFor] = useState<string | null>(null);
  /** Joins as soon as the account is there, without another press. */
  const [goesOn, setGoesOn] = useState(false);
  const [isOther, setOther] = useState(false);
  const heading = useHeadingFocus(`${digitsFor} ${goesOn} ${isOther}`);
  const { holder, invited } = view;
  const inside = status === "signed-in";
  // Whoever makes an account on another page comes back here, and has no plan of their own (D03).
  useEffect(() => {
    if (!inside) keepWayBack(cardPath);
  }, [inside]);

  const enter = async ({ relationshipId, proved }: JoinedByCard) => {
    forgetWayBack();
    if (proved) {
      router.history.replace("/dashboard/member");
      // What waits there says as much, and a message would cover it.
      if (view.papers > 0) return;
      toast({ title: t("joined.title"), text: t("joined.text", { name: holder.first_name }), tone: "success" });
      return;
    }
    await router.navigate({ to: "/dashboard/member/wills/$id/compare", params: { id: relationshipId }, replace: true });
    toast({ title: t("joined.notProvedTitle"), text: t("joined.notProved", { name: holder.first_name }) });
  };
  const signUp = async (email: string, password: string) => {
    const person = { firstName: invited.first_name, lastName: invited.last_name, password };
    const fields = await makeAccount(person, language);
    await call("POST /api/auth/signup", { body: { ...fields, email, side: "member" } });
    setDigitsFor(email);
  };

  if (digitsFor !== null && !goesOn)
    return (
      <div ref={heading} className="mx-auto w-full max-w-[500px]">
        <ConfirmDigits email={digitsFor} onEntered={() => setGoesOn(true)} onOtherAddress={() => setDigitsFor(null)} />
      </div>
    );
  if (isOther) return <NotForMe view={view} area={heading} onBack={() => setOther(false)} onOther={onOther} />;
  return (
    <div ref={heading} className="grid gap-3 md:gap-5">
      <header className="flex items-start gap-4">
        <Avatar name={`${holder.first_name} ${holder.last_name}`} size="lg" tone="brass" className="max-md:size-14" />
        <div className="min-w-0">
          <h1 tabIndex={-1}>{t("found.title", { name: `${holder.first_name} ${holder.last_name}` })}</h1>
          <p className="mt-1 text-ink-2 md:mt-1.5 md:text-lead">
            <Trans
              t={t}
              i18nKey="found.for"
              values={{ name: `${invited.first_name} ${invited.last_name}` }}
              components={{ b: <bdi className="font-semibold text-ink" /> }}
            />
          </p>
        </div>
      </header>
      <WhatOpens view={view} inside={inside} />
      {inside ? (
        <JoinNow typed={typed} view={view} atOnce={goesOn} onJoined={enter} />
      ) : view.joined ? (
        <Alert tone="info">{t("found.joined", { name: invited.first_name })}</Alert>
      ) : (
        <SignUpByCard
          submitLabel={t("found.submit", { name: invited.first_name })}
          errorText={errorText}
          onChosen={signUp}
        />
      )}
      <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-1 max-md:justify-between max-md:gap-x-1 max-md:*:px-2.5">
        {!inside && (
          <Button
            variant={view.joined ? "primary" : "ghost"}
            onClick={() => keepCard(typed)}
            render={<Link to="/auth/login" search={{ from: cardPath } as never} />}
          >
            {t(view.joined ? "found.signIn" : "found.haveAccount")}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setOther(true)}>
          {t("found.notMe", { name: invited.first_name })}
        </Button>
      </div>
    </div>
  );
}

/** Another step begins at its heading; the digits take the focus themselves. */
function useHeadingFocus(step: string) {
  const area = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    window.scrollTo(0, 0);
    if (!area.current?.contains(document.activeElement)) area.current?.querySelector("h1")?.focus();
  }, [step]);
  return area;
}

/** What opens at once is counted. What waits is told to nobody, so the second line is the same for everybody (KEY-044). */
function WhatOpens({ view: { holder, papers }, inside }: { view: CardView; inside: boolean }) {
  const { t } = useTranslation("sharing/join-by-card");
  const name = holder.first_name;
  return (
    <Card as="section" aria-label={t("found.opens")} className="max-md:py-3!">
      <ul className="grid gap-3 divide-y divide-line *:not-last:pb-3">
        {papers > 0 && (
          <Opens
            icon={MailOpen}
            title={t("found.papers", { count: papers, name })}
            text={t(inside ? "found.papersInside" : "found.papersText")}
            badge={{ variant: "success", icon: Eye, word: t("found.now") }}
          />
        )}
        <Opens
          icon={HeartHandshake}
          title={t("found.more")}
          text={t("found.moreText", { name })}
          badge={{ variant: "pending", icon: Hourglass, word: t("found.later") }}
        />
      </ul>
    </Card>
  );
}

interface OpensProps {
  icon: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  badge: { variant: BadgeVariant; icon: LucideIcon; word: string };
}

function Opens({ icon, title, text, badge: { word, ...badge } }: OpensProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <IconTile icon={icon} tone={badge.variant === "pending" ? "brass" : undefined} className="max-md:hidden" />
      <p className="min-w-0 flex-1 basis-36 leading-[1.35]">
        <span className="block font-semibold">{title}</span>
        <span className="text-meta text-ink-2">{text}</span>
      </p>
      <Badge {...badge}>{word}</Badge>
    </li>
  );
}

/** A card in the wrong hands: what to do with it, and nothing that it opens. */
function NotForMe({
  view: { holder, invited },
  area,
  onBack,
  onOther,
}: {
  view: CardView;
  area: ReturnType<typeof useHeadingFocus>;
  onBack: () => void;
  onOther: () => void;
}) {
  const { t } = useTranslation("sharing/join-by-card");
  const names = { holder: holder.first_name, name: invited.first_name };
  return (
    <div ref={area} className="grid gap-5">
      <IconTile icon={Undo2} tone="neutral" />
      <div>
        <h1 tabIndex={-1}>{t("notMe.title", names)}</h1>
        <p className="mt-2 text-lead text-ink-2">{t("notMe.text", names)}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button onClick={onOther}>{t("notMe.other")}</Button>
        <Button variant="secondary" onClick={onBack}>
          {t("notMe.back")}
        </Button>
      </div>
    </div>
  );
}
