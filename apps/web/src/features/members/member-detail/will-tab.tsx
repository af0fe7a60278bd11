import type { Member } from "@heirlock/contract/members/members";
import { ScrollText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { RoleBadges } from "../offers/member-badges.tsx";

/** The will that the member has a part in; without one it says so (MEM-065, MEM-066, D36). */
export function WillTab({ member }: { member: Member }) {
  const { t } = useTranslation("members/member-detail");
  const will = member.wills_new;
  if (will === null)
    return (
      <Card>
        <EmptyState icon={ScrollText} title={t("will.noneTitle")} text={t("will.noneText")} />
      </Card>
    );
  return (
    <Card as="section" aria-labelledby="will-title">
      <CardHeader id="will-title" title={t("will.title")} />
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {(["name", "description", "status", "jurisdiction"] as const).map((fact) => (
          <div key={fact} className="min-w-0">
            <dt className="text-meta text-ink-3">{t(`will.${fact}`)}</dt>
            <dd className="mt-0.5 font-semibold break-words">
              <bdi>{will[fact === "name" ? "title" : fact] ?? t("fact.none")}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-meta text-ink-3">{t("will.roles")}</dt>
          <dd className="mt-1">
            <RoleBadges member={member} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
