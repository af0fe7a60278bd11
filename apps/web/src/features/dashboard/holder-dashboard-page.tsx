import type { Will } from "@heirlock/contract/wills";
import { decideReadiness } from "@heirlock/domain/dashboard/readiness";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useVaultOpen } from "../../platform/keys/vault-news.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { useFormat } from "../../platform/use-format.ts";
import { useWide } from "../../platform/use-media.ts";
import { FoldRows } from "../../ui/layout/fold-row.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { useSecurityScoreOnce } from "../account/offers/security-score.ts";
import { useMembers } from "../members/offers/list-members.ts";
import { useVaultUsage } from "../vault/offers/vault-usage.ts";
import { useWills } from "../wills/offers/list-wills.ts";
import { ActiveWillsCard, ActiveWillsRow } from "./active-wills-card.tsx";
import { useDashboardAssets } from "./dashboard-assets.ts";
import { EstateCard } from "./estate-card.tsx";
import { partOfDay } from "./greeting.ts";
import { NextStepCard } from "./next-step-card.tsx";
import { ProgressCard } from "./progress-card.tsx";
import { QuickActionsCard, QuickActionsRow } from "./quick-actions-card.tsx";
import { RecentCard } from "./recent-card.tsx";
import { UsageCard, UsageRow } from "./usage-card.tsx";

/** Expiry dates are written on sealed labels: known, and their code loaded, only while the vault is open. */
const OpenVaultExpiry = lazy(async () => ({
  default: (await import("../vault/offers/open-vault-expiry.tsx")).OpenVaultExpiry,
}));

/** For the few who were invited by somebody else. */
const WaitingForYou = lazy(async () => ({ default: (await import("./waiting-for-you.tsx")).WaitingForYou }));

/** Seldom anything fails, and without a published will nothing can. */
const FailingGifts = lazy(async () => ({ default: (await import("./failing-gifts.tsx")).FailingGifts }));

export function HolderDashboardPage() {
  const assets = useDashboardAssets();
  const security = useSecurityScoreOnce();
  const vault = useVaultUsage();
  const members = useMembers();
  const wills = useWills();
  const isVaultOpen = useVaultOpen();
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { profile, kitConfirmed } = useSession();
  const now = new Date();
  const score = security.data;
  const readiness =
    profile &&
    kitConfirmed !== null &&
    assets.list &&
    (score || security.failureCount > 0) &&
    (vault.data || vault.failureCount > 0) &&
    (members.data || members.failureCount > 0) &&
    (wills.data || wills.failureCount > 0)
      ? decideReadiness({
          country: profile.country,
          nationality: profile.nationality,
          dateOfBirth: profile.date_of_birth,
          kitConfirmed,
          security: score ? { score: score.overall_score, secure: score.secure } : null,
          assets: assets.list.all.length,
          vault: vault.data?.used ?? null,
          members: members.data
            ? {
                all: members.data.members.length,
                confirmed: members.data.members.filter(({ status }) => status === "confirmed").length,
              }
            : null,
          wills: wills.data ? countWills(wills.data) : null,
        })
      : null;
  const wide = useWide();
  const usage = assets.list &&
    profile?.billing_plan_code && {
      plan: profile.billing_plan_code,
      assets: assets.list.all.length,
      vault: vault.data?.used ?? null,
      members: members.data?.used ?? null,
      wills: wills.data ? countWills(wills.data).drafts : null,
    };
  return (
    <>
      <PageHeader
        title={profile ? t(`greeting.${partOfDay(now.getHours())}`, { name: profile.first_name }) : t("greeting.plain")}
        text={sentence(t("upToDate", { date: format.date(now) }))}
      />
      <div className="grid gap-4 not-empty:mb-5">
        <Suspense>
          <WaitingForYou />
        </Suspense>
        {wills.data && countWills(wills.data).published > 0 && (
          <Suspense>
            <FailingGifts />
          </Suspense>
        )}
        {isVaultOpen && (
          <Suspense>
            <OpenVaultExpiry />
          </Suspense>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 md:grid-cols-12">
        {readiness && <NextStepCard next={readiness.next} className="sm:col-span-2 md:col-span-12" />}
        <ProgressCard
          readiness={readiness}
          securityScore={score?.overall_score ?? null}
          kitMissing={kitConfirmed === false}
          assets={assets}
          className="sm:col-span-2 md:col-span-7"
        />
        {wide && <QuickActionsCard className="sm:col-span-2 md:col-span-5" />}
        <EstateCard assets={assets} className="sm:col-span-2 md:col-span-7" />
        <div className="grid content-start items-start gap-4 sm:col-span-2 sm:grid-cols-2 sm:gap-5 md:col-span-5 md:grid-cols-1">
          {wide && <ActiveWillsCard query={wills} />}
          <RecentCard assets={assets} />
          {wide && usage && <UsageCard {...usage} />}
        </div>
        {!wide && (
          <FoldRows className="sm:col-span-2">
            <ActiveWillsRow query={wills} />
            <QuickActionsRow />
            {usage && <UsageRow {...usage} />}
          </FoldRows>
        )}
      </div>
    </>
  );
}

const countWills = (wills: readonly Will[]) => ({
  drafts: wills.filter(({ status }) => status === "draft").length,
  published: wills.filter(({ status }) => status === "published").length,
});

/** French and Spanish write days in small letters, but not at the beginning of a sentence. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
