import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { IdCard, MailOpen, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { type Relationship, useRelationships } from "../member-side/offers/list-relationships.ts";
import { listAssignedVault } from "../member-side/offers/member-side.ts";
import { useHolderTold } from "../sharing/offers/holder-told.ts";

/** Papers that somebody shares already and that open after one call, each plan with its one button (mock-up y2). */
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
  // The member has read the words, and the holder has not pressed yet.
  const onlyHolder = told.state === "compared";
  const heading = `waiting-${id}`;
  return (
    <Card as="section" tone="brass" aria-labelledby={heading} className="grid gap-4">
      <div className="flex items-start gap-4">
        <IconTile icon={MailOpen} tone="surface" />
        <div className="min-w-0">
          <h2 id={heading} className="text-h3">
            {onlyHolder ? t("waiting.holderTitle", { name }) : t("waiting.papers", { count })}
          </h2>
          <p className="mt-1">{t(onlyHolder ? "waiting.holder" : "waiting.call", { name })}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
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
      </div>
    </Card>
  );
}
