import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { listAssignedVault } from "../member-side/offers/member-side.ts";
import { HomeCard } from "./home-card.tsx";

/** Papers that the person can see now. Their names are sealed, so it counts them. */
export function VaultAccessCard() {
  const { t } = useTranslation("dashboard");
  return (
    <HomeCard
      id="vault-access"
      title={t("member.papers.title")}
      action={<Link to="/dashboard/member/assigned-vault">{t("member.papers.view")}</Link>}
    >
      <Loaded
        query={useQuery(listAssignedVault)}
        level={3}
        loading={t("member.papers.loading")}
        failed={t("member.papers.failed")}
      >
        {({ entries }) =>
          entries.length > 0 ? (
            <p className="font-semibold">{t("member.papers.count", { count: entries.length })}</p>
          ) : (
            <>
              <p className="font-semibold">{t("member.seeNothing")}</p>
              <p className="mt-1 text-ink-2">{t("member.seeText")}</p>
            </>
          )
        }
      </Loaded>
    </HomeCard>
  );
}
