import type { MemberCard } from "@heirlock/contract/people-keys";
import type { Member } from "@heirlock/contract/people-members";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { EyeOff, RefreshCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { keyOwner } from "../../../platform/keys/key-owner.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardHeader } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { membersKey } from "../members/list-members.ts";
import { useKeyErrorText } from "./use-key-error-text.ts";
import { makeCard } from "./work-queue.ts";

type Change = "replace" | "forget";

/** What became of the card: printed when, and the two things that can still be done to it. */
export function CardFate({ member, card }: { member: Member; card: MemberCard }) {
  const { t } = useTranslation("keys");
  const format = useFormat();
  const [asked, setAsked] = useState<Change | null>(null);
  const name = member.first_name;
  return (
    <Card as="section" aria-labelledby="card-fate">
      <CardHeader
        id="card-fate"
        title={t("fate.title")}
        description={
          card.printed_at ? t("fate.printed", { date: format.date(card.printed_at, "short") }) : t("fate.notPrinted")
        }
      />
      <div className="grid gap-5 md:grid-cols-2">
        <div>
          <h3 className="font-sans text-body font-semibold">{t("fate.lost")}</h3>
          <p className="mt-0.5 mb-3 text-ink-2">{t("fate.lostText", { name })}</p>
          <Button variant="secondary" size="sm" icon={RefreshCw} onClick={() => setAsked("replace")}>
            {t("fate.replace")}
          </Button>
        </div>
        {card.secret_by_root !== null && (
          <div>
            <h3 className="font-sans text-body font-semibold">{t("fate.handedOver")}</h3>
            <p className="mt-0.5 mb-3 text-ink-2">{t("fate.handedOverText")}</p>
            <Button variant="secondary" size="sm" icon={EyeOff} onClick={() => setAsked("forget")}>
              {t("fate.forget")}
            </Button>
          </div>
        )}
      </div>
      {asked && <ChangeCard change={asked} member={member} card={card} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function ChangeCard({
  change,
  member,
  card,
  onClose,
}: {
  change: Change;
  member: Member;
  card: MemberCard;
  onClose: () => void;
}) {
  const { t } = useTranslation("keys");
  const errorText = useKeyErrorText();
  const client = useQueryClient();
  const name = member.first_name;
  const run = useMutation({
    mutationFn: async () => {
      if (change === "replace") await makeCard(await keyOwner(), member.id, card.id);
      else
        await call("POST /api/members/:id/card/printed", {
          params: { id: member.id },
          body: { card_id: card.id, forget: true },
        });
    },
    onSuccess: () => {
      toast({ title: t(`fate.${change}Done`), text: t(`fate.${change}DoneText`, { name }) });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: membersKey }),
  });
  // Whoever would rather not prove who they are goes back to the question.
  const failure = run.error && !hasCode(run.error, "REAUTH_REQUIRED") ? run.error : null;
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={t(`fate.${change}Title`, { name })}
      effects={[t(`fate.${change}Effect1`, { name }), t(`fate.${change}Effect2`, { name })]}
      confirmLabel={t(`fate.${change}`)}
      busy={run.isPending}
      busyLabel={t("fate.busy")}
      onConfirm={() => !run.isPending && run.mutate()}
    >
      {failure && (
        <Alert tone="danger" live="assertive">
          {errorText(failure)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
