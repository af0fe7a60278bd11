import { Link } from "@tanstack/react-router";
import { Check, CircleDashed, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../platform/session/use-session.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Card, CardHeader } from "../../ui/layout/card.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { HolderCard } from "../member-side/offers/holder-card.tsx";
import { useRelationships } from "../member-side/offers/list-relationships.ts";
import { RoleRequestsCard } from "../member-side/offers/role-requests-card.tsx";
import { useSeenNow } from "../member-side/offers/seen-now.tsx";
import { WaitingInvitations } from "./waiting-invitations.tsx";
import { WaitingPapers } from "./waiting-papers.tsx";

export function MemberDashboardPage() {
  const { data } = useRelationships();
  // Declined invitations stay in the list, but are not counted.
  const people = data ? data.filter(({ status }) => status !== "declined").length : null;
  // Something that waits for an answer is something to do.
  const isIdle = data?.every(({ status, open_requests }) => status !== "invited" && open_requests === 0) ?? false;
  const seen = useSeenNow();
  const { t } = useTranslation("dashboard");
  const { profile } = useSession();
  return (
    <>
      <PageHeader
        title={profile ? t("member.hello", { name: profile.first_name }) : t("member.helloPlain")}
        text={people !== null && t("member.people", { count: people })}
      />
      <div className="grid gap-4 not-empty:mb-5">
        <WaitingInvitations />
        <WaitingPapers />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 md:grid-cols-12">
        <div className="grid sm:col-span-2 md:col-span-12">
          <RoleRequestsCard />
        </div>
        <div className="grid sm:col-span-2 md:col-span-7">
          <HolderCard />
        </div>
        <Card as="section" aria-labelledby="visible" className="sm:col-span-2 md:col-span-5">
          <CardHeader id="visible" title={t("member.seeTitle")} />
          {seen ?? (
            <div className="flex items-start gap-3.5">
              <IconTile icon={EyeOff} tone="neutral" />
              <div>
                <p className="font-semibold">{t("member.seeNothing")}</p>
                <p className="mt-1 text-ink-2">
                  {t("member.seeText")} {isIdle && t("member.seeRest")}
                </p>
              </div>
            </div>
          )}
        </Card>
        <HelpCard name="died" slug="when-someone-has-died" />
        <HelpCard
          name="roles"
          slug="invited-by-someone"
          more={
            <Button variant="ghost" block className="mt-2" render={<Link to="/help" />}>
              {t("member.articles")}
            </Button>
          }
        />
        <KitCard />
      </div>
    </>
  );
}

function HelpCard({ name, slug, more }: { name: "died" | "roles"; slug: string; more?: ReactNode }) {
  const { t } = useTranslation("dashboard");
  return (
    <Card as="section" aria-labelledby={name} className="flex flex-col md:col-span-4">
      <CardHeader id={name} title={t(`member.${name}Title`)} description={t(`member.${name}Text`)} />
      <Button variant="secondary" block className="mt-auto" render={<Link to="/help/$slug" params={{ slug }} />}>
        {t(`member.${name}Action`)}
      </Button>
      {more}
    </Card>
  );
}

function KitCard() {
  const { t } = useTranslation("dashboard");
  const { kitConfirmed } = useSession();
  if (kitConfirmed === null) return null;
  const Icon = kitConfirmed ? Check : CircleDashed;
  return (
    <Card as="section" aria-labelledby="safety" className="flex flex-col md:col-span-4">
      <CardHeader id="safety" title={t("member.safetyTitle")} />
      <p className="flex items-start gap-3">
        <Icon
          aria-hidden
          size={20}
          strokeWidth={2.2}
          className={kitConfirmed ? "mt-1 text-success" : "mt-1 text-ink-3"}
        />
        {t(kitConfirmed ? "member.kitDone" : "member.kitMissing")}
      </p>
      {!kitConfirmed && (
        <div className="mt-auto pt-4">
          <Button block render={<Link to="/settings/security/recovery-kit" />}>
            {t("member.kitAction")}
          </Button>
        </div>
      )}
    </Card>
  );
}
