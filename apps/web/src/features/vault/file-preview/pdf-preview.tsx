import { ChevronLeft, ChevronRight, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { drawPage, type OpenPdf, openPdf, type PDFDocumentProxy } from "./open-pdf.ts";

/** As wide as a page is drawn: sharp on paper too. */
const pageWidth = 900;

/** A PDF page by page, drawn from memory. Nothing of it outlives this component. */
export function PdfPreview({
  file,
  mayPrint,
  onPages,
}: {
  file: Blob;
  mayPrint: boolean;
  onPages: (pages: number) => void;
}) {
  const { t } = useTranslation("vault");
  const [opened, setOpened] = useState<OpenPdf | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    let made: OpenPdf | null = null;
    openPdf(file).then(
      (open) => {
        made = open;
        if (!wanted) return open.close();
        onPages(open.pdf.numPages);
        setOpened(open);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
      made?.close();
      setOpened(null);
    };
  }, [file, onPages]);
  if (failed)
    return (
      <Alert tone="warning" live="polite">
        {t("entry.fileDamagedPdf")}
      </Alert>
    );
  if (!opened) return <p role="status">{t("entry.fileOpening")}</p>;
  return <Pages pdf={opened.pdf} mayPrint={mayPrint} />;
}

function Pages({ pdf, mayPrint }: { pdf: PDFDocumentProxy; mayPrint: boolean }) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const [page, setPage] = useState(1);
  const [printing, setPrinting] = useState(false);
  const total = pdf.numPages;
  return (
    <div className="grid justify-items-center gap-3">
      <div className="flex flex-wrap items-center justify-center gap-2 print:hidden">
        <IconButton
          bordered
          mirrored
          icon={ChevronLeft}
          label={t("entry.filePrevious")}
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        />
        <p role="status" className="num px-2">
          {t("entry.filePage", { page: format.number(page), total: format.number(total) })}
        </p>
        <IconButton
          bordered
          mirrored
          icon={ChevronRight}
          label={t("entry.fileNext")}
          disabled={page === total}
          onClick={() => setPage(page + 1)}
        />
        {mayPrint && (
          <Button
            variant="secondary"
            size="sm"
            icon={Printer}
            busy={printing}
            waits={false}
            busyLabel={t("entry.filePreparing")}
            onClick={() => setPrinting(true)}
          >
            {t("entry.filePrint")}
          </Button>
        )}
      </div>
      <div className="print:hidden">
        <Page pdf={pdf} page={page} />
      </div>
      {printing && <PrintedPages pdf={pdf} onDone={() => setPrinting(false)} />}
    </div>
  );
}

/** All pages, on paper only: the printer is asked once the last of them was drawn. */
function PrintedPages({ pdf, onDone }: { pdf: PDFDocumentProxy; onDone: () => void }) {
  const drawn = useRef(new Set<number>());
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const note = (page: number) => {
    drawn.current.add(page);
    if (drawn.current.size < pdf.numPages) return;
    window.print();
    onDone();
  };
  return (
    <div aria-hidden className="hidden print:grid print:gap-4">
      {numbers.map((page) => (
        <Page key={page} pdf={pdf} page={page} onDrawn={() => note(page)} />
      ))}
    </div>
  );
}

function Page({ pdf, page, onDrawn }: { pdf: PDFDocumentProxy; page: number; onDrawn?: () => void }) {
  const { t } = useTranslation("vault");
  const format = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const told = useRef(onDrawn);
  told.current = onDrawn;
  useEffect(() => {
    let stop = () => {};
    let wanted = true;
    pdf
      .getPage(page)
      .then((found) => {
        if (!wanted || !canvas.current) return;
        const drawing = drawPage(found, canvas.current, pageWidth);
        stop = () => drawing.cancel();
        return drawing.promise.then(() => told.current?.());
      })
      .catch(() => {
        // Stopped, because another page was wanted.
      });
    return () => {
      wanted = false;
      stop();
    };
  }, [pdf, page]);
  return (
    <canvas
      ref={canvas}
      // A canvas draws texts in its own direction, and this one is no part of the page's.
      dir="ltr"
      role="img"
      aria-label={t("entry.filePage", { page: format.number(page), total: format.number(pdf.numPages) })}
      className="h-auto max-h-[85dvh] w-auto max-w-full rounded-sm border border-line bg-white print:max-h-none"
    />
  );
}
