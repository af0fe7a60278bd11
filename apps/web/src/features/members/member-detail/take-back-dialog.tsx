import type { AssignedAsset } from "@heirlock/contract/members/assignments";
import type { Member } from "@heirlock/contract/members/members";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberChange } from "../use-member-change.ts";

export function TakeBackDialog({
  member,
  asset,
  onClose,
}: {
  member: Member;
  asset: AssignedAsset;
  onClose: () => void;
}) {
  const { t } = useTranslation("members/member-detail");
  const failureText = useFailureText();
  const name = member.first_name;
  const takeBack = useMemberChange(() =>
    call("POST /api/members/:id/assets/unassign", {
      params: { id: member.id },
      body: { asset_ids: [asset.asset_id] },
    }),
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("assets.takeBackTitle", { title: asset.title })}
      description={t("assets.takeBackText", { name })}
      cancelLabel={t("cancel")}
      confirmLabel={t("assets.takeBack")}
      busy={takeBack.isPending}
      busyLabel={t("saving")}
      onConfirm={() =>
        takeBack.mutate(undefined, {
          onSuccess: () => {
            toast({ title: t("assets.saved"), text: t("assets.savedText", { name }) });
            onClose();
          },
          onError: (error) => toastError(failureText(error, t("assets.failed"))),
        })
      }
    />
  );
}
