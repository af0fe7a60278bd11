import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ScrollText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { Avatar } from "../../ui/display/avatar.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { nameOf } from "./offers/holder-name.ts";
import { useRelationships } from "./offers/list-relationships.ts";
import { Loaded } from "./offers/loaded.tsx";
import { listWills, type MemberWill, type Relationship } from "./offers/member-side.ts";
import { OwnRoles } from "./offers/own-roles.tsx";
import { PlanWills } from "./offers/plan-parts.tsx";

/** The plans a person takes part in, holder by holder (MBR-004). */
export function WillsPage() {
  const { t } = useTranslation("member-side");
  const query = useRelationships();
  const { data: plans = [] } = useQuery(listWills);
  return (
    <>
      <PageHeader title={t("wills.title")} text={t("wills.lead")} />
      <Loaded query={query} failed={t("wills.failed")}>
        {(all) => {
          const confirmed = all.filter(({ status }) => status === "confirmed");
          if (confirmed.length === 0)
            return <EmptyState icon={ScrollText} title={t("wills.emptyTitle")} text={t("wills.emptyText")} />;
          return (
            <ul className="grid gap-4 lg:grid-cols-2">
              {confirmed.map((relationship) => (
                <PlanCard
                  key={relationship.id}
                  relationship={relationship}
                  wills={plans.find(({ id }) => id === relationship.id)?.wills ?? []}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
}

function PlanCard({ relationship, wills }: { relationship: Relationship; wills: MemberWill["wills"] }) {
  const { t } = useTranslation("member-side");
  const { id, holder, roles, is_active } = relationship;
  const name = nameOf(holder);
  return (
    <Card as="li" className="grid content-start gap-4">
      <div className="flex items-center gap-3.5">
        <Avatar name={name} />
        <h2 className="min-w-0 text-h3">
          <bdi>{name}</bdi>
        </h2>
      </div>
      <OwnRoles roles={roles} />
      {wills.length > 0 && <PlanWills wills={wills} />}
      {!is_active && <p className="text-ink-2">{t("wills.switchedOff", { name: holder.first_name })}</p>}
      <div className="mt-auto">
        <Button
          variant="secondary"
          aria-label={t("wills.viewOf", { name })}
          render={<Link to="/dashboard/member/wills/$id" params={{ id }} />}
        >
          {t("wills.view")}
        </Button>
      </div>
    </Card>
  );
}
