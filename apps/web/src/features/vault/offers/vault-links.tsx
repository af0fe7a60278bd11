import type { AssetId, EntryId } from "@heirlock/domain/identifiers";
import { useMutation } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { UnlockDialog } from "../../account/offers/unlock-dialog.tsx";
import { LinkFailed, linkedTo, relinkEntries } from "../picker/link-entries.ts";
import { LinkedVaultItems } from "../picker/linked-vault-items.tsx";
import { useOpenEntries } from "./open-entries.ts";

const EntryDetailModal = lazy(async () => ({
  default: (await import("../entry/entry-detail-modal.tsx")).EntryDetailModal,
}));
const SelectVaultEntriesDialog = lazy(async () => ({
  default: (await import("../picker/select-vault-entries-dialog.tsx")).SelectVaultEntriesDialog,
}));

interface LinkedAsset {
  id: AssetId;
  title: string;
}

export interface VaultLinksProps {
  /** Among the cards of a list, or as a section of the asset's own page. */
  place: "card" | "page";
  children: (vaultItems: (asset: LinkedAsset) => ReactNode) => ReactNode;
}

type Wanted = { asset: LinkedAsset } | { details: string };

/** Draws the linked vault items of assets, with one picker and one detail modal for all of them. */
export function VaultLinks({ place, children }: VaultLinksProps) {
  const vault = useOpenEntries({ starts: false });
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const close = () => setWanted(null);
  return (
    <>
      {children((asset) => (
        <LinkedVaultItems
          place={place}
          assetId={asset.id}
          assetTitle={asset.title}
          vault={vault}
          onLink={() => setWanted({ asset })}
          onDetails={(details) => setWanted({ details })}
        />
      ))}
      {wanted !== null && !vault.unlocked && (
        <UnlockDialog open onOpenChange={(open) => !open && close()} onUnlocked={() => setWanted(wanted)} />
      )}
      {wanted !== null && vault.unlocked && (
        <Suspense>
          {"asset" in wanted ? (
            <Picker asset={wanted.asset} vault={vault} onClose={close} />
          ) : (
            <EntryDetailModal id={wanted.details} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

interface PickerProps {
  asset: LinkedAsset;
  vault: ReturnType<typeof useOpenEntries>;
  onClose: () => void;
}

function Picker({ asset, vault, onClose }: PickerProps) {
  const { t } = useTranslation("vault/picker");
  const linked = linkedTo(asset.id, vault.sealed.data?.entries ?? []).map(({ id }) => id);
  const relink = useMutation({
    mutationFn: (chosen: EntryId[]) => relinkEntries(asset.id, linked, chosen),
    onSuccess: () => {
      onClose();
      toast({ title: t("saved") });
    },
  });
  const failed = relink.error instanceof LinkFailed ? relink.error.step : relink.error && "link";
  return (
    <SelectVaultEntriesDialog
      open
      onOpenChange={(open) => !open && onClose()}
      purpose={t("purpose", { title: asset.title })}
      vault={vault}
      asset={asset.id}
      initial={linked}
      linking={relink.isPending}
      problem={failed && t(`failed.${failed}`)}
      onConfirm={(ids) => relink.mutate(ids)}
    />
  );
}
