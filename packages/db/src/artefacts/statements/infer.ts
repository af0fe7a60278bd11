import type { Catalogue, FunctionFacts, Output } from "./catalogue.ts";
import { constantShape, constantText } from "./constants.ts";
import { idOfColumn, isId, withId } from "./ids.ts";
import type { Meanings } from "./meanings.ts";
import { type Node, nodes, words } from "./node-tree.ts";
import type { Lookup } from "./parameters.ts";
import { provenNotNull } from "./proven.ts";
import { arrayOf, type Column, eitherOf, orNull, type Shape, without } from "./shape.ts";
import { shapeOfType } from "./sql-types.ts";

export interface Inference {
  catalogue: Catalogue;
  meanings: Meanings;
  /** The query of a view, and the last query of a function that is written in SQL. */
  viewQuery(oid: number): Node;
  bodyQuery(oid: number): Node;
}

/** A query and those around it, the innermost first. */
type Scope = readonly Node[];

/** What a query answers, column by column. */
export function columnsOf(context: Inference, query: Node, outer: Scope = []): Column[] {
  const scope = [query, ...outer];
  const list = query.fields.commandType === "1" ? query.fields.targetList : query.fields.returningList;
  const targets = nodes(list).filter((target) => target.fields.resjunk === "false");
  const arms = setArms(query);
  return targets.map(({ fields }, at) => {
    const shape = arms.length
      ? unionOfArms(arms.map((arm) => columnsOf(context, subqueryAt(query, arm), scope)[at]!))
      : shapeOf(context, scope, fields.expr as Node);
    return { ...shape, name: fields.resname as string };
  });
}

function unionOfArms(arms: Column[]): Shape {
  return eitherOf(
    arms,
    arms.some(({ nullable }) => nullable),
  );
}

/** The subqueries of UNION, EXCEPT and INTERSECT, by their place in the range table. */
function setArms(query: Node): number[] {
  const walk = (node: Node): number[] =>
    node.kind === "RANGETBLREF"
      ? [Number(node.fields.rtindex)]
      : [...walk(node.fields.larg as Node), ...walk(node.fields.rarg as Node)];
  return query.fields.setOperations ? walk(query.fields.setOperations as Node) : [];
}

function subqueryAt(query: Node, place: number): Node {
  return nodes(query.fields.rtable)[place - 1]!.fields.subquery as Node;
}

/** What the uses of parameters look up. */
export function lookupIn(context: Inference): Lookup {
  return {
    variable: (scope, variable) => shapeOfVariable(context, scope, variable),
    written(query, column) {
      const table = nodes(query.fields.rtable)[Number(query.fields.resultRelation) - 1];
      return table && shapeOfColumn(context, `${table.fields.relid}.${column}`);
    },
  };
}

function shapeOf(context: Inference, scope: Scope, node: Node): Shape {
  const { catalogue } = context;
  const { fields } = node;
  const of = (value: unknown) => shapeOf(context, scope, value as Node);
  const all = (value: unknown) => nodes(value as never).map(of);
  const operands = (value: unknown) =>
    nodes(value as never)
      .filter(isNoParameter)
      .map(of);
  const plain = (type: unknown, nullable: boolean) => shapeOfType(catalogue, Number(type), nullable);
  switch (node.kind) {
    case "VAR":
      return shapeOfVariable(context, scope, node);
    case "CONST":
      return constantShape(catalogue, node);
    case "PARAM":
      return plain(fields.paramtype, true);
    case "RELABELTYPE":
    case "COERCETODOMAIN":
      return of(fields.arg);
    case "COERCEVIAIO":
    case "ARRAYCOERCEEXPR":
      return recast(plain(fields.resulttype, false), of(fields.arg));
    case "NAMEDARGEXPR":
    case "COLLATEEXPR":
      return of(fields.arg);
    case "FUNCEXPR":
      return shapeOfCall(context, scope, node);
    case "OPEXPR": {
      const reaches = /^jsonb?_(object_field|array_element|extract_path)/;
      const name = catalogue.functions.get(Number(fields.opfuncid))?.name ?? "";
      return plain(fields.opresulttype, reaches.test(name) || some(operands(fields.args)));
    }
    case "SCALARARRAYOPEXPR":
    case "BOOLEXPR":
      return boolean(some(operands(fields.args)));
    case "DISTINCTEXPR":
    case "NULLTEST":
    case "BOOLEANTEST":
      return boolean(false);
    case "NULLIFEXPR": {
      const [value, other] = all(fields.args);
      return {
        ...changed(value!),
        type: without(value!.type, other!.type),
        inJson: without(value!.inJson, other!.type),
        nullable: true,
      };
    }
    case "COALESCEEXPR": {
      const shapes = all(fields.args);
      return eitherOf(
        shapes,
        shapes.every(({ nullable }) => nullable),
      );
    }
    case "MINMAXEXPR": {
      const shapes = all(fields.args);
      return eitherOf(
        shapes,
        shapes.every(({ nullable }) => nullable),
      );
    }
    case "CASEEXPR": {
      const results = nodes(fields.args).map((when) => of(when.fields.result));
      // Without an else the database writes a null.
      const shapes = [...results, of(fields.defresult)];
      return eitherOf(shapes, some(shapes));
    }
    case "ARRAYEXPR":
      return plain(fields.array_typeid, false);
    case "SQLVALUEFUNCTION":
      return plain(fields.type, false);
    case "AGGREF":
      return shapeOfAggregate(context, scope, node, Number(fields.aggfnoid), fields.aggtype);
    case "WINDOWFUNC":
      return shapeOfAggregate(context, scope, node, Number(fields.winfnoid), fields.wintype);
    case "SUBLINK":
      return shapeOfSublink(context, scope, node);
    default:
      throw new Error(`No rule for ${node.kind}: add it to infer.ts`);
  }
}

/** Whoever passes a null where something is calculated with it gets what they asked for. */
function isNoParameter(node: Node): boolean {
  const arg = node.fields.arg as Node | undefined;
  const wraps = ["RELABELTYPE", "COERCEVIAIO", "NAMEDARGEXPR"].includes(node.kind);
  return wraps ? isNoParameter(arg!) : node.kind !== "PARAM";
}

const some = (shapes: readonly Shape[]) => shapes.some(({ nullable }) => nullable);
const boolean = (nullable: boolean): Shape => ({ type: "boolean", inJson: "boolean", nullable });

const notTexts = new Set(["string", "number", "boolean", "Date", "Buffer", "unknown", "null"]);

/** No longer the table's column as it is. */
function changed({ from: _, ...shape }: Shape): Shape {
  return shape;
}

/** A cast keeps what is known of the texts and of the outer join. */
function recast(to: Shape, from: Shape): Shape {
  const keeps = to.type === "string" && !notTexts.has(from.type) && !isId(from.type);
  return { ...changed(from), type: keeps ? from.type : to.type, inJson: keeps ? from.inJson : to.inJson };
}

function shapeOfVariable(context: Inference, scope: Scope, node: Node): Shape {
  const level = Number(node.fields.varlevelsup);
  const around = scope.slice(level);
  const query = around[0]!;
  const entry = nodes(query.fields.rtable)[Number(node.fields.varno) - 1]!;
  const there = shapeInEntry(context, around, entry, Number(node.fields.varattno));
  const set = assignmentTo(query, node);
  if (set ? !shapeOf(context, beforeWriting(around), set).nullable : provenNotNull(query, node, context.catalogue)) {
    return { ...there, nullable: false };
  }
  const leftOut = words(node.fields.varnullingrels).filter((join) => mayBeLeftOut(query, join));
  if (leftOut.length === 0) return there;
  const shape: Shape = { ...there, nullable: true, nullableWhenThere: there.nullable };
  return level === 0 ? { ...shape, leftOutBy: leftOut.join(",") } : shape;
}

/** The expression that an insert or update writes to the column that it returns. */
function assignmentTo(query: Node, variable: Node): Node | undefined {
  const { commandType, resultRelation, targetList } = query.fields;
  if (!["2", "3"].includes(commandType as string) || variable.fields.varno !== resultRelation) return undefined;
  const target = nodes(targetList).find((one) => one.fields.resno === variable.fields.varattno);
  // On a conflict something else may be written.
  return query.fields.onConflict ? undefined : (target?.fields.expr as Node | undefined);
}

/** Inside of what is written, a column is what it was before. */
function beforeWriting([query, ...outer]: Scope): Scope {
  return [{ ...query!, fields: { ...query!.fields, targetList: null } }, ...outer];
}

/** A subquery of aggregates alone always answers one row, and `on true` always takes it. */
function mayBeLeftOut(query: Node, join: string): boolean {
  const found = joinsOf(query.fields.jointree as Node).find((node) => node.fields.rtindex === join);
  const right = found?.fields.rarg as Node | undefined;
  if (!found || right?.kind !== "RANGETBLREF" || found.fields.jointype !== "1") return true;
  const subquery = nodes(query.fields.rtable)[Number(right.fields.rtindex) - 1]!.fields.subquery as Node | undefined;
  return !(subquery && (found.fields.quals as Node).kind === "CONST" && answersOneRow(subquery));
}

function joinsOf(node: Node): Node[] {
  if (node.kind === "FROMEXPR") return nodes(node.fields.fromlist).flatMap(joinsOf);
  return node.kind === "JOINEXPR"
    ? [node, ...joinsOf(node.fields.larg as Node), ...joinsOf(node.fields.rarg as Node)]
    : [];
}

function answersOneRow({ fields }: Node): boolean {
  const from = fields.jointree as Node;
  const fromNothing = nodes(from.fields.fromlist).length === 0 && !from.fields.quals;
  return !fields.groupClause && !fields.havingQual && (fields.hasAggs === "true" || fromNothing);
}

function shapeInEntry(context: Inference, scope: Scope, { fields }: Node, column: number): Shape {
  const query = scope[0]!;
  // xmax and the like.
  if (column < 0) return { type: "string", inJson: "string", nullable: false };
  switch (fields.rtekind) {
    case "0":
      return fields.relkind === "v"
        ? columnsOf(context, context.viewQuery(Number(fields.relid)))[column - 1]!
        : shapeOfColumn(context, `${fields.relid}.${column}`);
    case "1":
      return inside(columnsOf(context, fields.subquery as Node, scope)[column - 1]!);
    case "2":
      return shapeOf(context, scope, nodes(fields.joinaliasvars)[column - 1]!);
    case "3":
      return shapeOfTableFunction(context, scope, nodes(fields.functions)[0]!, column);
    case "5": {
      const lists = fields.values_lists as unknown as Node[][];
      const shapes = lists.map((list) => shapeOf(context, scope, list[column - 1]!));
      return eitherOf(shapes, some(shapes));
    }
    case "6": {
      const around = scope.slice(Number(fields.ctelevelsup));
      const named = nodes(around[0]!.fields.cteList).find((cte) => cte.fields.ctename === fields.ctename);
      return inside(columnsOf(context, named!.fields.ctequery as Node, around)[column - 1]!);
    }
    case "9":
      return shapeOf(context, scope, nodes(fields.groupexprs)[column - 1]!);
    default:
      throw new Error(`No rule for entries of kind ${fields.rtekind} (${query.kind}): add it to infer.ts`);
  }
}

/** What is left out inside of a subquery is just null outside of it. */
function inside({ type, inJson, nullable, from }: Shape): Shape {
  return { type, inJson, nullable, ...(from && { from }) };
}

export function shapeOfColumn({ catalogue, meanings }: Inference, key: string): Shape {
  const column = catalogue.columns.get(key);
  if (!column) throw new Error(`No column ${key} in our schemas`);
  const meant = meanings.columns[column.place];
  const shape = { ...shapeOfType(catalogue, column.type, !column.notNull), from: column.place };
  if (meant) return { ...shape, type: meant, inJson: meant };
  if (shape.type === "Uuid") return withId(shape, idOfColumn(catalogue, meanings, column));
  if (!column.values) return shape;
  const values = nameFor(column.values, meanings) ?? column.values.map((value) => JSON.stringify(value)).join(" | ");
  return { ...shape, type: values, inJson: values };
}

/** The name of the type that allows exactly these texts. */
function nameFor(texts: readonly string[], { types }: Meanings): string | undefined {
  const same = (values: readonly string[] = []) =>
    values.length === texts.length && values.every((one) => texts.includes(one));
  return Object.keys(types).find((name) => same(types[name]!.values));
}

function shapeOfTableFunction(context: Inference, scope: Scope, node: Node, column: number): Shape {
  const { catalogue } = context;
  const declared = words(node.fields.funccoltypes)[column - 1];
  if (declared) return shapeOfType(catalogue, Number(declared), true);
  const call = node.fields.funcexpr as Node;
  const facts = factsOf(context, call);
  if (facts.rowsOf) return shapeOfColumn(context, `${facts.rowsOf}.${column}`);
  if (facts.isSql) return bodyShape(context, Number(call.fields.funcid), column);
  const named = facts.columns[column - 1];
  if (named) return shapeOfOutput(context, facts, named);
  // unnest() and generate_series(): an element is null only if somebody put a null there.
  return { ...shapeOf(context, scope, call), nullable: !["unnest", "generate_series"].includes(facts.name) };
}

/** A column of `returns table (…)`. */
export function shapeOfOutput({ catalogue, meanings }: Inference, facts: FunctionFacts, column: Output): Shape {
  const from = `${facts.name}.${column.name}`;
  const meant = meanings.columns[from];
  const never = meanings.neverNull[facts.name];
  const shape = shapeOfType(catalogue, column.type, !(never === true || never?.includes(column.name)));
  if (meant) return { ...shape, from, type: meant, inJson: meant };
  return { ...withId(shape, meanings.ids.names[column.name]), from };
}

function factsOf({ catalogue }: Inference, call: Node): FunctionFacts {
  const facts = catalogue.functions.get(Number(call.fields.funcid));
  if (!facts) throw new Error(`No function ${call.fields.funcid} in our schemas`);
  return facts;
}

function bodyShape(context: Inference, oid: number, column: number): Shape {
  return inside(columnsOf(context, context.bodyQuery(oid))[column - 1]!);
}

/** Functions of PostgreSQL that answer null only for null. The others are taken to answer null at any time. */
const strict =
  /^(to_char|timezone|lower|upper|concat|btrim|left|right|length|char_length|now|clock_timestamp|gen_random_uuid|encode|decode|date_trunc|make_interval|int4|int8|float8|numeric|text|date|bool|round|abs|cardinality|array_to_string|split_part|replace|format|timestamptz|age|date_part|extract|set_config|substr|strpos|ceil|floor|ceiling)$/;

function shapeOfCall(context: Inference, scope: Scope, call: Node): Shape {
  const { catalogue, meanings } = context;
  const facts = factsOf(context, call);
  const args = nodes(call.fields.args);
  const plain = (nullable: boolean) => shapeOfType(catalogue, Number(call.fields.funcresulttype), nullable);
  if (facts.name === "jsonb_build_object") return json(objectOf(context, scope, args), false);
  if (facts.name === "to_jsonb") {
    const of = shapeOf(context, scope, args[0]!);
    return json(of.inJson, of.nullable);
  }
  if (facts.isSql && !facts.isSet) {
    const shape = facts.columns.length === 0 && catalogue.types.get(facts.returns)?.name !== "void";
    return {
      ...(shape ? bodyShape(context, Number(call.fields.funcid), 1) : plain(true)),
      nullable: meanings.neverNull[facts.name] !== true,
    };
  }
  if (facts.name.includes(".")) return plain(meanings.neverNull[facts.name] !== true);
  return plain(!strict.test(facts.name) || some(args.filter(isNoParameter).map((arg) => shapeOf(context, scope, arg))));
}

const json = (type: string, nullable: boolean): Shape => ({ type, inJson: type, nullable });

function objectOf(context: Inference, scope: Scope, args: readonly Node[]): string {
  const pairs: string[] = [];
  for (let at = 0; at < args.length; at += 2) {
    const key = constantText(args[at]!);
    if (key === undefined) return "Record<string, unknown>";
    const { inJson, nullable } = shapeOf(context, scope, args[at + 1]!);
    pairs.push(`${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${orNull(inJson, nullable)}`);
  }
  return `{ ${pairs.join("; ")} }`;
}

function shapeOfAggregate(context: Inference, scope: Scope, node: Node, oid: number, type: unknown): Shape {
  const name = context.catalogue.functions.get(oid)!.name;
  const args = nodes(node.fields.args).map((arg) => (arg.kind === "TARGETENTRY" ? (arg.fields.expr as Node) : arg));
  const of = (at: number) => shapeOf(context, scope, args[at]!);
  if (name === "jsonb_agg") return json(arrayOf(orNull(of(0).inJson, of(0).nullable)), true);
  if (name === "jsonb_object_agg")
    return json(`Partial<Record<${of(0).type}, ${orNull(of(1).inJson, of(1).nullable)}>>`, true);
  if (name === "array_agg") return { type: arrayOf(of(0).type), inJson: arrayOf(of(0).inJson), nullable: true };
  if (name === "min" || name === "max") return { ...inside(of(0)), nullable: true };
  const counts = ["count", "row_number", "rank", "dense_rank"].includes(name);
  return shapeOfType(context.catalogue, Number(type), !counts);
}

function shapeOfSublink(context: Inference, scope: Scope, { fields }: Node): Shape {
  const EXISTS = "0";
  const ROW_OF_ONE = "4";
  const ARRAY = "6";
  const query = fields.subselect as Node;
  if (fields.subLinkType === EXISTS) return boolean(false);
  const [column] = columnsOf(context, query, scope);
  if (fields.subLinkType === ARRAY)
    return { type: arrayOf(column!.type), inJson: arrayOf(column!.inJson), nullable: false };
  if (fields.subLinkType !== ROW_OF_ONE) return boolean(true);
  return { ...inside(column!), nullable: column!.nullable || !answersOneRow(query) };
}
