import { QueryClientProvider } from "@tanstack/react-query";
import { ChevronRight, LifeBuoy } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../../platform/api/query-client.ts";
import { hasSessionCookie } from "../../../platform/session/auth-flag.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { validateSession } from "../../../platform/session/validate-session.ts";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Logo } from "../../../ui/display/logo.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { CardForm } from "./card-form.tsx";
import { type CardView, openCard } from "./join-by-card.ts";
import { takeKeptCard } from "./kept-card.ts";

// The form and the digits come while the card is typed.
const loadFound = () => import("./card-found.tsx");
const CardFound = lazy(async () => ({ default: (await loadFound()).CardFound }));

/**
 * Where a printed card is shown, with or without an account: it says whose it is and what it opens, and brings its person
 * into the plan (KEY-045, KEY-053; mock-ups y5 and y5b).
 */
export function JoinByCardPage() {
  return (
    // Pages that are open to anyone have no client of their own, and unlocking asks for the stored keys.
    <QueryClientProvider client={queryClient}>
      <div className="mx-auto w-full max-w-[584px]">
        <JoinByCard />
      </div>
    </QueryClientProvider>
  );
}

function JoinByCard() {
  const { t } = useTranslation("sharing/join-by-card");
  const { status } = useSession();
  const [asked, setAsked] = useState(!hasSessionCookie());
  const [found, setFound] = useState<{ typed: string; view: CardView } | null>(null);
  const [kept] = useState(takeKeptCard);
  const [isOpeningKept, setOpeningKept] = useState(kept !== null);
  const open = async (typed: string) => setFound({ typed, view: await openCard(typed) });
  useEffect(() => {
    void loadFound().catch(() => {});
  }, []);
  useEffect(() => {
    if (!asked) void validateSession().finally(() => setAsked(true));
  }, [asked]);
  // Back from signing in. If it fails now, the form holds the card, and says at the next press what is wrong.
  const first = useRef(kept === null ? null : () => open(kept));
  useEffect(() => {
    const begin = first.current;
    first.current = null;
    void begin?.()
      .catch(() => {})
      .finally(() => setOpeningKept(false));
  }, []);
  if ((!asked && status !== "signed-in") || isOpeningKept) return <LoadingState label={t("loading")} />;
  if (found)
    return (
      <Suspense fallback={<LoadingState label={t("loading")} />}>
        <CardFound {...found} onOther={() => setFound(null)} />
      </Suspense>
    );
  return (
    <div className="grid gap-3.5 md:gap-4">
      <header>
        <h1>{t("title")}</h1>
        <p className="mt-2 text-ink-2 md:text-lead">{t(status === "signed-in" ? "leadInside" : "lead")}</p>
      </header>
      <CardForm initial={kept} submitLabel={t("submit")} busyLabel={t("reading")} onCard={open} />
      <LooksLikeThis />
      <Help />
    </div>
  );
}

function LooksLikeThis() {
  const { t } = useTranslation("sharing/join-by-card");
  return (
    <figure className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <div aria-hidden dir="ltr" className="print-sheet grid gap-1 rounded-md border-[1.5px] border-ink px-3 py-2.5">
        <Logo size={24} />
        <p className="code leading-[1.4] font-semibold">
          7K4M ···· ····
          <br />
          ···· ···· ····
        </p>
      </div>
      <figcaption className="min-w-0 flex-1 basis-36">{t("looks")}</figcaption>
    </figure>
  );
}

function Help() {
  const { t } = useTranslation("sharing/join-by-card");
  return (
    <Card className="max-md:py-3!">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-4 [&::-webkit-details-marker]:hidden">
          <IconTile icon={LifeBuoy} tone="neutral" />
          <span className="min-w-0 flex-1 leading-[1.35]">
            <span className="block font-semibold">{t("help.title")}</span>
            <span className="text-meta text-ink-2">{t("help.lead")}</span>
          </span>
          <ChevronRight
            aria-hidden
            size={20}
            className="flex-none transition-transform group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:scale-x-100"
          />
        </summary>
        <p className="mt-3 text-ink-2">{t("help.text")}</p>
      </details>
    </Card>
  );
}
