import { defaultCurrency } from "@heirlock/domain/money";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../platform/api/api-error.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { toast } from "../../ui/feedback/toast-store.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { type AssetDraft, fieldsOf, newDraft } from "./asset-draft.ts";
import { AssetForm } from "./asset-form.tsx";
import { readAddAssetSearch } from "./assets-search.ts";
import { BackToAssets } from "./back-to-assets.tsx";
import { useCreateAsset } from "./create-asset.ts";

const AssetLimitDialog = lazy(async () => ({
  default: (await import("./asset-limit-dialog.tsx")).AssetLimitDialog,
}));

export function AddAssetPage() {
  const { t } = useTranslation("assets");
  const navigate = useNavigate();
  const { profile } = useSession();
  const search = readAddAssetSearch(useSearch({ strict: false }));
  const create = useCreateAsset();
  // Made once for the page: pressing twice, or again after a lost answer, adds one asset.
  const [id] = useState(() => crypto.randomUUID());
  const toList = () => void navigate({ to: "/dashboard/will-holder/assets", search: {} });

  const submit = async (draft: AssetDraft) => {
    const asset = await create.mutateAsync({ id, ...fieldsOf(draft) });
    toast({ title: t("form.added"), text: t("form.addedText", { title: asset.title }) });
    toList();
  };

  const full = hasCode(create.error, "CAP_REACHED") ? create.error : null;
  return (
    <>
      <PageHeader back={<BackToAssets />} title={t("form.addTitle")} text={t("form.addLead")} />
      <AssetForm
        initial={newDraft(search, profile?.main_currency ?? defaultCurrency)}
        submitLabel={t("form.add")}
        notice={<Failure error={full ? null : create.error} title={t("form.addFailed")} text={t("form.kept")} />}
        onSubmit={submit}
        onCancel={toList}
      />
      {full && (
        <Suspense>
          <AssetLimitDialog onClose={create.reset} used={full.used ?? 0} max={full.max ?? 0} />
        </Suspense>
      )}
    </>
  );
}
