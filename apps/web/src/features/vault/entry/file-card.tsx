import type { VaultEntry } from "@heirlock/contract/vault";
import type { EntryLabel } from "@heirlock/crypto/vault/entry";
import { useTranslation } from "react-i18next";
import { fetchFile } from "../fetch-file.ts";
import { FileView } from "../offers/file-view.tsx";
import { fetchContentKey } from "../reveal-entry.ts";
import { RevealFailure } from "./content-card.tsx";

export interface FileCardProps {
  entry: VaultEntry;
  file: NonNullable<VaultEntry["file"]>;
  label: EntryLabel;
}

/** The file of an entry of one's own vault. */
export function FileCard({ entry, file, label }: FileCardProps) {
  const { t } = useTranslation("vault");
  return (
    <FileView
      label={label}
      sealedSize={file.size}
      open={async (type) => fetchFile(entry, await fetchContentKey(entry), type)}
      failure={(error) => <RevealFailure error={error} />}
      unchanged={t("entry.fileUnchanged")}
      note={t("entry.downloadNote")}
    />
  );
}
