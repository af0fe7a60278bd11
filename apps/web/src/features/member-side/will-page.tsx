import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { Scale, SearchX } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../platform/api/api-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { DateText } from "../../ui/display/date-text.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { BackLink } from "../../ui/layout/back-link.tsx";
import { Card, CardHeader } from "../../ui/layout/card.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { HolderKeysCard } from "../sharing/offers/holder-keys-card.tsx";
import { MirrorsOf } from "../wills/offers/offered-mirrors.tsx";
import { nameOf } from "./offers/holder-name.ts";
import { useRelationships } from "./offers/list-relationships.ts";
import { Loaded } from "./offers/loaded.tsx";
import {
  getWill,
  listActivity,
  listOthers,
  type MemberWill,
  type Relationship,
  useIsLeaving,
} from "./offers/member-side.ts";
import { OwnRoles } from "./offers/own-roles.tsx";
import { ActivityLines, HolderFacts, OtherMembers, PlanWills } from "./offers/plan-parts.tsx";
import { listOwnReviews } from "./review/own-reviews.ts";

/** Fetched when somebody wants to leave. */
const LeaveDialog = lazy(async () => ({ default: (await import("./leave-dialog.tsx")).LeaveDialog }));

/** One plan as far as its member may see it, and the way out of it. */
export function WillPage() {
  const { t } = useTranslation("member-side");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery({ ...getWill(id), enabled: !useIsLeaving(id) });
  const { data: relationships } = useRelationships();
  const relationship = relationships?.find((one) => one.id === id);
  const back = <BackLink render={<Link to="/dashboard/member/wills" />}>{t("wills.back")}</BackLink>;
  if (hasCode(query.error, "NOT_FOUND", "INVALID_RELATIONSHIP_ID"))
    return (
      <>
        <PageHeader back={back} title={t("wills.title")} />
        <EmptyState icon={SearchX} title={t("wills.notFoundTitle")} text={t("wills.notFoundText")} />
      </>
    );
  return (
    <>
      <PageHeader back={back} title={query.data ? <bdi>{nameOf(query.data.holder)}</bdi> : t("wills.title")} />
      <Loaded query={query} failed={t("wills.failed")}>
        {(will) => <Plan will={will} relationship={relationship} />}
      </Loaded>
    </>
  );
}

function Plan({ will, relationship }: { will: MemberWill; relationship: Relationship | undefined }) {
  const { t } = useTranslation("member-side");
  const [leaving, setLeaving] = useState(false);
  const isLeaving = useIsLeaving(will.id);
  const may = relationship?.permissions;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <ForReview id={will.id} name={will.holder.first_name} />
      <MirrorsOf relationshipId={will.id} isLeaving={isLeaving} />
      <Card as="section" aria-labelledby="own-roles">
        <CardHeader id="own-roles" title={t("wills.yourRoles")} />
        <OwnRoles roles={will.roles} />
        {relationship?.joined_at && (
          <p className="mt-3 text-ink-2">
            {t("wills.since")} <DateText value={relationship.joined_at} style="short" />
          </p>
        )}
      </Card>
      <Card as="section" aria-labelledby="will-context">
        <CardHeader id="will-context" title={t("wills.context")} />
        <HolderFacts holder={will.holder} />
        <PlanWills wills={will.wills} />
      </Card>
      {relationship?.is_active && (
        <HolderKeysCard relationshipId={will.id} name={will.holder.first_name} isLeaving={isLeaving} />
      )}
      {may?.canViewOtherMembers && <Others id={will.id} />}
      {may?.canViewActivityLog && <ActivityLog id={will.id} />}
      <Card as="section" aria-labelledby="leave" tone="flat" className="lg:col-span-2">
        <CardHeader id="leave" title={t("leave.heading")} description={t("leave.lead")} />
        <Button variant="danger-outline" onClick={() => setLeaving(true)}>
          {t("leave.open")}
        </Button>
      </Card>
      {leaving && (
        <Suspense fallback={null}>
          <LeaveDialog id={will.id} holder={will.holder} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Only for a lawyer with whom the text of a will is shared. */
function ForReview({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation("member-side");
  const { data = [] } = useQuery({ ...listOwnReviews, enabled: !useIsLeaving(id) });
  if (!data.some((one) => one.relationship_id === id)) return null;
  return (
    <Card as="section" tone="brass" aria-labelledby="for-review" className="lg:col-span-2">
      <CardHeader id="for-review" title={t("wills.reviewTitle")} description={t("wills.reviewText", { name })} />
      <Button icon={Scale} render={<Link to="/dashboard/member/wills/$id/review" params={{ id }} />}>
        {t("wills.review")}
      </Button>
    </Card>
  );
}

function Others({ id }: { id: string }) {
  const { t } = useTranslation("member-side");
  const query = useQuery({ ...listOthers(id), enabled: !useIsLeaving(id) });
  return (
    <Card as="section" aria-labelledby="others">
      <CardHeader id="others" title={t("wills.others")} />
      <Loaded query={query} failed={t("wills.othersFailed")} level={3}>
        {(others) => <OtherMembers others={others} />}
      </Loaded>
    </Card>
  );
}

function ActivityLog({ id }: { id: string }) {
  const { t } = useTranslation("member-side");
  const query = useQuery({ ...listActivity(id), enabled: !useIsLeaving(id) });
  return (
    <Card as="section" aria-labelledby="activity">
      <CardHeader id="activity" title={t("activity.title")} />
      <Loaded query={query} failed={t("activity.failed")} level={3}>
        {(lines) => <ActivityLines lines={lines} />}
      </Loaded>
    </Card>
  );
}
