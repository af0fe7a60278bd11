/** A node of PostgreSQL's own printed trees: what pg_node_tree columns hold. */
export interface Node {
  kind: string;
  fields: Record<string, Value>;
}

/** Bytes of a constant are kept as their list; everything else printed as a word is a string. */
export type Value = null | string | Node | Value[];

const token = /\s*([(){}[\]]|<>|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}[\]])+)/y;

/**
 * Reads one printed tree (outfuncs.c): `{KIND :field value …}`, `(list)`, `(b 1 2)` for a set, `<>` for nothing.
 * Throws on text that is none.
 */
export function parseNodeTree(text: string): Value {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) tokens.push(match[1]!);
  let at = 0;

  function node(): Node {
    const kind = tokens[at++]!;
    const fields: Record<string, Value> = {};
    while (tokens[at] !== "}") {
      const field = tokens[at++];
      if (!field?.startsWith(":")) throw new Error(`Not a field of a node tree: ${field}`);
      fields[field.slice(1)] = value();
      // A constant's value is written as its length and then the bytes.
      if (tokens[at] === "[") fields[field.slice(1)] = bytes();
    }
    at++;
    return { kind, fields };
  }

  function list(end: string): Value[] {
    const items: Value[] = [];
    while (tokens[at] !== end) {
      if (at >= tokens.length) throw new Error("A node tree ends too early");
      items.push(value());
    }
    at++;
    return items;
  }

  function bytes(): Value[] {
    at++;
    return list("]");
  }

  function value(): Value {
    const next = tokens[at++];
    if (next === undefined) throw new Error("A node tree ends too early");
    if (next === "<>") return null;
    if (next === "{") return node();
    if (next === "(") {
      const items = list(")");
      return ["b", "i", "o", "x"].includes(items[0] as string) ? items.slice(1) : items;
    }
    return next.replace(/^"(.*)"$/s, "$1").replace(/\\(.)/gs, "$1");
  }

  return value();
}

/** The nodes of a list; none when it is empty. */
export function nodes(value: Value | undefined): Node[] {
  return (Array.isArray(value) ? value : []) as Node[];
}

export function words(value: Value | undefined): string[] {
  return (Array.isArray(value) ? value : []) as string[];
}
