import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { HomeCard } from "./home-card.tsx";

/** Plans that were opened after a death (EVT-011): none, as long as no plan can be. */
export function DistributionsCard({ asRow }: { asRow: boolean }) {
  const { t } = useTranslation("dashboard");
  return (
    <HomeCard
      id="distributions"
      title={t("member.distributions.title")}
      asRow={asRow}
      summary={t("member.distributions.none")}
      action={
        <Link to="/help/$slug" params={{ slug: "when-someone-has-died" }}>
          {t("member.diedAction")}
        </Link>
      }
    >
      <p className="text-ink-2">{t("member.distributions.none")}</p>
    </HomeCard>
  );
}
