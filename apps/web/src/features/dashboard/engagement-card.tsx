import { engagementParts, engagementScore } from "@heirlock/domain/dashboard/engagement";
import { useQuery } from "@tanstack/react-query";
import { Check, CircleDashed } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../platform/session/use-session.ts";
import { useFormat } from "../../platform/use-format.ts";
import { Progress } from "../../ui/feedback/progress.tsx";
import { listApprovals, type Relationship } from "../member-side/offers/member-side.ts";
import { HomeCard } from "./home-card.tsx";

interface EngagementCardProps {
  relationships: readonly Relationship[];
  /** Undefined while it is not known. */
  secure: boolean | undefined;
  asRow: boolean;
}

/** How ready a member is to help, in five parts. */
export function EngagementCard({ relationships, secure, asRow }: EngagementCardProps) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { profile } = useSession();
  const { data: approvals } = useQuery(listApprovals);
  if (!profile || !approvals || secure === undefined) return null;
  const now = new Date();
  const { score, done } = engagementScore(
    {
      isProfileComplete: [profile.country, profile.nationality, profile.date_of_birth].every((given) => given !== null),
      isAccountSecure: secure,
      invitations: relationships.map(({ status }) => ({ isAnswered: status !== "invited" })),
      requests: approvals,
      lastSeen: now,
    },
    now,
  );
  const text = t("security.score", { n: format.number(score) });
  return (
    <HomeCard id="engagement" title={t("member.engagement.title")} asRow={asRow} summary={text}>
      <div className="grid gap-3">
        <Progress label={t("member.engagement.label")} value={score} max={100} valueText={text} />
        <ul>
          {engagementParts.map((part) => {
            const isDone = done.includes(part);
            const Icon = isDone ? Check : CircleDashed;
            return (
              <li key={part} className="flex min-h-9 items-center gap-3">
                <Icon aria-hidden size={18} strokeWidth={2.2} className={isDone ? "text-success" : "text-ink-3"} />
                <span className="flex-1">{t(`member.engagement.${part}`)}</span>
                <span className="text-ink-2">{t(isDone ? "progress.ready" : "profile.missing")}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </HomeCard>
  );
}
