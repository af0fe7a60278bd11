import type { OwnMirror } from "@heirlock/contract/wills/mirror";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowLeftRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { openPlan } from "../../account/offers/open-plan.ts";
import { listOwnMirrors } from "./own-mirrors.ts";

/** Mirror wills that are offered to the person by anybody. */
export function OfferedMirrors() {
  const { data = [] } = useQuery(listOwnMirrors);
  const open = data.filter(({ taken_at }) => taken_at === null);
  return open.map((offer) => <OfferedMirror key={offer.will_id} offer={offer} className="mb-5" />);
}

/** Those of one holder, also what was taken. */
export function MirrorsOf({ relationshipId, isLeaving }: { relationshipId: string; isLeaving: boolean }) {
  const { t } = useTranslation("wills/mirror");
  const format = useFormat();
  const { data = [] } = useQuery({ ...listOwnMirrors, enabled: !isLeaving });
  return data
    .filter((one) => one.relationship_id === relationshipId)
    .map((offer) =>
      offer.taken_at === null ? (
        <OfferedMirror key={offer.will_id} offer={offer} className="lg:col-span-2" />
      ) : (
        <p key={offer.will_id} className="text-ink-2 lg:col-span-2">
          {t("own.takenOn", { name: nameIn(offer), date: format.date(offer.taken_at, "short") })}
        </p>
      ),
    );
}

const nameIn = ({ holder }: OwnMirror) => `\u2068${holder.first_name}\u2069`;

function OfferedMirror({ offer, className }: { offer: OwnMirror; className: string }) {
  const { t } = useTranslation("wills/mirror");
  const navigate = useNavigate();
  const { profile } = useSession();
  const hasPlan = profile !== null && profile.billing_plan_code !== null;
  const start = useMutation({
    mutationFn: async () => {
      if (!hasPlan) await openPlan();
      await navigate({ to: "/dashboard/will-holder/wills/new", search: { mirror: offer.will_id } });
    },
  });
  const id = `mirror-${offer.will_id}`;
  const name = nameIn(offer);
  return (
    <Card as="section" tone="brass" aria-labelledby={id} className={className}>
      <CardHeader id={id} title={t("own.title", { name })} description={t("own.text", { name })} />
      {!hasPlan && <p className="mb-4 text-ink-2">{t("own.noPlan")}</p>}
      <Button icon={ArrowLeftRight} busy={start.isPending} busyLabel={t("own.starting")} onClick={() => start.mutate()}>
        {t("own.start")}
      </Button>
      <Failure error={start.error} />
    </Card>
  );
}
