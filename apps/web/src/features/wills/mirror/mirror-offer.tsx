import type { Member } from "@heirlock/contract/members/members";
import type { HeldMirror } from "@heirlock/contract/wills/mirror";
import type { WillPerson } from "@heirlock/domain/wills/content";
import { otherFor, othersIn } from "@heirlock/domain/wills/mirror-content";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeftRight } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { useMembers } from "../../members/offers/list-members.ts";
import { memberName } from "../../members/offers/member-name.ts";
import { getVersion } from "../offers/get-will.ts";
import { listOffers, useOffering } from "./offers.ts";

const OfferDialog = lazy(async () => ({ default: (await import("./offer-dialog.tsx")).OfferDialog }));

interface MirrorOfferProps {
  willId: string;
  /** Of the version that would be taken: the one in force, or the draft before there is one. */
  number: number;
}

/** For a will that names a spouse or partner: they can start their own from a copy with the roles exchanged. */
export function MirrorOffer({ willId, number }: MirrorOfferProps) {
  const { t } = useTranslation("wills/mirror");
  const { data: version } = useQuery(getVersion(willId, number));
  const { data: members } = useMembers();
  const { data: offers } = useQuery(listOffers(willId));
  const others = version ? othersIn(version.content) : [];
  if (!version || !members || !offers || others.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="mirror-will">
      <CardHeader id="mirror-will" title={t("title")} description={t("lead")} />
      <ul className="grid gap-5">
        {others.map((other) => {
          const member = members.members.find(
            (one) => otherFor(version.content, { id: one.id, name: memberName(one) })?.id === other.id,
          );
          const offer = offers.find((one) => one.member_id === member?.id && one.withdrawn_at === null);
          return (
            <li key={other.id}>
              {member?.status === "confirmed" && member.is_active && member.member_id !== null ? (
                <Offered willId={willId} member={member} offer={offer} />
              ) : (
                <NotJoined other={other} member={member} />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const isolated = (name: string) => `\u2068${name}\u2069`;

function Offered({ willId, member, offer }: { willId: string; member: Member; offer: HeldMirror | undefined }) {
  const { t } = useTranslation("wills/mirror");
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const offering = useOffering(willId, member.id);
  const name = isolated(member.first_name);
  const date = offer && format.date(offer.taken_at ?? offer.offered_at, "short");
  return (
    <div className="grid justify-items-start gap-3">
      {offer && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge variant={offer.taken_at ? "success" : "pending"}>{t(offer.taken_at ? "taken" : "offered")}</Badge>
          <span>{t(offer.taken_at ? "takenOn" : "offeredOn", { name, date })}</span>
        </p>
      )}
      {offer && offer.taken_at === null ? (
        <Button
          variant="secondary"
          busy={offering.isPending}
          busyLabel={t("withdrawing")}
          onClick={() => offering.mutate("withdraw")}
        >
          {t("withdraw")}
        </Button>
      ) : (
        <Button
          variant="secondary"
          icon={ArrowLeftRight}
          onClick={() => {
            offering.reset();
            setAsking(true);
          }}
        >
          {t(offer ? "again" : "offer", { name })}
        </Button>
      )}
      {!asking && <Failure error={offering.error} title={t("failed")} />}
      {asking && (
        <Suspense>
          <OfferDialog
            name={name}
            busy={offering.isPending}
            error={offering.error}
            onClose={() => setAsking(false)}
            onConfirm={() => offering.mutate("offer", { onSuccess: () => setAsking(false) })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Only somebody who has joined the plan has a place where they could start a will. */
function NotJoined({ other, member }: { other: WillPerson; member: Member | undefined }) {
  const { t } = useTranslation("wills/mirror");
  const name = other.name ? isolated(other.name) : t("spouse");
  const isInvited = member?.status === "invited";
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">{t(isInvited ? "waiting" : "notJoined", { name })}</p>
      <Button
        variant="secondary"
        render={
          member ? (
            <Link to="/dashboard/will-holder/members/$id" params={{ id: member.id }} />
          ) : (
            <Link to="/dashboard/will-holder/members/add" />
          )
        }
      >
        {t(isInvited ? "seeInvitation" : "invite", { name })}
      </Button>
    </div>
  );
}
