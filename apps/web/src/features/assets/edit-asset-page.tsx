import type { Asset } from "@heirlock/contract/assets";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../platform/api/api-error.ts";
import { AlertButton } from "../../ui/feedback/alert.tsx";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { type AssetDraft, changedFields, draftOf } from "./asset-draft.ts";
import { AssetForm } from "./asset-form.tsx";
import { AssetGate } from "./asset-gate.tsx";
import { BackToAssets } from "./back-to-assets.tsx";
import { useAsset } from "./get-asset.ts";
import { useUpdateAsset } from "./update-asset.ts";

export function EditAssetPage() {
  const { t } = useTranslation("assets");
  const { id = "" } = useParams({ strict: false });
  const asset = useAsset(id);
  return (
    <>
      <PageHeader back={<BackToAssets />} title={t("form.editTitle")} text={t("form.editLead")} />
      <AssetGate asset={asset}>{(loaded) => <EditForm asset={loaded} reload={asset.refetch} />}</AssetGate>
    </>
  );
}

function EditForm({ asset, reload }: { asset: Asset; reload: () => Promise<{ data?: Asset | undefined }> }) {
  const { t } = useTranslation("assets");
  const navigate = useNavigate();
  // The version the person is looking at: a live update behind the form must not silently become its base.
  const [opened, setOpened] = useState(asset);
  const update = useUpdateAsset(asset.id);
  const toDetail = () => void navigate({ to: "/dashboard/will-holder/assets/$id", params: { id: asset.id } });

  const submit = async (draft: AssetDraft) => {
    const saved = await update.mutateAsync({ version: opened.version, ...changedFields(draftOf(opened), draft) });
    toast({ title: t("form.saved"), text: t("form.savedText", { title: saved.title }) });
    toDetail();
  };
  const loadNewest = async () => {
    const { data } = await reload();
    if (data) setOpened(data);
    update.reset();
  };

  return (
    <AssetForm
      key={opened.version}
      initial={draftOf(opened)}
      submitLabel={t("form.save")}
      notice={<SaveFailure error={update.error} onLoadNewest={() => void loadNewest()} />}
      onSubmit={submit}
      onCancel={toDetail}
    />
  );
}

function SaveFailure({ error, onLoadNewest }: { error: Error | null; onLoadNewest: () => void }) {
  const { t } = useTranslation("assets");
  if (!hasCode(error, "UPDATE_ERROR"))
    return <Failure error={error} title={t("form.saveFailed")} text={t("form.kept")} />;
  return (
    <Failure
      error={error}
      tone="warning"
      title={t("form.conflictTitle")}
      text={t("form.conflictText")}
      action={<AlertButton onClick={onLoadNewest}>{t("form.conflictLoad")}</AlertButton>}
    />
  );
}
