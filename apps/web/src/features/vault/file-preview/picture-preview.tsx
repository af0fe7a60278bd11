import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback/alert.tsx";

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

/** An address for a file in memory, taken back as soon as nothing is drawn from it. Null for the first moment. */
function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
