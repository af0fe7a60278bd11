import type { CardId } from "@heirlock/domain/dashboard/cards";
import type { ReactNode } from "react";
import { useSession } from "../../platform/session/use-session.ts";
import { useSecurityScoreOnce } from "../account/offers/security-score.ts";
import { HolderCard } from "../member-side/offers/holder-card.tsx";
import { useRelationships } from "../member-side/offers/list-relationships.ts";
import { RoleRequestsCard } from "../member-side/offers/role-requests-card.tsx";
import { AssignedAssetsCard } from "./assigned-assets-card.tsx";
import { DistributionsCard } from "./distributions-card.tsx";
import { EngagementCard } from "./engagement-card.tsx";
import type { CardLook } from "./home-grid.tsx";
import { LearningCard } from "./learning-card.tsx";
import { MemberActionsCard } from "./member-actions-card.tsx";
import { MemberActivityCard } from "./member-activity-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SecurityCard } from "./security-card.tsx";
import { VaultAccessCard } from "./vault-access-card.tsx";

type MemberCard = CardId<"member">;

export const memberLooks: Readonly<Record<MemberCard, CardLook>> = {
  role_approvals: { height: 2 },
  will_holders: { height: 3 },
  vault_access: { height: 2 },
  assigned_assets: { height: 2 },
  distribution_notifications: { height: 2, isRowOnPhones: true },
  learning_resources: { height: 4 },
  quick_actions: { height: 3, isRowOnPhones: true },
  recent_activities: { height: 3, isRowOnPhones: true },
  profile_completion: { height: 3, isRowOnPhones: true },
  security_status: { height: 3, isRowOnPhones: true },
  engagement_score: { height: 4, isRowOnPhones: true },
};

/** What the cards of a member's Home share. */
export function useMemberHome() {
  const relationships = useRelationships();
  const security = useSecurityScoreOnce();
  const { kitConfirmed } = useSession();
  return { relationships, security, kitConfirmed };
}

export function drawMemberCard(
  { relationships, security, kitConfirmed }: ReturnType<typeof useMemberHome>,
  card: MemberCard,
  asRow: boolean,
): ReactNode {
  switch (card) {
    case "role_approvals":
      return <RoleRequestsCard />;
    case "will_holders":
      return <HolderCard />;
    case "vault_access":
      return <VaultAccessCard />;
    case "assigned_assets":
      return <AssignedAssetsCard />;
    case "distribution_notifications":
      return <DistributionsCard asRow={asRow} />;
    case "learning_resources":
      return <LearningCard />;
    case "quick_actions":
      return <MemberActionsCard asRow={asRow} />;
    case "recent_activities":
      return <MemberActivityCard relationships={relationships.data ?? []} asRow={asRow} />;
    case "profile_completion":
      return <ProfileCard asRow={asRow} />;
    case "security_status":
      return <SecurityCard query={security} asRow={asRow} kitConfirmed={kitConfirmed} />;
    case "engagement_score":
      return <EngagementCard relationships={relationships.data ?? []} secure={security.data?.secure} asRow={asRow} />;
  }
}
