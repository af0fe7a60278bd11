import type { Will } from "@heirlock/contract/wills";
import type { CardId } from "@heirlock/domain/dashboard/cards";
import { decideReadiness } from "@heirlock/domain/dashboard/readiness";
import type { ReactNode } from "react";
import { useSession } from "../../platform/session/use-session.ts";
import { useSecurityScoreOnce } from "../account/offers/security-score.ts";
import { useMembers } from "../members/offers/list-members.ts";
import { useVaultUsage } from "../vault/offers/vault-usage.ts";
import { useWills } from "../wills/offers/list-wills.ts";
import { ActiveWillsCard } from "./active-wills-card.tsx";
import { useDashboardAssets } from "./dashboard-assets.ts";
import { EstateCard } from "./estate-card.tsx";
import type { CardLook } from "./home-grid.tsx";
import { MembersCard } from "./members-card.tsx";
import { PendingCard } from "./pending-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { ProgressCard } from "./progress-card.tsx";
import { QuickActionsCard } from "./quick-actions-card.tsx";
import { RecentActivityCard } from "./recent-activity-card.tsx";
import { SecurityCard } from "./security-card.tsx";
import { UpgradeCard } from "./upgrade-card.tsx";
import { UsageCard } from "./usage-card.tsx";

type HolderCard = CardId<"will_holder">;

export const holderLooks: Readonly<Record<HolderCard, CardLook>> = {
  legacy_progress: { height: 6 },
  active_wills: { height: 3 },
  members: { height: 2 },
  pending_confirmations: { height: 3, isRowOnPhones: true },
  assets: { height: 7 },
  recent_activity: { height: 4 },
  quick_actions: { height: 5, isRowOnPhones: true },
  security_score: { height: 2, isRowOnPhones: true },
  profile_completion: { height: 3, isRowOnPhones: true },
  usage_indicators: { height: 4, isRowOnPhones: true },
  upgrade_card: { height: 2, isRowOnPhones: true },
};

/** What the cards of a holder's Home are drawn from. */
export function useHolderHome() {
  const assets = useDashboardAssets();
  const security = useSecurityScoreOnce();
  const vault = useVaultUsage();
  const members = useMembers();
  const wills = useWills();
  const { profile, kitConfirmed } = useSession();
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
  return { assets, security, vault, members, wills, profile, kitConfirmed, readiness };
}
export type HolderHome = ReturnType<typeof useHolderHome>;

export const countWills = (wills: readonly Will[]) => ({
  drafts: wills.filter(({ status }) => status === "draft").length,
  published: wills.filter(({ status }) => status === "published").length,
});

export function drawHolderCard(home: HolderHome, card: HolderCard, asRow: boolean): ReactNode {
  const { assets, security, vault, members, wills, profile, kitConfirmed, readiness } = home;
  const plan = profile?.billing_plan_code;
  switch (card) {
    case "legacy_progress":
      return (
        <ProgressCard
          readiness={readiness}
          securityScore={security.data?.overall_score ?? null}
          kitMissing={kitConfirmed === false}
          assets={assets}
        />
      );
    case "active_wills":
      return <ActiveWillsCard query={wills} />;
    case "members":
      return <MembersCard query={members} />;
    case "pending_confirmations":
      return <PendingCard query={members} asRow={asRow} />;
    case "assets":
      return <EstateCard assets={assets} />;
    case "recent_activity":
      return <RecentActivityCard assets={assets} members={members.data?.members ?? []} wills={wills.data ?? []} />;
    case "quick_actions":
      return <QuickActionsCard asRow={asRow} />;
    case "security_score":
      return <SecurityCard query={security} asRow={asRow} />;
    case "profile_completion":
      return <ProfileCard asRow={asRow} />;
    case "usage_indicators":
      return plan && assets.list ? (
        <UsageCard
          asRow={asRow}
          plan={plan}
          assets={assets.list.all.length}
          vault={vault.data?.used ?? null}
          members={members.data?.used ?? null}
          wills={wills.data ? countWills(wills.data).drafts : null}
        />
      ) : null;
    case "upgrade_card":
      return plan && plan !== "family" ? <UpgradeCard plan={plan} asRow={asRow} /> : null;
  }
}
