import type { Language } from "@heirlock/domain/languages";
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { Clause } from "./clauses.ts";
import type { Column, WillDocument } from "./will-document.ts";

/** Twentieths of a point. */
const paper = { a4: { width: 11906, height: 16838 }, "us-letter": { width: 12240, height: 15840 } };
/** 25 mm (DOC-003). */
const margin = 1417;

/** The document as a Word file, one language after the other, for lawyers who write into it. */
export async function wordFile(document: WillDocument): Promise<Buffer> {
  const { columns, governs, draft, signature, instructions, footer } = document;
  const own = writerIn(columns[0].language);
  const file = new Document({
    title: columns[0].title,
    styles: { default: { document: { run: { font: "Times New Roman", size: 24, sizeComplexScript: 28 } } } },
    sections: [
      {
        properties: {
          page: { size: paper[document.paper], margin: { top: margin, right: margin, bottom: margin, left: margin } },
        },
        // On every page (DOC-007).
        headers: draft === "" ? {} : { default: new Header({ children: [own.line(draft, { bold: true })] }) },
        footers: { default: new Footer({ children: footLines(footer, own) }) },
        children: [
          ...columns.flatMap((column) => columnBlocks(column)),
          ...(governs === "" ? [] : [own.line(governs, { italics: true })]),
          ...(signature === null ? [] : signatureBlocks(signature, own)),
          own.heading(instructions.heading, HeadingLevel.HEADING_1, { pageBreakBefore: true }),
          ...instructions.lines.flatMap(({ label, text }) => [own.line(label, { bold: true }), own.line(text)]),
          ...instructions.notes.map((note) => own.line(note)),
        ],
      },
    ],
  });
  return await Packer.toBuffer(file);
}

type Writer = ReturnType<typeof writerIn>;

/** Paragraphs of one language, from its own side of the page. */
function writerIn(language: Language) {
  const isArabic = language === "ar";
  const run = (text: string, look: { bold?: boolean; italics?: boolean } = {}) =>
    new TextRun({
      text,
      rightToLeft: isArabic,
      ...(look.bold && { bold: true, boldComplexScript: true }),
      ...(look.italics && { italics: true, italicsComplexScript: true }),
      language: isArabic ? { bidirectional: "ar-SA" } : { value: language },
    });
  const paragraph = (children: TextRun[], options: IParagraphOptions = {}) =>
    new Paragraph({ spacing: { after: 120 }, bidirectional: isArabic, ...options, children });
  return {
    isArabic,
    run,
    paragraph,
    line: (text: string, look?: Parameters<typeof run>[1]) => paragraph([run(text, look)]),
    heading: (text: string, heading: IParagraphOptions["heading"], options: IParagraphOptions = {}) =>
      paragraph([run(text, { bold: true })], { ...options, ...(heading && { heading }), keepNext: true }),
  };
}

function columnBlocks({ language, title, note, clauses }: Column): (Paragraph | Table)[] {
  const write = writerIn(language);
  return [
    write.heading(title, HeadingLevel.HEADING_1),
    ...(note === "" ? [] : [write.line(note, { italics: true })]),
    ...clauses.flatMap(({ heading, paragraphs, table }, at) => [
      write.heading(`${at + 1}. ${heading}`, HeadingLevel.HEADING_2),
      ...paragraphs.map((said) => write.line(said)),
      ...(table ? [tableOf(table, write)] : []),
    ]),
  ];
}

function tableOf({ head, rows }: NonNullable<Clause["table"]>, write: Writer): Table {
  const row = (cells: readonly string[], bold: boolean) =>
    new TableRow({
      tableHeader: bold,
      children: cells.map((text) => new TableCell({ children: [write.line(text, { bold })] })),
    });
  return new Table({
    visuallyRightToLeft: write.isArabic,
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  });
}

function signatureBlocks(
  { heading, text, lines, attestation, witnesses }: NonNullable<WillDocument["signature"]>,
  write: Writer,
): Paragraph[] {
  const toSign = (label: string) =>
    write.paragraph([write.run(label)], {
      spacing: { before: 700, after: 120 },
      border: { top: { style: BorderStyle.SINGLE, size: 6, space: 2 } },
      keepNext: true,
    });
  return [
    write.heading(heading, HeadingLevel.HEADING_2),
    ...(text === "" ? [] : [write.line(text)]),
    ...lines.map(toSign),
    ...(attestation === "" ? [] : [write.line(attestation)]),
    ...witnesses.flatMap((witness) => [write.line(witness.heading, { bold: true }), ...witness.lines.map(toSign)]),
  ];
}

function footLines({ version, hash, page, initials }: WillDocument["footer"], write: Writer): Paragraph[] {
  const [before = "", between = "", after = ""] = page.split(/\{n\}|\{of\}/);
  const pages = new TextRun({
    rightToLeft: write.isArabic,
    children: [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after],
  });
  return [
    write.paragraph([write.run(`${initials} ${".".repeat(30)}`)]),
    write.paragraph([write.run(hash === null ? version : `${version} · ${hash.label} ${hash.value}`)]),
    write.paragraph([pages], { alignment: AlignmentType.END }),
  ];
}
