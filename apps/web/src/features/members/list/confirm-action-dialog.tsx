import type { Member } from "@heirlock/contract/members/members";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { memberName } from "../offers/member-name.ts";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import { type RunnableAction, useRunAction } from "./run-action.ts";

/** What is asked about before it is done, with the effects that are named. */
const questions = {
  cancel: { effects: ["ask.cancel.effect1", "ask.cancel.effect2"], danger: false, undo: "sendAgain" },
  confirm: {
    effects: ["ask.confirm.effect1", "ask.confirm.effect2", "ask.confirm.effect3"],
    danger: false,
    undo: null,
  },
  deactivate: { effects: ["ask.deactivate.effect1", "ask.deactivate.effect2"], danger: false, undo: "activate" },
  revoke: { effects: ["ask.revoke.effect1", "ask.revoke.effect2", "ask.revoke.effect3"], danger: true, undo: null },
  delete: { effects: ["ask.delete.effect1", "ask.delete.effect2", "ask.delete.effect3"], danger: true, undo: null },
} as const satisfies Record<
  string,
  { effects: readonly ParseKeys<"members/list">[]; danger: boolean; undo: RunnableAction | null }
>;
export type AskedAction = keyof typeof questions;

export function isAsked(action: string): action is AskedAction {
  return action in questions;
}

export interface ConfirmActionDialogProps {
  member: Member;
  action: AskedAction;
  onClose: () => void;
  /** After it was done, such as to leave the page of somebody who was deleted. */
  onDone?: ((action: AskedAction) => void) | undefined;
}

/** Says what will happen, does it, and offers the way back where there is one. */
export function ConfirmActionDialog({ member, action, onClose, onDone }: ConfirmActionDialogProps) {
  const { t } = useTranslation("members/list");
  const errorText = useMemberErrorText();
  const run = useRunAction();
  const name = memberName(member);
  const { effects, danger, undo } = questions[action];
  const failed = t(action === "delete" ? "failed.delete" : "failed.update");

  const takeBack = (way: RunnableAction) =>
    run.mutate(
      { action: way, id: member.id },
      { onError: (error) => toast({ tone: "danger", text: errorText(error) }) },
    );
  const confirm = () =>
    run.mutate(
      { action, id: member.id },
      {
        onSuccess: () => {
          toast({
            title: t(`done.${action}`),
            text: t(`done.${action}Text`, { name }),
            ...(undo && { action: { label: t("undo"), onPress: () => takeBack(undo) } }),
          });
          onClose();
          onDone?.(action);
        },
      },
    );

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`ask.${action}.title`, { name })}
      description={action === "confirm" || action === "delete" ? t(`ask.${action}.text`) : undefined}
      effects={effects.map((effect) => t(effect, { name }))}
      cancelLabel={action === "cancel" ? t("ask.cancel.no") : t("ask.keep")}
      confirmLabel={t(`ask.${action}.yes`)}
      danger={danger}
      busy={run.isPending}
      busyLabel={t("busy")}
      onConfirm={confirm}
    >
      <Failure error={run.error} title={failed} text={errorText} />
    </ConfirmDialog>
  );
}
