import { Link } from "@tanstack/react-router";
import { CircleHelp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { Logo } from "../../ui/display/logo.tsx";
import { LanguageSwitcher } from "../navigation/language-switcher.tsx";

/** The name, help and language, above a page without navigation. */
export function ShortHeader({ className }: { className: string }) {
  const { t } = useTranslation("app");
  return (
    <header className={`flex flex-wrap items-center gap-1 ${className}`}>
      <Link to="/" aria-label={t("home")} className="me-auto inline-flex min-h-11 items-center no-underline">
        <Logo />
      </Link>
      <Button variant="ghost" size="sm" icon={CircleHelp} render={<Link to="/help" />}>
        {t("help")}
      </Button>
      <LanguageSwitcher compact />
    </header>
  );
}
