import { Link, useSearch } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { AuthLayout } from "../sign-in/auth-layout.tsx";

/** Where closing the account leads: signed out, and until when one can come back. */
export function ClosedPage() {
  const { t } = useTranslation("account/privacy");
  const format = useFormat();
  const { until } = readClosedSearch(useSearch({ strict: false }));
  return (
    <AuthLayout quote={t("closed.quote")} narrow>
      <div className="grid gap-5">
        <IconTile icon={Hourglass} tone="brass" />
        <div>
          <h1 className="text-h1">{t("closed.title")}</h1>
          <p className="mt-2 text-ink-2">
            {until ? t("closed.text", { date: format.date(until, "full") }) : t("closed.textPlain")}
          </p>
          <p className="mt-2">{t("closed.back")}</p>
          <p className="mt-2 text-ink-2">{t("closed.mailed")}</p>
        </div>
        <Button size="lg" block render={<Link to="/auth/login" />}>
          {t("closed.signIn")}
        </Button>
        <Button variant="ghost" block render={<Link to="/" />}>
          {t("closed.home")}
        </Button>
      </div>
    </AuthLayout>
  );
}

/** The day in the address is only shown; anything that is none is dropped. */
function readClosedSearch(search: Record<string, unknown>): { until?: string } {
  const { until } = search;
  return typeof until === "string" && !Number.isNaN(Date.parse(until)) ? { until } : {};
}
