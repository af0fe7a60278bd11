import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { HeartHandshake } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { nameOf } from "../member-side/offers/holder-name.ts";
import { listInvitations, type OwnInvitation, useAnswerInvitation } from "../member-side/offers/own-invitations.ts";
import { useMemberErrorText } from "../members/offers/use-member-error-text.ts";
import { WaitingCard } from "./waiting-card.tsx";

/** Fetched where there is something to choose, or to explain. */
const AnswerInvitationDialog = lazy(async () => ({
  default: (await import("../member-side/offers/answer-invitation-dialog.tsx")).AnswerInvitationDialog,
}));

/** Invitations to the person's own address, whichever way they came here, with the answer in place. */
export function WaitingInvitations() {
  const { data = [] } = useQuery(listInvitations);
  return data
    .filter(({ status }) => status === "pending")
    .map((invitation) => <Waiting key={invitation.id} invitation={invitation} />);
}

function Waiting({ invitation }: { invitation: OwnInvitation }) {
  const { t } = useTranslation("dashboard");
  const { t: people } = useTranslation("members");
  const { t: side } = useTranslation("member-side");
  const format = useFormat();
  const navigate = useNavigate();
  const errorText = useMemberErrorText();
  const [asking, setAsking] = useState<"accept" | "decline" | null>(null);
  const { holder, roles } = invitation;
  const name = nameOf(holder);
  // What was shared with the new member waits there.
  const toPlan = () => void navigate({ to: "/dashboard/member" });
  const accepting = useAnswerInvitation(invitation.id, () => {
    toast({ title: side("invitation.acceptDone", { name }) });
    toPlan();
  });
  const accept = () => {
    // With several roles one may be left out; a single one needs no second question.
    if (roles.length > 1) setAsking("accept");
    else accepting.mutate({ accept: true, declinedRoles: [] });
  };
  return (
    <WaitingCard
      id={invitation.id}
      icon={HeartHandshake}
      title={t("waiting.invitation", { name })}
      text={t("waiting.invitationText", { roles: format.list(roles.map(({ role }) => people(`role.${role}`))) })}
    >
      {accepting.error !== null && <Failure error={accepting.error} text={errorText} className="w-full" />}
      <Button
        aria-label={side("invitation.acceptOf", { name })}
        busy={accepting.isPending}
        busyLabel={t("waiting.accepting")}
        onClick={accept}
      >
        {side("invitation.accept")}
      </Button>
      <Button
        variant="secondary"
        aria-label={side("invitation.declineOf", { name })}
        onClick={() => setAsking("decline")}
      >
        {side("invitation.decline")}
      </Button>
      {asking && (
        <Suspense>
          <AnswerInvitationDialog
            invitation={invitation}
            accept={asking === "accept"}
            onClose={() => setAsking(null)}
            onAccepted={toPlan}
          />
        </Suspense>
      )}
    </WaitingCard>
  );
}
