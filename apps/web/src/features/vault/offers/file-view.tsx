import type { EntryLabel } from "@heirlock/crypto/vault/entry";
import { type FileKind, fileTypes } from "@heirlock/domain/vault/file-types";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck, Download, EyeOff, FileText, type LucideIcon, Maximize2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useShownForAWhile } from "../../../platform/use-shown-for-a-while.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { fileFactsOf } from "../entry-details.ts";
import { PicturePreview } from "../file-preview/picture-preview.tsx";
import { saveToDisk } from "../file-preview/save-to-disk.ts";
import { useSizeText } from "../use-size-text.ts";

const PdfPreview = lazy(async () => ({ default: (await import("../file-preview/pdf-preview.tsx")).PdfPreview }));

export interface FileViewProps {
  label: EntryLabel;
  /** Of the sealed file, where the label does not say how large it is. */
  sealedSize: number;
  /** Fetches and opens it, as a file of this type. */
  open: (type: string) => Promise<Blob>;
  /** What is said when that failed. */
  failure: (error: unknown) => ReactNode;
  /** False: it may be looked at, and neither saved nor printed. A step of the interface, not of cryptography. */
  mayKeep?: boolean;
  /** That it is what its holder added, said once it was opened and its hash fits. */
  unchanged: ReactNode;
  /** What is said about saving it. */
  note: ReactNode;
}

/** The file of an entry: opened in the memory of this page, shown if it is a PDF or a picture, saved if asked for. */
export function FileView({
  label,
  sealedSize,
  open: openFile,
  failure,
  mayKeep = true,
  unchanged,
  note,
}: FileViewProps) {
  const { t } = useTranslation("vault");
  const sizeText = useSizeText();
  const { name, type, size } = fileFactsOf(label);
  const kind = kindOf(type);
  const canShow = kind === "pdf" || kind === "jpeg" || kind === "png";
  const { value: blob, show, hide } = useShownForAWhile<Blob>();
  const [pages, setPages] = useState<number | null>(null);
  const open = useMutation({
    gcTime: 0,
    mutationFn: async (then: "show" | "save") => {
      const opened = blob ?? (await openFile(type));
      if (then === "save") saveToDisk(opened, name || t("entry.fileUnnamed"));
      else show(opened);
    },
  });
  const fetching = (then: "show" | "save", icon: LucideIcon, label: string) => (
    <Button
      variant="secondary"
      size="sm"
      icon={icon}
      busy={open.isPending && open.variables === then}
      busyLabel={t("entry.fileOpening")}
      onClick={() => open.mutate(then)}
    >
      {label}
    </Button>
  );
  const facts = [
    t(`entry.kind.${kind ?? "other"}`),
    ...(pages === null ? [] : [t("entry.filePages", { count: pages })]),
    sizeText(size ?? sealedSize),
  ];
  return (
    <Card as="section" aria-labelledby="entry-file">
      <CardHeader id="entry-file" title={t("entry.fileTitle")} />
      <div className="grid gap-4 rounded-md bg-sunken p-4.5">
        {failure(open.error)}
        <div className="flex flex-wrap items-start gap-4">
          <span
            aria-hidden
            className="grid h-18 w-14 flex-none place-items-center rounded-sm border border-line bg-surface text-primary shadow-e1"
          >
            <FileText size={28} strokeWidth={1.6} />
          </span>
          <div className="min-w-0 flex-1 basis-48">
            <span className="block font-semibold break-words">
              <bdi translate={name ? "no" : undefined}>{name || t("entry.fileUnnamed")}</bdi>
            </span>
            <p className="text-ink-2">{facts.join(" · ")}</p>
            {blob && (
              <p className="mt-2 flex items-start gap-2.5">
                <CircleCheck aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 flex-none text-success" />
                {unchanged}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 print:hidden">
            {canShow && blob && (
              <Button variant="secondary" size="sm" icon={EyeOff} onClick={hide}>
                {t("entry.fileClose")}
              </Button>
            )}
            {canShow && !blob && fetching("show", Maximize2, t("entry.fileOpen"))}
            {mayKeep && fetching("save", Download, t("entry.fileDownload"))}
          </div>
        </div>
        {blob && (
          <div className={mayKeep ? undefined : "print:hidden"}>
            {kind === "pdf" ? (
              <Suspense fallback={<p role="status">{t("entry.fileOpening")}</p>}>
                <PdfPreview file={blob} mayPrint={mayKeep} onPages={setPages} />
              </Suspense>
            ) : (
              <PicturePreview file={blob} />
            )}
          </div>
        )}
        {blob && <p className="text-meta text-ink-3 print:hidden">{t("entry.fileHidden")}</p>}
        {!canShow && mayKeep && (
          <Alert tone="plain" className="bg-surface!">
            {t("entry.fileNoPreview")}
          </Alert>
        )}
        {!blob && <p className="text-meta text-ink-3 print:hidden">{note}</p>}
      </div>
    </Card>
  );
}

function kindOf(type: string): FileKind | null {
  return (Object.keys(fileTypes) as FileKind[]).find((kind) => fileTypes[kind].mime === type) ?? null;
}
