import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback/alert.tsx";

export interface LeftOut {
  /** Of the item it belongs to. */
  id: string;
  name: string;
}

/** Attached files that do not come along are named one by one: whoever deletes the other program must know them. */
export function LeftOutFiles({ files }: { files: readonly LeftOut[] }) {
  const { t } = useTranslation("vault/import");
  return (
    <Alert tone="warning" title={t("leftOut.title", { count: files.length })}>
      <p>{t("leftOut.text")}</p>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {files.map(({ id, name }, at) => (
          // Two files of an item may have the same name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stands as it is
          <li key={`${id}-${at}`} className="break-words">
            <bdi translate="no">{name}</bdi>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
