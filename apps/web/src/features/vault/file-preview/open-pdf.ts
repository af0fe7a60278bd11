import { getDocument, type PDFDocumentProxy, type PDFPageProxy, PDFWorker } from "pdfjs-dist";
import { pdfWorkerUrl, trustedScriptUrl } from "../../../platform/workers/trusted-types.ts";

export type { PDFDocumentProxy, PDFPageProxy };

export interface OpenPdf {
  pdf: PDFDocumentProxy;
  /** Lets go of the document and of its worker. */
  close: () => void;
}

/**
 * Reads a PDF in a worker of its own, without the browser's viewer: that one would keep the open file in a frame that a
 * lock cannot empty. Scripts and forms of the document are never run, and nothing is fetched for it.
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const port = new Worker(trustedScriptUrl(pdfWorkerUrl), { type: "module" });
  const worker = PDFWorker.create({ port } as never);
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker,
    useWasm: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    enableXfa: false,
    verbosity: 0,
  } as Parameters<typeof getDocument>[0]);
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  try {
    return { pdf: await task.promise, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Draws a page as wide as wanted, in the pixels of the screen. Rejects when it was stopped. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number) {
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (width / plain.width) * Math.min(window.devicePixelRatio || 1, 2) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  return page.render({ canvas, viewport });
}
