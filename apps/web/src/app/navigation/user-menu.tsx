import type { Side } from "@heirlock/domain/account/role-switch";
import { isDualRole } from "@heirlock/domain/account/user-type";
import { languageNames, languages } from "@heirlock/domain/languages";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import {
  Bell as BellIcon,
  ChevronsUpDown,
  CircleQuestionMark,
  Compass,
  Menu as Lines,
  Lock,
  LogOut,
  Search,
  Settings,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { getInbox } from "../../features/inbox/offers/get-inbox.ts";
import { restartGuide } from "../../features/onboarding/offers/guide-flag.ts";
import { changeLanguage } from "../../platform/i18n.ts";
import { lockEverywhere } from "../../platform/keys/lock-everywhere.ts";
import { useVaultOpen } from "../../platform/keys/vault-news.ts";
import { signOut } from "../../platform/session/sign-out.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { chooseTheme, themes, useThemeChoice } from "../../platform/theme.ts";
import { useLanguage } from "../../platform/use-language.ts";
import { Avatar } from "../../ui/display/avatar.tsx";
import { toastError } from "../../ui/feedback/toast-store.ts";
import { Menu, type MenuEntry } from "../../ui/overlays/menu.tsx";
import { navigationOf } from "../features.ts";
import { openSearch } from "../search/open-search.ts";
import { Count } from "./bell.tsx";
import { keepLanguage } from "./keep-language.ts";
import { useSideSwitch } from "./side-switch.tsx";

/**
 * Who is signed in, on which side, and what belongs to the person rather than to a page. On phones also every place that
 * the bar of four has no room for, help first.
 */
export function UserMenu({ side, look }: { side: Side; look: "spine" | "phone" }) {
  const { t } = useTranslation("app/frames");
  const { profile, userType } = useSession();
  const name = profile ? `${profile.first_name} ${profile.last_name}` : "";
  const places = usePlaces(side);
  const sides = useSideSwitch(side);
  const own = useOwnEntries(sides.length > 0);
  const choices = useChoices();
  return (
    <Menu
      label={look === "spine" && isDualRole(userType) ? t("menu.whosePlan") : name || t("menu.label")}
      side={look === "spine" ? "top" : "bottom"}
      align={look === "spine" ? "start" : "end"}
      items={
        look === "phone"
          ? [...places, ...sides, { kind: "group", id: "you", label: t("menu.you"), items: own }, ...choices]
          : [...sides, ...own, ...choices]
      }
      trigger={
        <button
          type="button"
          className={clsx(
            "flex items-center rounded-[14px] text-on-spine",
            look === "phone" && "min-h-11 min-w-11 flex-none gap-2.5 ps-2.5 font-semibold",
            look === "spine" &&
              "min-h-14 w-full gap-2.75 border border-on-spine/20 p-2 text-start leading-[1.25] hover:border-on-spine-2 max-md:flex-col max-md:justify-center max-md:gap-1.5 max-md:border-transparent max-md:px-0 md:p-3",
          )}
        >
          {look === "phone" && (
            <>
              <Lines aria-hidden size={22} strokeWidth={1.8} />
              {t("menu.word")}
            </>
          )}
          {look === "spine" && (
            <>
              <Avatar name={name} size="sm" tone="brass" />
              <span className="sr-only">{t("menu.open")}</span>
              <span className="min-w-0 flex-1 max-md:text-center">
                <span className="block font-semibold max-md:sr-only">{name}</span>
                <span className="block text-meta text-on-spine-2">{t(`side.${side}`)}</span>
              </span>
              <ChevronsUpDown aria-hidden size={18} strokeWidth={1.8} className="text-on-spine-2 max-md:hidden" />
            </>
          )}
        </button>
      }
    />
  );
}

/** Phones: help, what is not in the bar, and the law. */
function usePlaces(side: Side): MenuEntry[] {
  const { t } = useTranslation(["app/frames", "app", "names"]);
  const items = navigationOf(side);
  const waiting = useQuery(getInbox).data?.waiting.length ?? 0;
  const links = (aside: "menu" | "law") =>
    items
      .filter((item) => item.aside === aside)
      .map(({ to, label, icon }) => ({ id: label, label: t(`names:nav.${label}`), icon, render: <Link to={to} /> }));
  return [
    { id: "search", label: t("search"), icon: Search, onSelect: openSearch },
    { id: "help", label: t("app:help"), icon: CircleQuestionMark, render: <Link to="/help" /> },
    {
      id: "inbox",
      label: (
        <span className="flex items-center justify-between gap-3">
          {t("inbox.name")}
          <Count count={waiting} />
          {waiting > 0 && <span className="sr-only">, {t("inbox.waiting", { count: waiting })}</span>}
        </span>
      ),
      icon: BellIcon,
      render: <Link to="/notifications" />,
    },
    ...links("menu"),
    { kind: "group", id: "law", label: t("law"), items: links("law") },
  ];
}

function useOwnEntries(hasSides: boolean): MenuEntry[] {
  const { t } = useTranslation("app/frames");
  const vaultOpen = useVaultOpen();
  return [
    {
      id: "settings",
      label: t("menu.settings"),
      description: hasSides && t("menu.settingsText"),
      icon: Settings,
      render: <Link to="/settings" />,
    },
    { id: "guide", label: t("menu.guide"), icon: Compass, onSelect: restartGuide },
    ...(vaultOpen ? [{ id: "lock-vault", label: t("menu.lockVault"), icon: Lock, onSelect: lockEverywhere }] : []),
    {
      id: "sign-out",
      label: t("menu.signOut"),
      icon: LogOut,
      onSelect: () => void signOut().catch(() => toastError(t("menu.signOutFailed"))),
    },
  ];
}

/** Last, because a low screen may have to scroll for what comes last. */
function useChoices(): MenuEntry[] {
  const { t, i18n } = useTranslation(["app/frames", "app"]);
  const theme = useThemeChoice();
  const current = useLanguage();
  return [
    { kind: "separator", id: "before-theme" },
    {
      kind: "group",
      id: "theme",
      label: t("theme.label"),
      items: (["system", ...themes] as const).map((choice) => ({
        id: `theme-${choice}`,
        label: t(`theme.${choice}`),
        checked: theme === choice,
        onSelect: () => chooseTheme(choice),
      })),
    },
    { kind: "separator", id: "before-language" },
    {
      kind: "group",
      id: "language",
      label: t("app:language"),
      items: languages.map((language) => ({
        id: `language-${language}`,
        label: <span lang={language}>{languageNames[language]}</span>,
        checked: language === current,
        onSelect: () => void changeLanguage(i18n, language).then(() => keepLanguage(language)),
      })),
    },
  ];
}
