import type { Member } from "@heirlock/contract/members/members";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { followMember } from "../../../platform/plan/act.ts";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberChange } from "../use-member-change.ts";

/** Reset to Defaults gives up what the holder chose, so it asks (PRM-006, PRM-030). */
export function ResetDialog({
  member,
  role,
  areaNames,
  onClose,
  onDone,
}: {
  member: Member;
  role: string;
  areaNames: string;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation("members/member-detail");
  const { t: permission } = useTranslation("members/permissions");
  const failureText = useFailureText();
  const reset = useMemberChange(async () => {
    await call("POST /api/members/:id/permissions/reset", { params: { id: member.id } });
    await followMember(member.id, "level");
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("permissions.resetAsk", { role })}
      effects={[t("permissions.resetEffect", { areas: areaNames }), t("permissions.resetEffectUnsaved")]}
      cancelLabel={t("cancel")}
      confirmLabel={permission("reset")}
      busy={reset.isPending}
      busyLabel={t("saving")}
      onConfirm={() =>
        reset.mutate(undefined, {
          onSuccess: () => {
            toast({ title: t("permissions.resetDone"), text: t("permissions.resetDoneText") });
            onDone();
            onClose();
          },
          onError: (error) => toastError(failureText(error, t("permissions.resetFailed"))),
        })
      }
    />
  );
}
