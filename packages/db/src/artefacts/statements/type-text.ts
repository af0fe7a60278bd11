/** A type on one line, and how it is laid out when it does not fit. */
export type TypeText = { text: string } & (
  | { opens?: never; wraps?: never }
  /** One field a line. */
  | { opens: "{"; lines: readonly string[]; closes: "}" }
  /** As many names as fit. */
  | { opens: string; fills: readonly string[]; closes: ">" }
  /** OrLeftOut<…>. */
  | { wraps: readonly TypeText[] }
);

const width = 120;

export function literal(fields: readonly string[]): TypeText {
  return { text: `{ ${fields.join("; ")} }`, opens: "{", lines: fields, closes: "}" };
}

export function intersection(parts: readonly TypeText[]): string {
  return parts.map(({ text }) => text).join(" & ");
}

/** `export type X = A & B;` on as few lines as are easily read. */
export function print(start: string, parts: readonly TypeText[]): string {
  const line = `${start} ${intersection(parts)};`;
  if (line.length <= width) return line;
  const [only] = parts;
  if (parts.length === 1 && only && "lines" in only) return `${start} ${laidOut(only, "")};`;
  return `${start}\n  ${laidOutTogether(parts, "  ")};`;
}

function laidOutTogether(parts: readonly TypeText[], indent: string): string {
  return parts.map((part) => laidOut(part, indent)).join(` &\n${indent}`);
}

function laidOut(part: TypeText, indent: string): string {
  if (indent.length + part.text.length + 2 <= width) return part.text;
  const inner = `${indent}  `;
  if ("lines" in part) return `{\n${part.lines.map((line) => `${inner}${line};\n`).join("")}${indent}}`;
  if ("fills" in part) return `${part.opens}\n${filled(part.fills, inner)}\n${indent}>`;
  if (part.wraps) return `OrLeftOut<\n${inner}${laidOutTogether(part.wraps, inner)}\n${indent}>`;
  return part.text;
}

function filled(names: readonly string[], indent: string): string {
  const lines = [indent];
  for (const [at, name] of names.entries()) {
    const word = at === 0 ? name : ` | ${name}`;
    if (`${lines.at(-1)}${word}`.length <= width) lines[lines.length - 1] += word;
    else lines.push(`${indent}| ${name}`);
  }
  return lines.join("\n");
}
