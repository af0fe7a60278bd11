import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface ReadPdf {
  /** Of each page, its lines in the order of the file, in NFKC: shaped letters are letters again. */
  pages: string[];
  /** Of the first page, in points: width, height, and where its text begins. */
  paper: { width: number; height: number; left: number; top: number };
  title: string | undefined;
  language: string | undefined;
}

/** What somebody who copies or searches the text of a PDF gets. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await reading.promise;
  const pages: string[] = [];
  const paper = await paperOf(await document.getPage(1));
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    pages.push(text.normalize("NFKC").replaceAll(/\s+/g, " "));
  }
  const { info } = await document.getMetadata();
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  await reading.destroy();
  return { pages, paper, title, language };
}

async function paperOf(page: PDFPageProxy): Promise<ReadPdf["paper"]> {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
  const [x, y] = [4, 5].map((at) => words.map(({ transform }) => transform[at] as number));
  return { width, height, left: Math.min(...x!), top: height - Math.max(...y!) };
}
