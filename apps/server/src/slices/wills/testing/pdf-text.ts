import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface ReadPdf {
  /** Of each page, its lines in the order of the file, in NFKC: shaped letters are letters again. */
  pages: string[];
  title: string | undefined;
  language: string | undefined;
}

/** What somebody who copies or searches the text of a PDF gets. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await reading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    pages.push(text.normalize("NFKC").replaceAll(/\s+/g, " "));
  }
  const { info } = await document.getMetadata();
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  await reading.destroy();
  return { pages, title, language };
}
