import { Link, Outlet } from "@tanstack/react-router";
import { CircleHelp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { Logo } from "../../ui/display/logo.tsx";
import { LanguageSwitcher } from "../navigation/language-switcher.tsx";
import { mainId } from "./main-id.ts";

/** A page that needs its whole width and no navigation: the ways back to an account. */
export function BareFrame() {
  const { t } = useTranslation("app");
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[1128px] flex-col px-5 md:px-10">
      <header className="flex flex-wrap items-center gap-1 py-4 md:py-6">
        <Link to="/" aria-label={t("home")} className="me-auto inline-flex min-h-11 items-center no-underline">
          <Logo />
        </Link>
        <Button variant="ghost" size="sm" icon={CircleHelp} render={<Link to="/help" />}>
          {t("help")}
        </Button>
        <LanguageSwitcher compact />
      </header>
      <main id={mainId} className="flex-1 pb-14 md:pt-4">
        <Outlet />
      </main>
    </div>
  );
}
