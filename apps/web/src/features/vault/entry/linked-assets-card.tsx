import type { VaultEntry } from "@heirlock/contract/vault";
import type { AssetId } from "@heirlock/domain/identifiers";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Landmark, Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast, toastError } from "../../../ui/feedback/toast-store.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { SelectAssets } from "../../assets/offers/select-assets.tsx";
import { type LinkedAsset, linkAssets, linkedAssets, relinkAssets, unlinkAssets } from "../link-assets.ts";

/** The assets that an entry belongs to. Linking and unlinking take effect at once (VLT-029). */
export function LinkedAssetsCard({ entry }: { entry: VaultEntry }) {
  const { t } = useTranslation("vault");
  const links = useQuery({ ...linkedAssets(entry.id), enabled: entry.linked_asset_ids.length > 0 });
  const [choosing, setChoosing] = useState(false);
  const { id, linked_asset_ids: linked } = entry;
  const link = useMutation({
    mutationFn: (ids: AssetId[]) => relinkAssets(entry, ids),
    onSuccess: ({ failed }) => {
      if (failed) return;
      setChoosing(false);
      toast({ title: t("links.linked") });
    },
  });
  const again = (assetId: AssetId) => linkAssets(id, [assetId]).catch(() => toastError(t("links.linkFailed")));
  const unlink = useMutation({
    mutationFn: (assetId: AssetId) => unlinkAssets(id, [assetId]),
    onSuccess: (_, assetId) =>
      void toast({
        title: t("links.unlinked"),
        tone: "info",
        action: { label: t("links.undo"), onPress: () => void again(assetId) },
      }),
    onError: () => toastError(t("links.unlinkFailed")),
  });
  return (
    <Card as="section" aria-labelledby="entry-links">
      <CardHeader id="entry-links" title={t("links.title")} />
      {linked.length === 0 ? (
        <p className="text-ink-2">{t("links.none")}</p>
      ) : links.isError && !links.data ? (
        <Alert tone="danger" live="polite">
          {t("links.fetchFailed")}
        </Alert>
      ) : !links.data ? (
        <p role="status" className="text-ink-2">
          {t("links.loading")}
        </p>
      ) : (
        <ul>
          {linked.map((assetId) => (
            <AssetRow
              key={assetId}
              asset={links.data.find((asset) => asset.id === assetId) ?? null}
              busy={unlink.isPending && unlink.variables === assetId}
              onUnlink={() => unlink.mutate(assetId)}
            />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={Link2}
        className="mt-3 print:hidden"
        onClick={() => {
          link.reset();
          setChoosing(true);
        }}
      >
        {t("links.link")}
      </Button>
      {choosing && (
        <SelectAssets
          open
          onOpenChange={setChoosing}
          purpose={t("links.purpose")}
          initial={linked}
          linking={link.isPending}
          problem={link.data?.failed ? t(`links.${link.data.failed}Failed`) : null}
          onConfirm={(ids) => link.mutate(ids)}
        />
      )}
    </Card>
  );
}

function AssetRow({ asset, busy, onUnlink }: { asset: LinkedAsset | null; busy: boolean; onUnlink: () => void }) {
  const { t } = useTranslation("vault");
  const title = asset?.title ?? t("links.unknown");
  return (
    <li className="flex items-center gap-3.5 border-t border-line py-2.5 first:border-t-0">
      <IconTile icon={Landmark} />
      {asset ? (
        <Link
          to="/dashboard/will-holder/assets/$id"
          params={{ id: asset.id }}
          className="min-w-0 flex-1 py-2 font-semibold break-words text-ink no-underline hover:underline"
        >
          <bdi translate="no">{title}</bdi>
        </Link>
      ) : (
        <span className="min-w-0 flex-1 text-ink-2">{title}</span>
      )}
      <Button
        variant="ghost"
        size="sm"
        busy={busy}
        aria-label={t("links.unlinkOf", { title })}
        onClick={onUnlink}
        className="print:hidden"
      >
        {t("links.unlink")}
      </Button>
    </li>
  );
}
