import { languages } from "@heirlock/domain/languages";
import { Link, Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { siteWidth } from "../../features/site/offers/site-width.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { useLanguage } from "../../platform/use-language.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Logo } from "../../ui/display/logo.tsx";
import { LanguageLink, LanguageSwitcher } from "../navigation/language-switcher.tsx";
import { ThemeSelect } from "../navigation/theme-select.tsx";
import { mainId } from "./main-id.ts";

/** Header and footer of everything that is open to anyone. */
export function PublicFrame() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id={mainId} className="flex-1">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

const headerLink =
  "inline-flex min-h-11 items-center rounded-sm px-3.5 text-ink no-underline hover:text-primary hover:underline";

function SiteHeader() {
  const { t } = useTranslation(["app/frames", "app"]);
  const signedIn = useSession().status === "signed-in";
  return (
    <header className={`${siteWidth} flex flex-wrap items-center gap-x-1.5 gap-y-1 py-3 md:py-4`}>
      <Link to="/" aria-label={t("app:home")} className="me-auto inline-flex min-h-11 items-center no-underline">
        <Logo />
      </Link>
      <nav aria-label={t("public.navigation")} className="max-md:order-last max-md:-mx-3.5 max-md:w-full">
        <ul className="flex flex-wrap items-center">
          <li className="max-sm:hidden">
            <Link to="/" hash="how-it-works" className={headerLink}>
              {t("public.howItWorks")}
            </Link>
          </li>
          <li className="max-sm:hidden">
            <Link to="/help/$slug" params={{ slug: "security" }} className={headerLink}>
              {t("public.security")}
            </Link>
          </li>
          <li className="max-lg:hidden">
            <Link to="/who-inherits" activeOptions={{ exact: true }} className={headerLink}>
              {t("public.whoInherits")}
            </Link>
          </li>
          <li className="max-md:hidden">
            <Link to="/law-guide" className={headerLink}>
              {t("public.lawGuide")}
            </Link>
          </li>
          <li>
            <Link to="/pricing" className={headerLink}>
              {t("public.plans")}
            </Link>
          </li>
          <li>
            <Link to="/help" activeOptions={{ exact: true }} className={headerLink}>
              {t("public.help")}
            </Link>
          </li>
        </ul>
      </nav>
      <LanguageSwitcher compact />
      <Button variant="secondary" size="sm" render={signedIn ? <Link to="/dashboard" /> : <Link to="/auth/login" />}>
        {signedIn ? t("public.toDashboard") : t("public.signIn")}
      </Button>
    </header>
  );
}

function SiteFooter() {
  const { t } = useTranslation("app/frames");
  const current = useLanguage();
  const link = "inline-flex min-h-11 items-center";
  return (
    <footer className="border-t border-line pt-6 pb-6 text-ink-2 md:pt-7 md:pb-9">
      <div
        className={`${siteWidth} grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 md:gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]`}
      >
        <p className="max-w-[62ch]">{t("public.footerText")}</p>
        <ThemeSelect />
        <nav aria-label={t("public.footer")}>
          <ul className="flex flex-wrap gap-x-5">
            <li>
              <Link to="/who-inherits" className={link}>
                {t("public.whoInherits")}
              </Link>
            </li>
            <li>
              <Link to="/law-guide" className={link}>
                {t("public.lawGuide")}
              </Link>
            </li>
            {(["privacy", "terms", "disclaimer"] as const).map((text) => (
              <li key={text}>
                <Link to="/legal/$text" params={{ text }} className={link}>
                  {t(`public.${text}`)}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/help/$slug" params={{ slug: "accessibility" }} className={link}>
                {t("public.accessibility")}
              </Link>
            </li>
            <li>
              <Link to="/help/$slug" params={{ slug: "when-someone-has-died" }} className={link}>
                {t("public.someoneDied")}
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t("languageAlsoIn")}>
          <ul className="flex flex-wrap gap-x-5">
            {languages
              .filter((language) => language !== current)
              .map((language) => (
                <li key={language}>
                  <LanguageLink language={language} className={link} />
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
