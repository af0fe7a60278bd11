import { Link } from "@tanstack/react-router";
import { Check, CircleDashed } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../platform/session/use-session.ts";
import { useFormat } from "../../platform/use-format.ts";
import { Progress } from "../../ui/feedback/progress.tsx";
import { HomeCard } from "./home-card.tsx";

/** The three answers that decide which law is explained, and which of them are missing. */
export function ProfileCard({ asRow }: { asRow: boolean }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { profile } = useSession();
  if (!profile) return null;
  const answers = [
    { name: "country", given: profile.country !== null },
    { name: "nationality", given: profile.nationality !== null },
    { name: "dateOfBirth", given: profile.date_of_birth !== null },
  ] as const;
  const done = answers.filter(({ given }) => given).length;
  const isDone = done === answers.length;
  const figures = { done: format.number(done), total: format.number(answers.length) };
  return (
    <HomeCard
      id="profile"
      title={t("profile.title")}
      asRow={asRow}
      summary={isDone ? t("profile.done") : t("profile.open", figures)}
      action={<Link to="/settings/profile">{t(isDone ? "profile.view" : "profile.action")}</Link>}
    >
      <div className="grid gap-3">
        <Progress label={t("profile.label")} value={done} max={answers.length} />
        <ul>
          {answers.map(({ name, given }) => {
            const Icon = given ? Check : CircleDashed;
            return (
              <li key={name} className="flex min-h-9 items-center gap-3">
                <Icon aria-hidden size={18} strokeWidth={2.2} className={given ? "text-success" : "text-ink-3"} />
                <span className="flex-1">{t(`profile.${name}`)}</span>
                <span className="text-ink-2">{t(given ? "profile.given" : "profile.missing")}</span>
              </li>
            );
          })}
        </ul>
        {!isDone && <p className="text-ink-2">{t("profile.why")}</p>}
      </div>
    </HomeCard>
  );
}
