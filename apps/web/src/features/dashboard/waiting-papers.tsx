import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { IdCard, MailOpen, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { type Relationship, useRelationships } from "../member-side/offers/list-relationships.ts";
import { listAssignedVault } from "../member-side/offers/member-side.ts";
import { useHolderTold } from "../sharing/offers/holder-told.ts";
import { opensNext } from "../sharing/offers/opens-next.ts";

/** Papers that somebody shares already and that open after one call, or with the card, each plan with its one button (mock-up y2). */
export function WaitingPapers() {
  const { data: relationships = [] } = useRelationships();
  const { data: vault } = useQuery(listAssignedVault);
  const counted = relationships.flatMap((relationship) => {
    const count = vault?.entries.filter((one) => one.relationship_id === relationship.id).length ?? 0;
    return relationship.status === "confirmed" && count > 0 ? [{ relationship, count }] : [];
  });
  return counted.map((one) => <OfPlan key={one.relationship.id} {...one} />);
}

function OfPlan({ relationship: { id, holder }, count }: { relationship: Relationship; count: number }) {
  const { t } = useTranslation("dashboard");
  const told = useHolderTold(id);
  if (!told || (told.state !== "not_compared" && told.byHolder)) return null;
  const name = holder.first_name;
  if (told.keptCard) return <Proved relationshipId={id} name={name} count={count} />;
  // The member has read the words, and the holder has not pressed yet.
  const onlyHolder = told.state === "compared";
  return (
    <Waiting
      id={id}
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
    </Waiting>
  );
}

/** Nobody has to call: the card has proved both sides, and the only paper opens by itself. */
function Proved({ relationshipId, name, count }: { relationshipId: string; name: string; count: number }) {
  const { t } = useTranslation("dashboard");
  const { data: vault } = useQuery(listAssignedVault);
  const [only, ...others] = vault?.entries.filter((one) => one.relationship_id === relationshipId) ?? [];
  return (
    <Waiting id={relationshipId} title={t("waiting.papers", { count })} text={t("waiting.proved", { name })}>
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
    </Waiting>
  );
}

interface WaitingProps {
  /** The relationship's. */
  id: string;
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

function Waiting({ id, title, text, children }: WaitingProps) {
  const heading = `waiting-${id}`;
  return (
    <Card as="section" tone="brass" aria-labelledby={heading} className="grid gap-4">
      <div className="flex items-start gap-4">
        <IconTile icon={MailOpen} tone="surface" />
        <div className="min-w-0">
          <h2 id={heading} className="text-h3">
            {title}
          </h2>
          <p className="mt-1">{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
    </Card>
  );
}
