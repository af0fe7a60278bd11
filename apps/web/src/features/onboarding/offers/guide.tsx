import type { Side } from "@heirlock/domain/account/role-switch";
import { lazy, type ReactNode, Suspense } from "react";
import { type KnownGuideFacts, useHolderFacts, useMemberFacts } from "../guide-facts.ts";
import { InvitationCard } from "../invitation-card.tsx";
import { OnboardingProvider, useOnboarding } from "../onboarding-provider.tsx";

const GuideOverlay = lazy(() => import("../guide-overlay.tsx"));

export interface GuideProps {
  side: Side;
  userId: string;
  /** The session asks something of its own. */
  isBlocked: boolean;
}

/** The guide of the side the person is on: the card that invites, and the overlay once it is open. */
export function Guide(props: GuideProps): ReactNode {
  const Own = props.side === "holder" ? HolderGuide : MemberGuide;
  return <Own key={`${props.side} ${props.userId}`} {...props} />;
}

const HolderGuide = (props: GuideProps) => <WithFacts {...props} {...useHolderFacts()} />;
const MemberGuide = (props: GuideProps) => <WithFacts {...props} {...useMemberFacts()} />;

function WithFacts({ userId, isBlocked, known, somethingWaits }: GuideProps & KnownGuideFacts) {
  return (
    <OnboardingProvider {...{ userId, isBlocked, known, somethingWaits }}>
      <InvitationCard />
      <Shown />
    </OnboardingProvider>
  );
}

function Shown() {
  const { isShown } = useOnboarding();
  return (
    isShown && (
      <Suspense>
        <GuideOverlay />
      </Suspense>
    )
  );
}
