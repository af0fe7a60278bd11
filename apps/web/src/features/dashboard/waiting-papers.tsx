import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { IdCard, MailOpen, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { type Relationship, useRelationships } from "../member-side/offers/list-relationships.ts";
import { listAssignedVault, type MemberEntry } from "../member-side/offers/member-side.ts";
import { useHolderTold } from "../sharing/offers/holder-told.ts";
import { opensNext } from "../sharing/offers/opens-next.ts";
import { WaitingCard } from "./waiting-card.tsx";

/** Papers that somebody shares already and that open after one call, or with the card, each plan with its one button (mock-up y2). */
export function WaitingPapers() {
  const { data: relationships = [] } = useRelationships();
  const { data: vault } = useQuery(listAssignedVault);
  const counted = relationships.flatMap((relationship) => {
    const entries = vault?.entries.filter((one) => one.relationship_id === relationship.id) ?? [];
    return relationship.status === "confirmed" && entries.length > 0 ? [{ relationship, entries }] : [];
  });
  return counted.map((one) => <OfPlan key={one.relationship.id} {...one} />);
}

interface OfPlanProps {
  relationship: Relationship;
  entries: readonly MemberEntry[];
}

function OfPlan({ relationship: { id, holder }, entries }: OfPlanProps) {
  const { t } = useTranslation("dashboard");
  const count = entries.length;
  const told = useHolderTold(id);
  if (!told?.papers) return null;
  const name = holder.first_name;
  if (told.papers === "opening") return <Proved relationshipId={id} name={name} entries={entries} />;
  // The member has read the words, and the holder has not pressed yet.
  const onlyHolder = told.papers === "holder";
  return (
    <WaitingCard
      id={id}
      icon={MailOpen}
      title={onlyHolder ? t("waiting.holderTitle", { name }) : t("waiting.papers", { count })}
      text={t(onlyHolder ? "waiting.holder" : "waiting.call", { name })}
    >
      <Button icon={Phone} render={<Link to="/dashboard/member/wills/$id/compare" params={{ id }} />}>
        {onlyHolder ? t("waiting.words") : t("waiting.callAction", { name, count })}
      </Button>
      {told.hasCard && !onlyHolder && (
        <Button
          variant="secondary"
          icon={IdCard}
          render={<Link to="/dashboard/member/wills/$id/compare" params={{ id }} hash="by-card" />}
        >
          {t("waiting.card", { name })}
        </Button>
      )}
    </WaitingCard>
  );
}

/** Nobody has to call: the card has proved both sides, and the only paper opens by itself. */
function Proved({
  relationshipId,
  name,
  entries,
}: Pick<OfPlanProps, "entries"> & { relationshipId: string; name: string }) {
  const { t } = useTranslation("dashboard");
  const [only, ...others] = entries;
  const count = entries.length;
  return (
    <WaitingCard
      id={relationshipId}
      icon={MailOpen}
      title={t("waiting.papers", { count })}
      text={t("waiting.proved", { name })}
    >
      {only && others.length === 0 ? (
        <Button
          icon={MailOpen}
          onClick={() => opensNext(only.id)}
          render={<Link to="/dashboard/member/assigned-vault/$id" params={{ id: only.id }} />}
        >
          {t("waiting.openAction", { count })}
        </Button>
      ) : (
        <Button icon={MailOpen} render={<Link to="/dashboard/member/assigned-vault" />}>
          {t("waiting.openAction", { count })}
        </Button>
      )}
    </WaitingCard>
  );
}
