import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useObjectUrl } from "./use-object-url.ts";

export function PicturePreview({ file }: { file: Blob }) {
  const { t } = useTranslation("vault");
  const url = useObjectUrl(file);
  const [broken, setBroken] = useState(false);
  if (broken)
    return (
      <Alert tone="warning" live="polite">
        {t("entry.fileDamagedPicture")}
      </Alert>
    );
  if (!url) return null;
  return (
    <img
      src={url}
      alt={t("entry.filePicture")}
      onError={() => setBroken(true)}
      className="mx-auto max-h-[80dvh] max-w-full rounded-sm border border-line bg-surface"
    />
  );
}
