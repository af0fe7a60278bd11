import type { Member } from "@heirlock/contract/members/members";
import type { MemberCard } from "@heirlock/contract/sharing/keys";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { keyOwner } from "../../../platform/session/key-owner.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { membersKey } from "../../members/offers/list-members.ts";
import { useKeyErrorText } from "./use-key-error-text.ts";
import { makeCard } from "./work-queue.ts";

export type CardChange = "replace" | "forget";

/** Asks before a card is replaced or its code forgotten: both cannot be undone. */
export function ChangeCardDialog({
  change,
  member,
  card,
  onClose,
}: {
  change: CardChange;
  member: Member;
  card: MemberCard;
  onClose: () => void;
}) {
  const { t } = useTranslation("sharing/keys");
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
      <Failure error={failure} text={errorText} />
    </ConfirmDialog>
  );
}
