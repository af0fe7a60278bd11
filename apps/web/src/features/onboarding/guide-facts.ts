import {
  type GuideFacts,
  hasResponded,
  isHolderProfileComplete,
  isMemberProfileComplete,
} from "@heirlock/domain/onboarding/guide-facts";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../platform/session/use-session.ts";
import { useSecurityScoreOnce } from "../account/offers/security-score.ts";
import { useAssets } from "../assets/offers/list-assets.ts";
import { listRelationships } from "../member-side/offers/list-relationships.ts";
import { listAssignedAssets, listAssignedVault } from "../member-side/offers/member-side.ts";
import { listInvitations } from "../member-side/offers/own-invitations.ts";
import { useMembers } from "../members/offers/list-members.ts";
import { useVaultUsage } from "../vault/offers/vault-usage.ts";
import { useWills } from "../wills/offers/list-wills.ts";

/** What Home asks for anyway: the guide only listens (ONB-071). */
const listening = { enabled: false } as const;

/** True while an invitation waits; the guide never covers it. */
function useInvitationWaits(): boolean {
  const { data = [] } = useQuery({ ...listInvitations, ...listening });
  return data.some(({ status }) => status === "pending");
}

export interface KnownGuideFacts {
  known: GuideFacts;
  somethingWaits: boolean;
}

export function useHolderFacts(): KnownGuideFacts {
  const { profile } = useSession();
  const security = useSecurityScoreOnce().data;
  const facts = {
    profileComplete: profile && isHolderProfileComplete(profile),
    securitySetup: security?.secure ?? null,
    assets: useAssets().data?.all.length ?? null,
    vaultItems: useVaultUsage().data?.used ?? null,
    members: useMembers().data?.members.length ?? null,
    wills: useWills().data?.length ?? null,
  };
  return { known: { flow: "holder", facts }, somethingWaits: useInvitationWaits() };
}

export function useMemberFacts(): KnownGuideFacts {
  const { profile } = useSession();
  const relationships = useQuery({ ...listRelationships, ...listening }).data;
  const assets = useQuery({ ...listAssignedAssets, ...listening }).data;
  const vault = useQuery({ ...listAssignedVault, ...listening }).data;
  const facts = {
    profileComplete: profile && isMemberProfileComplete(profile),
    responded: relationships ? hasResponded(relationships) : null,
    assets: assets?.assets.length ?? null,
    documents: vault?.entries.length ?? null,
  };
  const isInvited = useInvitationWaits();
  // Papers may be a letter. Until the answer is there, they may wait too.
  const somethingWaits = isInvited || vault === undefined || vault.entries.length > 0;
  return { known: { flow: "member", facts }, somethingWaits };
}
