import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import type { useSecurityScoreOnce } from "../account/offers/security-score.ts";
import { HomeCard } from "./home-card.tsx";

interface SecurityCardProps {
  query: ReturnType<typeof useSecurityScoreOnce>;
  asRow: boolean;
  /** Where no other card speaks of the Recovery Kit: whether it is on paper. */
  kitConfirmed?: boolean | null;
}

/** The score of D11 and the way to a better one. */
export function SecurityCard({ query, asRow, kitConfirmed = null }: SecurityCardProps) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const score = query.data && t("security.score", { n: format.number(query.data.overall_score) });
  return (
    <HomeCard
      id="security"
      title={t("security.title")}
      asRow={asRow}
      summary={score}
      action={
        <Link to="/settings/security">{t(query.data?.secure === false ? "security.action" : "security.view")}</Link>
      }
    >
      <Loaded query={query} level={3} loading={t("security.loading")} failed={t("security.failed")}>
        {({ overall_score, secure }) => (
          <div className="grid gap-3">
            <Progress label={t("security.label")} value={overall_score} max={100} valueText={score} />
            <p className="text-ink-2">{t(secure ? "security.secure" : "security.notSecure")}</p>
            {kitConfirmed !== null && <Kit isPrinted={kitConfirmed} />}
          </div>
        )}
      </Loaded>
    </HomeCard>
  );
}

function Kit({ isPrinted }: { isPrinted: boolean }) {
  const { t } = useTranslation("dashboard");
  if (isPrinted) return <p className="text-ink-2">{t("member.kitDone")}</p>;
  return (
    <Button variant="secondary" block render={<Link to="/settings/security/recovery-kit" />}>
      {t("member.kitAction")}
    </Button>
  );
}
