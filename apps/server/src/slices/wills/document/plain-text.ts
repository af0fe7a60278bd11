import type { Column, WillDocument } from "./will-document.ts";

/** The document as lines, for whoever writes into it elsewhere. */
export function plainText(document: WillDocument): string {
  const { columns, governs, draft, signature, instructions, footer } = document;
  const parts = [
    [draft],
    ...columns.map(columnText),
    [governs],
    signature === null ? [] : signatureText(signature),
    [
      instructions.heading.toUpperCase(),
      ...instructions.lines.map(({ label, text }) => `- ${label}\n  ${text}`),
      ...instructions.notes,
    ],
    [footer.version, footer.hash === null ? "" : `${footer.hash.label}: ${footer.hash.value}`, draft],
  ];
  const said = parts.map((lines) => lines.filter((line) => line !== "")).filter((lines) => lines.length > 0);
  return `${said.map((lines) => lines.join("\n\n")).join("\n\n\n")}\n`;
}

function columnText({ title, note, clauses }: Column): string[] {
  return [
    title.toUpperCase(),
    note,
    ...clauses.flatMap(({ heading, paragraphs, table }, at) => [
      `${at + 1}. ${heading}`,
      ...paragraphs,
      table ? [table.head, ...table.rows].map((row) => row.join(": ")).join("\n") : "",
    ]),
  ];
}

function signatureText({ heading, text, lines, attestation, witnesses }: NonNullable<WillDocument["signature"]>) {
  const toSign = (label: string) => `${"_".repeat(40)}\n${label}`;
  return [
    heading.toUpperCase(),
    text,
    ...lines.map(toSign),
    attestation,
    ...witnesses.flatMap((witness) => [witness.heading, ...witness.lines.map(toSign)]),
  ];
}
