import { homeSide, type Side } from "@heirlock/domain/account/role-switch";
import { isDualRole, type UserType } from "@heirlock/domain/account/user-type";
import { countWaiting } from "@heirlock/domain/inbox/count-waiting";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Link, Outlet, useLocation, useRouteContext } from "@tanstack/react-router";
import { clsx } from "clsx";
import { CircleQuestionMark, Search } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { getInbox } from "../../features/inbox/offers/get-inbox.ts";
import { useGuideWanted } from "../../features/onboarding/offers/guide-flag.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import type { NavigationItem } from "../../platform/feature.ts";
import { useVaultOpen } from "../../platform/keys/vault-news.ts";
import { startLive } from "../../platform/live/start-live.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Logo, LogoMark } from "../../ui/display/logo.tsx";
import { navigationOf, staleAfter } from "../features.ts";
import { Bell, Count } from "../navigation/bell.tsx";
import { keepLanguage } from "../navigation/keep-language.ts";
import { keepSide } from "../navigation/keep-side.ts";
import { LanguageSwitcher } from "../navigation/language-switcher.tsx";
import { lastSide, rememberSide, sideOfPath, sidePath } from "../navigation/side.ts";
import { UserMenu } from "../navigation/user-menu.tsx";
import { openSearch } from "../search/open-search.ts";
import { SearchHost } from "../search/search-host.tsx";
import { SessionDialogs, useIdleWarning } from "../session/session-dialogs.tsx";
import { SessionNotice } from "../session/session-notice.tsx";
import { mainId } from "./main-id.ts";
import { PagePending } from "./pending.tsx";

/** Cedar is one's own plan, dusk blue a plan one was invited to; the words always stand there too. */
const ground: Record<Side, { bar: string; active: string }> = {
  holder: { bar: "bg-spine", active: "aria-[current=page]:bg-spine-2" },
  member: { bar: "bg-dusk", active: "aria-[current=page]:bg-dusk-2" },
};

/** In the place of every page while the account waits to be deleted; few people ever see it. */
const ClosingFrame = lazy(() => import("./closing-frame.tsx"));

/** Where it cannot be fetched, the next page that is opened tries again. */
const EnvelopeRunner = lazy(() =>
  import("../../features/sharing/offers/envelope-runner.tsx").then(
    ({ EnvelopeRunner }) => ({ default: EnvelopeRunner }),
    () => ({ default: () => null }),
  ),
);

const PlanDialogs = lazy(() =>
  import("../../features/plan/offers/plan-dialogs.tsx").then(
    ({ PlanDialogs }) => ({ default: PlanDialogs }),
    () => ({ default: () => null }),
  ),
);
const Guide = lazy(() =>
  import("../../features/onboarding/offers/guide.tsx").then(
    ({ Guide }) => ({ default: Guide }),
    () => ({ default: () => null }),
  ),
);
const PlanNotice = lazy(() =>
  import("../../features/plan/offers/plan-notice.tsx").then(
    ({ PlanNotice }) => ({ default: PlanNotice }),
    () => ({ default: () => null }),
  ),
);

const InstalledApp = lazy(() =>
  import("../installed/installed-app.tsx").then(
    ({ InstalledApp }) => ({ default: InstalledApp }),
    () => ({ default: () => null }),
  ),
);

/** Around the pages that are for a person who is signed in; the guard knows who it is. */
export function SignedInFrame() {
  const { userType } = useRouteContext({ from: "/signed-in" });
  return (
    <PersonalFrame userType={userType}>
      <Outlet />
    </PersonalFrame>
  );
}

export interface PersonalFrameProps {
  userType: UserType;
  /** The page brings its own margins, as public ones do. */
  bare?: boolean;
  children: ReactNode;
}

/** Bars, badges and notices of the person, around any page. */
export function PersonalFrame({ userType, bare = false, children }: PersonalFrameProps) {
  const { t } = useTranslation(["app/frames", "app", "names"]);
  const side = useSide(userType);
  const warned = useIdleWarning() !== null;
  const { deletesAt, userId } = useSession();
  const isGuideWanted = useGuideWanted(side, userId, useIsHome(side));
  const isVaultOpen = useVaultOpen();
  useEffect(() => startLive(queryClient, staleAfter()), []);
  if (deletesAt !== null) {
    return (
      <QueryClientProvider client={queryClient}>
        <SessionDialogs />
        <Suspense fallback={<PagePending />}>
          <ClosingFrame deletesAt={deletesAt} />
        </Suspense>
      </QueryClientProvider>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <SessionDialogs />
      <SearchHost side={side} />
      {side === "holder" && (
        <Suspense>
          <PlanDialogs />
          {isVaultOpen && <EnvelopeRunner />}
        </Suspense>
      )}
      {/* What sticks to the foot of a public page stands above the bar of places (--foot). */}
      <div className="max-sm:[--foot:calc(76px+env(safe-area-inset-bottom))] sm:grid sm:grid-cols-[104px_minmax(0,1fr)] md:grid-cols-[252px_minmax(0,1fr)]">
        <header className="contents">
          <Spine side={side} />
          <PhoneBar side={side} />
        </header>
        <div
          className={clsx(
            "mx-auto w-full max-w-page min-w-0 pt-3.5 pb-24 sm:pb-18 md:mx-0 md:pt-5",
            !bare && "px-4.5 md:px-9",
            // Nobody is there, it seems; then nobody else should read it.
            warned && "blur-[7px]",
          )}
        >
          <nav
            aria-label={t("tools")}
            className={clsx("mb-2 flex justify-end gap-1 max-sm:hidden print:hidden", bare && "px-5 md:px-9")}
          >
            <Button variant="ghost" size="sm" icon={Search} onClick={openSearch}>
              {t("search")}
            </Button>
            <Button variant="ghost" size="sm" icon={CircleQuestionMark} render={<Link to="/help" />}>
              {t("app:help")}
            </Button>
            <LanguageSwitcher onChosen={keepLanguage} />
            <Bell />
          </nav>
          <main id={mainId}>
            <div className={clsx(bare && "px-5 md:px-9")}>
              <SessionNotice />
              {isVaultOpen && side === "holder" && (
                <Suspense>
                  <PlanNotice />
                </Suspense>
              )}
            </div>
            {children}
            <Suspense>
              <InstalledApp />
            </Suspense>
          </main>
        </div>
        <PhoneTabs side={side} />
      </div>
      {isGuideWanted && userId && (
        <Suspense>
          <Guide side={side} userId={userId} isBlocked={warned} />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}

const useIsHome = (side: Side): boolean =>
  useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, "") === sidePath[side] });

/** Shared pages, such as the settings, keep the side that was used last. */
function useSide(userType: UserType): Side {
  const own = sideOfPath(useLocation({ select: (location) => location.pathname }));
  const { activeSide, userTypeFrom } = useSession();
  const known = userTypeFrom === "server" && isDualRole(userType);
  useEffect(() => {
    if (own) rememberSide(own);
    if (own && known && own !== activeSide) keepSide(own);
  }, [own, known, activeSide]);
  return own ?? homeSide(userType, activeSide ?? lastSide());
}

/** The bar at the start of the line: a rail of 104 px on tablets, 252 px from 901 px on. */
function Spine({ side }: { side: Side }) {
  const { t } = useTranslation(["app/frames", "app"]);
  const items = navigationOf(side);
  return (
    <div
      data-spine
      className={clsx(
        "sticky top-0 flex h-dvh flex-col gap-1.5 overflow-y-auto border-e-[3px] border-brass px-2 py-5 text-on-spine max-sm:hidden md:px-4 md:py-6.5 print:hidden",
        ground[side].bar,
      )}
    >
      <Link
        to={sidePath[side]}
        aria-label={t("app:home")}
        className="mb-3 flex min-h-11 items-center rounded-md no-underline max-md:justify-center md:px-2.5"
      >
        <Logo on="spine" className="max-md:hidden" />
        <LogoMark size={38} className="text-brass md:hidden" />
      </Link>
      <nav aria-label={t("mainNavigation")}>
        <SpineLinks side={side} items={items.filter(({ aside }) => aside !== "law" && aside !== "account")} />
        <p id="spine-law" className="mt-3 mb-1 px-3 text-meta text-on-spine-2 max-md:px-1 max-md:text-center">
          {t("law")}
        </p>
        <SpineLinks side={side} labelledBy="spine-law" items={items.filter(({ aside }) => aside === "law")} />
        <div className="mt-3">
          <SpineLinks side={side} items={items.filter(({ aside }) => aside === "account")} />
        </div>
      </nav>
      <div className="mt-auto pt-4">
        <UserMenu side={side} look="spine" />
      </div>
    </div>
  );
}

interface SpineLinksProps {
  side: Side;
  items: readonly NavigationItem[];
  labelledBy?: string;
}

function SpineLinks({ side, items, labelledBy }: SpineLinksProps) {
  const { t } = useTranslation("names");
  return (
    <ul aria-labelledby={labelledBy} className="grid gap-1">
      {items.map(({ to, label, icon: Icon, exact, waits }) => (
        <li key={label}>
          <Link
            to={to}
            activeOptions={{ exact: exact ?? false, includeSearch: false }}
            className={clsx(
              "group flex min-h-12 items-center gap-3.25 rounded-md px-3 py-2 leading-[1.25] font-medium text-on-spine no-underline hover:underline aria-[current=page]:font-[650]",
              "max-md:flex-col max-md:justify-center max-md:gap-1 max-md:px-1 max-md:text-center max-md:text-meta",
              ground[side].active,
            )}
          >
            <Icon
              aria-hidden
              size={21}
              strokeWidth={1.8}
              className="text-on-spine-2 group-aria-[current=page]:text-brass"
            />
            {t(`nav.${label}`)}
            <Waits side={side} kinds={waits} className="md:ms-auto" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How many things wait at a place. */
function Waits({ side, kinds, className }: { side: Side; kinds: NavigationItem["waits"]; className: string }) {
  const { t } = useTranslation("app/frames");
  const { data } = useQuery(getInbox);
  const count = kinds ? countWaiting(data?.waiting ?? [], side, kinds) : 0;
  return (
    count > 0 && (
      <>
        <Count count={count} className={className} />
        <span className="sr-only">, {t("inbox.waiting", { count })}</span>
      </>
    )
  );
}

/** Phones: the dark bar on top with name, side and menu. With large text the name gives way to its mark. */
function PhoneBar({ side }: { side: Side }) {
  const { t } = useTranslation(["app/frames", "app"]);
  return (
    <div
      data-spine
      className={clsx(
        "@container flex items-center justify-end gap-1 px-4 py-2 text-on-spine sm:hidden print:hidden",
        ground[side].bar,
      )}
    >
      <Link
        to={sidePath[side]}
        aria-label={t("app:home")}
        className="me-auto flex min-h-11 min-w-11 items-center no-underline"
      >
        <Logo on="spine" size={30} className="@max-[26rem]:hidden" />
        <LogoMark size={30} className="text-brass @min-[26rem]:hidden" />
      </Link>
      <span className="ms-3 min-w-0 text-end text-meta leading-[1.2] text-on-spine-2">{t(`side.${side}`)}</span>
      <Bell />
      <UserMenu side={side} look="phone" />
    </div>
  );
}

/** Phones: the places, in words, at the bottom edge. */
function PhoneTabs({ side }: { side: Side }) {
  const { t } = useTranslation(["app/frames", "app", "names"]);
  return (
    <nav
      aria-label={t("mainNavigation")}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-1 pt-1.5 pb-[max(10px,env(safe-area-inset-bottom))] sm:hidden print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {navigationOf(side)
          .filter(({ aside }) => aside === undefined)
          .map(({ to, label, icon: Icon, exact, waits }) => (
            <li key={label}>
              <Link
                to={to}
                activeOptions={{ exact: exact ?? false, includeSearch: false }}
                className="group relative grid min-h-13 justify-items-center gap-0.5 rounded-md py-1 text-center text-[min(0.88rem,5.5vw)] leading-[1.2] font-semibold text-ink-2 ltr:tracking-tight no-underline aria-[current=page]:text-primary"
              >
                <span className="grid h-7.5 w-14 place-items-center rounded-full group-aria-[current=page]:bg-primary-tint">
                  <Icon aria-hidden size={22} strokeWidth={1.8} />
                </span>
                {t(`names:nav.${label}`)}
                <Waits side={side} kinds={waits} className="absolute start-1/2 top-0 ms-2" />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
