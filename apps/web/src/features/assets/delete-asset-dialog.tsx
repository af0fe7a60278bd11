import type { Asset } from "@heirlock/contract/assets";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/feedback/alert.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { useDeleteAsset } from "./delete-asset.ts";

export interface DeleteAssetDialogProps {
  asset: Asset;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteAssetDialog({ asset, open, onOpenChange }: DeleteAssetDialogProps) {
  const { t } = useTranslation("assets");
  const navigate = useNavigate();
  const remove = useDeleteAsset(asset.id);
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
      {remove.isError && (
        <Alert tone="danger" live="assertive">
          {t("delete.failed")}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
