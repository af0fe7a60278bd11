/** What a column or an expression is in TypeScript. */
export interface Shape {
  /** As the driver hands it over, without null. */
  type: string;
  /** As it is inside of JSON: an instant is a text there, an amount a number. */
  inJson: string;
  nullable: boolean;
  /** The outer joins that may leave it out, where nothing else makes it null. */
  leftOutBy?: string;
  /** Nullable even where the outer join found its row. */
  nullableWhenThere?: boolean;
  /** The table's column that it is, unchanged: "app.assets.title". */
  from?: string;
}

export function orNull(type: string, nullable: boolean): string {
  return nullable && type !== "unknown" && type !== "null" ? `${type} | null` : type;
}

/** `"a" | "b"` with `"b" | "c"` is `"a" | "b" | "c"`; a plain string swallows its literals. */
export function unionOf(types: readonly string[]): string {
  const parts = [...new Set(types.flatMap(alternatives))].filter((part) => part !== "null");
  const lists = parts.some((part) => part.endsWith("[]") && part !== "never[]");
  const records = parts.some((part) => /^(Partial|Record)?[<{]/.test(part) && part !== "Record<never, never>");
  const kept = parts.filter(
    (part) =>
      !(part === "never[]" && lists) &&
      !(part === "Record<never, never>" && records) &&
      !(part.startsWith('"') && parts.includes("string")),
  );
  return kept.includes("unknown") ? "unknown" : kept.join(" | ") || "null";
}

/** The union without one of its texts. */
export function without(type: string, text: string): string {
  return alternatives(type)
    .filter((part) => part !== text)
    .join(" | ");
}

/** The alternatives of a union; one that is written inside of brackets stays whole. */
function alternatives(type: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const char of type) {
    if ("<{([".includes(char)) depth++;
    if (">})]".includes(char)) depth--;
    if (char === "|" && depth === 0) {
      parts.push(part.trim());
      part = "";
    } else part += char;
  }
  return [...parts, part.trim()];
}

export function arrayOf(type: string): string {
  return alternatives(type).length > 1 ? `(${type})[]` : `${type}[]`;
}

/** The shape of one of several expressions, as of a union, a case or a coalesce. */
export function eitherOf(shapes: readonly Shape[], nullable: boolean): Shape {
  return {
    type: unionOf(shapes.map(({ type }) => type)),
    inJson: unionOf(shapes.map(({ inJson }) => inJson)),
    nullable,
  };
}

export interface Column extends Shape {
  name: string;
}
