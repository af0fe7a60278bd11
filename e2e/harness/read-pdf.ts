/** What somebody who copies or searches the text of a PDF gets, page by page; shaped letters are letters again. */
export async function readPdf(pdf: Uint8Array) {
  // Fetched here: it warns of a canvas that nobody draws on.
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await reading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ("str" in item ? `${item.str} ` : ""))
        .join("")
        .normalize("NFKC")
        .replaceAll(/\s+/g, " "),
    );
  }
  const { info } = await document.getMetadata();
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  await reading.destroy();
  return { pages, title, language };
}
