import type { JoinedCard } from "@heirlock/contract/sharing/cards";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../../platform/api/query-client.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { CardForm } from "../join-by-card/card-form.tsx";
import { pinByCard } from "../join-by-card/join-by-card.ts";

export interface ProveByCardProps {
  relationshipId: string;
  card: JoinedCard;
  /** The holder's first name. */
  name: string;
}

/** The card in hand proves the holder's keys as well as words do. It is read on this device and not sent. */
export function ProveByCard({ relationshipId, card, name }: ProveByCardProps) {
  const { t } = useTranslation("sharing/shared-vault");
  const [isOpen, setOpen] = useState(false);
  const prove = async (typed: string) => {
    await pinByCard(typed, relationshipId, card);
    await queryClient.invalidateQueries({ queryKey: ["member-side"] });
    toast({ title: t("compare.done", { name }) });
  };
  return (
    <Card as="section" aria-labelledby="by-card">
      <CardHeader id="by-card" title={t("compare.cardTitle")} description={t("compare.cardText", { name })} />
      {isOpen ? (
        <CardForm submitLabel={t("compare.cardSubmit")} busyLabel={t("compare.cardBusy")} onCard={prove} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t("compare.cardOpen")}
        </Button>
      )}
    </Card>
  );
}
