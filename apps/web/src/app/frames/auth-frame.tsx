import { Link, Outlet } from "@tanstack/react-router";
import { CircleHelp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { Logo } from "../../ui/display/logo.tsx";
import { LanguageSwitcher } from "../navigation/language-switcher.tsx";
import { mainId } from "./main-id.ts";

/** Signing in and up: the name, help and language over the form; the page itself draws form and rings. */
export function AuthFrame({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("app");
  return (
    <div className="relative flex min-h-dvh flex-col">
      <header className="flex flex-wrap items-center gap-1 px-5 py-4 md:absolute md:inset-y-0 md:start-0 md:end-[max(340px,39%)] md:bottom-auto md:z-10 md:px-10 md:py-6">
        <Link to="/" aria-label={t("home")} className="me-auto inline-flex min-h-11 items-center no-underline">
          <Logo />
        </Link>
        <Button variant="ghost" size="sm" icon={CircleHelp} render={<Link to="/help" />}>
          {t("help")}
        </Button>
        <LanguageSwitcher compact />
      </header>
      <main id={mainId} className="flex flex-1 flex-col">
        {children ?? <Outlet />}
      </main>
    </div>
  );
}
