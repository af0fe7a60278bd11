import type { Catalogue } from "./catalogue.ts";
import { type Node, nodes, words } from "./node-tree.ts";

/** Comparisons are never true of a null. */
const comparison = /(eq|ne|lt|le|gt|ge)$|^timestamptz_|^date_|^interval_/;

/**
 * Whether the WHERE of the query, or the ON of an inner join, leaves no row in which the variable is null. Not for a column
 * that the query writes: it returns what it wrote, not what it compared.
 */
export function provenNotNull(query: Node, variable: Node, catalogue: Catalogue): boolean {
  const from = query.fields.jointree as Node | null;
  return from !== null && conditions(from).some((condition) => excludesNull(condition, variable, catalogue));
}

function conditions(node: Node): Node[] {
  const { fields } = node;
  if (node.kind === "FROMEXPR")
    return [...and(fields.quals as Node | null), ...nodes(fields.fromlist).flatMap(conditions)];
  if (node.kind !== "JOINEXPR" || fields.jointype !== "0") return [];
  return [...and(fields.quals as Node | null), ...conditions(fields.larg as Node), ...conditions(fields.rarg as Node)];
}

function and(quals: Node | null): Node[] {
  if (!quals) return [];
  return quals.kind === "BOOLEXPR" && quals.fields.boolop === "and" ? nodes(quals.fields.args).flatMap(and) : [quals];
}

function excludesNull(condition: Node, variable: Node, catalogue: Catalogue): boolean {
  const { fields } = condition;
  if (condition.kind === "NULLTEST") return fields.nulltesttype === "1" && isSame(fields.arg as Node, variable);
  if (condition.kind !== "OPEXPR" && condition.kind !== "SCALARARRAYOPEXPR") return false;
  if (condition.kind === "SCALARARRAYOPEXPR" && fields.useOr !== "true") return false;
  const name = catalogue.functions.get(Number(fields.opfuncid))?.name ?? "";
  return comparison.test(name) && nodes(fields.args).some((arg) => isSame(arg, variable));
}

function isSame(one: Node, other: Node): boolean {
  if (one.kind === "RELABELTYPE") return isSame(one.fields.arg as Node, other);
  return (
    one.kind === "VAR" &&
    one.fields.varlevelsup === "0" &&
    one.fields.varno === other.fields.varno &&
    one.fields.varattno === other.fields.varattno &&
    words(one.fields.varnullingrels).join() === words(other.fields.varnullingrels).join()
  );
}
