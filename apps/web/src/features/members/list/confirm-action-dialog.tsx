import type { Member } from "@heirlock/contract/members/members";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { memberName } from "../offers/member-name.ts";
import { usePeopleErrorText } from "../offers/use-member-error-text.ts";
import { type RunnableAction, useRunAction } from "./run-action.ts";

/** What is asked about before it is done, with the number of effects that are named. */
const questions = {
  cancel: { effects: 2, danger: false, undo: "sendAgain" },
  confirm: { effects: 3, danger: false, undo: null },
  deactivate: { effects: 2, danger: false, undo: "activate" },
  revoke: { effects: 3, danger: true, undo: null },
  delete: { effects: 3, danger: true, undo: null },
} as const satisfies Record<string, { effects: number; danger: boolean; undo: RunnableAction | null }>;
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
  const errorText = usePeopleErrorText();
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
      effects={Array.from({ length: effects }, (_, i) => t(`ask.${action}.effect${i + 1}`, { name }))}
      cancelLabel={action === "cancel" ? t("ask.cancel.no") : t("ask.keep")}
      confirmLabel={t(`ask.${action}.yes`)}
      danger={danger}
      busy={run.isPending}
      busyLabel={t("busy")}
      onConfirm={confirm}
    >
      {run.error && (
        <Alert tone="danger" live="assertive" title={failed}>
          {errorText(run.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
