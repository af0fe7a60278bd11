import { bothIds, isId } from "./ids.ts";
import { type Node, nodes, type Value } from "./node-tree.ts";
import { type Column, orNull } from "./shape.ts";

/** What the uses of a parameter say about it. */
interface Use {
  /** It is tested for null, or something stands in for it. */
  mayBeNull: boolean;
  /** It is compared or put where no null fits. */
  wants: boolean;
  /** The texts that its column allows. */
  type?: string;
  /** What it is the id of. */
  id?: string;
}

/** Looks up what a variable is, and what a column of the table that a query writes is. */
export interface Lookup {
  variable(scope: readonly Node[], variable: Node): Pick<Column, "type">;
  written(query: Node, column: number): Pick<Column, "type" | "nullable"> | undefined;
}

/**
 * The types of parameters: from those that PREPARE found out, and from how the statement uses them. One that is compared,
 * or written to a column without nulls, takes no null; one that is written to a column of certain texts takes those.
 */
export function parameterTypes(query: Node, prepared: readonly string[], lookup: Lookup): string[] {
  const uses = prepared.map((): Use => ({ mayBeNull: false, wants: false }));
  const use = (node: Node | undefined, seen: Partial<Use>) => {
    const parameter = node && bare(node);
    // The other kinds stand for the column of a subquery: `id in (select …)`.
    if (parameter?.kind !== "PARAM" || parameter.fields.paramkind !== "0") return;
    const known = uses[Number(parameter.fields.paramid) - 1]!;
    const id = known.id && seen.id ? bothIds(known.id, seen.id) : (seen.id ?? known.id);
    Object.assign(known, seen, id && { id });
  };

  function walk(value: Value, scope: readonly Node[]): void {
    if (Array.isArray(value)) for (const item of value) walk(item, scope);
    if (value === null || typeof value !== "object" || Array.isArray(value)) return;
    const inner = value.kind === "QUERY" ? [value, ...scope] : scope;
    look(value, inner);
    for (const field of Object.values(value.fields)) walk(field, inner);
  }

  function look(node: Node, scope: readonly Node[]): void {
    const args = nodes(node.fields.args);
    if (node.kind === "QUERY") lookAtWrites(node);
    if (node.kind === "NULLTEST") use(node.fields.arg as Node, { mayBeNull: true });
    if (node.kind === "COALESCEEXPR" || node.kind === "DISTINCTEXPR")
      for (const arg of args) use(arg, { mayBeNull: true });
    if (node.kind === "OPEXPR" || node.kind === "SCALARARRAYOPEXPR") {
      const variable = args.map(bare).find((arg) => arg.kind === "VAR");
      const found = variable ? lookup.variable(scope, variable).type : "unknown";
      const type = node.kind === "OPEXPR" ? textsOf(found) : undefined;
      const id = idOf(found);
      for (const arg of args) use(arg, { wants: true, ...(type && { type }), ...(id && { id }) });
    }
  }

  function lookAtWrites(query: Node): void {
    if (!["2", "3"].includes(query.fields.commandType as string)) return;
    const conflict = query.fields.onConflict as Node | null;
    for (const target of [...nodes(query.fields.targetList), ...nodes(conflict?.fields.onConflictSet)]) {
      const column = lookup.written(query, Number(target.fields.resno));
      const type = column && textsOf(column.type);
      const id = column && idOf(column.type);
      if (column)
        use(origin(query, target.fields.expr as Node), {
          ...(column.nullable ? { mayBeNull: true } : { wants: true }),
          ...(type && { type }),
          ...(id && { id }),
        });
    }
  }

  walk(query, []);
  return prepared.map((type, at) => {
    const { mayBeNull, wants, type: texts, id } = uses[at]!;
    const narrowed = texts && type === "string" ? texts : id ? type.replace("string", id) : type;
    return orNull(narrowed, mayBeNull || !wants);
  });
}

function bare(node: Node): Node {
  return ["RELABELTYPE", "COERCEVIAIO"].includes(node.kind) ? bare(node.fields.arg as Node) : node;
}

/** `insert … select` writes the columns of a subquery. */
function origin(query: Node, node: Node): Node {
  const variable = bare(node);
  if (variable.kind !== "VAR") return variable;
  const from = nodes(query.fields.rtable)[Number(variable.fields.varno) - 1]?.fields.subquery as Node | undefined;
  const target = from && nodes(from.fields.targetList)[Number(variable.fields.varattno) - 1];
  return (target?.fields.expr as Node | undefined) ?? variable;
}

const plain = new Set(["string", "number", "boolean", "Date", "Buffer", "unknown", "null"]);

function idOf(type: string): string | undefined {
  return isId(type) && type !== "Uuid" ? type : undefined;
}

function textsOf(type: string): string | undefined {
  return plain.has(type) || isId(type) || type.includes("[") || type.includes("<") || type.includes("{")
    ? undefined
    : type;
}
