import type { Asset } from "@heirlock/contract/assets";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../platform/api/api-error.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { useDeleteAsset } from "./delete-asset.ts";
import { useAssetWills } from "./list-asset-wills.ts";

export interface DeleteAssetDialogProps {
  asset: Asset;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteAssetDialog({ asset, open, onOpenChange }: DeleteAssetDialogProps) {
  const { t } = useTranslation("assets");
  const navigate = useNavigate();
  const remove = useDeleteAsset(asset.id);
  const { data: wills = [] } = useAssetWills(asset.id);
  const isInDraft = wills.some((one) => one.version_status === "draft");
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t("delete.done"), text: t("delete.doneText", { title: asset.title }) });
        void navigate({ to: "/dashboard/will-holder/assets", search: {} });
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("delete.question", { title: asset.title })}
      description={t("delete.effect")}
      cancelLabel={t("delete.keep")}
      confirmLabel={t("delete.confirm")}
      danger
      busy={remove.isPending}
      busyLabel={t("delete.deleting")}
      onConfirm={confirm}
    >
      {isInDraft && !remove.isError && <p>{t("delete.fromDraft")}</p>}
      {remove.isError && (
        <Alert tone="danger" live="assertive">
          {t(hasCode(remove.error, "ASSET_IN_WILL") ? "delete.inWill" : "delete.failed")}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
