import type { VaultEntry } from "@heirlock/contract/vault";
import type { AssetId } from "@heirlock/domain/identifiers";
import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { toastError } from "../../../ui/feedback/toast-store.ts";
import { FieldError, FieldGroup } from "../../../ui/forms/field.tsx";
import { SelectAssets } from "../../assets/offers/select-assets.tsx";
import { linkedAssets, relinkAssets, unlinkAssets } from "../link-assets.ts";

/** For a new entry: the choice is held here until the entry is saved (VLT-030). */
export function ChosenAssets({
  ids,
  titles,
  onChange,
}: {
  ids: readonly AssetId[];
  titles: ReadonlyMap<string, string>;
  onChange: (ids: readonly AssetId[]) => void;
}) {
  return (
    <AssetLinks
      ids={ids}
      titleOf={(id) => titles.get(id)}
      busyId={null}
      onUnlink={(id) => onChange(ids.filter((one) => one !== id))}
      onLink={async (chosen) => {
        onChange(chosen);
        return null;
      }}
    />
  );
}

/** For an entry that exists: linking and unlinking take effect at once (VLT-029). */
export function LinkedAssets({ entry }: { entry: VaultEntry }) {
  const { t } = useTranslation("vault");
  const { id, linked_asset_ids: ids } = entry;
  const links = useQuery({ ...linkedAssets(id), enabled: ids.length > 0 });
  const [busyId, setBusyId] = useState<AssetId | null>(null);
  const unlink = async (assetId: AssetId) => {
    setBusyId(assetId);
    await unlinkAssets(id, [assetId]).catch(() => toastError(t("links.unlinkFailed")));
    setBusyId(null);
  };
  const link = async (chosen: readonly AssetId[]) => {
    const { failed } = await relinkAssets(entry, chosen);
    return failed && t(`links.${failed}Failed`);
  };
  return (
    <AssetLinks
      ids={ids}
      titleOf={(assetId) => links.data?.find((one) => one.id === assetId)?.title}
      waiting={ids.length > 0 && !links.data && (links.error ? "failed" : "loading")}
      busyId={busyId}
      onUnlink={(assetId) => void unlink(assetId)}
      onLink={link}
    />
  );
}

interface AssetLinksProps {
  ids: readonly AssetId[];
  /** Undefined for an asset that cannot be found (VLT-017). */
  titleOf: (id: AssetId) => string | undefined;
  waiting?: false | "loading" | "failed";
  busyId: AssetId | null;
  onUnlink: (id: AssetId) => void;
  /** Resolves to why the choice could not be taken over; null when it was. */
  onLink: (ids: readonly AssetId[]) => Promise<string | null>;
}

function AssetLinks({ ids, titleOf, waiting = false, busyId, onUnlink, onLink }: AssetLinksProps) {
  const { t } = useTranslation("vault");
  const { t: own } = useTranslation("vault/form");
  const [choosing, setChoosing] = useState(false);
  const [linking, setLinking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = () => {
    setProblem(null);
    setChoosing(true);
  };
  const confirm = async (chosen: AssetId[]) => {
    setLinking(true);
    const wrong = await onLink(chosen);
    setLinking(false);
    setProblem(wrong);
    if (wrong === null) setChoosing(false);
  };
  return (
    <FieldGroup id="linked-assets" label={own("links.label")} mark="optional">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {waiting === "loading" ? (
          <p role="status" className="text-ink-2">
            {t("links.loading")}
          </p>
        ) : waiting === "failed" ? (
          <FieldError>{t("links.fetchFailed")}</FieldError>
        ) : ids.length === 0 ? (
          <p className="text-ink-2">{t("links.none")}</p>
        ) : (
          <AssetList>
            {ids.map((id) => (
              <AssetRow key={id} title={titleOf(id)} busy={busyId === id} onUnlink={() => onUnlink(id)} />
            ))}
          </AssetList>
        )}
        <Button variant="secondary" size="sm" icon={Link2} onClick={open}>
          {t("links.link")}
        </Button>
      </div>
      {choosing && (
        <SelectAssets
          open
          onOpenChange={setChoosing}
          purpose={t("links.purpose")}
          initial={ids}
          linking={linking}
          problem={problem}
          onConfirm={(chosen) => void confirm(chosen)}
        />
      )}
    </FieldGroup>
  );
}

function AssetList({ children }: { children: ReactNode }) {
  return <ul className="w-full divide-y divide-line rounded-md border border-line">{children}</ul>;
}

function AssetRow({ title, busy, onUnlink }: { title: string | undefined; busy: boolean; onUnlink: () => void }) {
  const { t } = useTranslation("vault");
  const name = title ?? t("links.unknown");
  return (
    <li className="flex items-center gap-3 py-1 ps-3.5 pe-1">
      <bdi className={title === undefined ? "min-w-0 flex-1 text-ink-2" : "min-w-0 flex-1 break-words"}>{name}</bdi>
      <Button
        variant="ghost"
        size="sm"
        busy={busy}
        aria-label={t("links.unlinkOf", { title: name })}
        onClick={onUnlink}
      >
        {t("links.unlink")}
      </Button>
    </li>
  );
}
