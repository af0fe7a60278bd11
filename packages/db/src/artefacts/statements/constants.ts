import type { Catalogue } from "./catalogue.ts";
import { type Node, words } from "./node-tree.ts";
import type { Shape } from "./shape.ts";
import { shapeOfType } from "./sql-types.ts";

/** A value of variable length starts with four bytes that say how long it is. */
const HEADER = 4;
const JSONB_OBJECT = 0x20;
const JSONB_ARRAY = 0x40;

export function constantShape(catalogue: Catalogue, node: Node): Shape {
  const { fields } = node;
  if (fields.constisnull === "true") return { type: "null", inJson: "null", nullable: true };
  const type = catalogue.types.get(Number(fields.consttype))?.name;
  if (type === "jsonb") return emptyJson(bytesOf(node));
  const text = type === "text" || type === "unknown" ? constantText(node) : undefined;
  if (text === undefined) return shapeOfType(catalogue, Number(fields.consttype), false);
  return { type: JSON.stringify(text), inJson: JSON.stringify(text), nullable: false };
}

export function constantText(node: Node): string | undefined {
  if (node.kind === "RELABELTYPE") return constantText(node.fields.arg as Node);
  if (node.kind !== "CONST" || node.fields.constisnull === "true") return undefined;
  // A literal without a type ends with a zero byte instead.
  const bytes = node.fields.constlen === "-2" ? bytesOf(node).subarray(0, -1) : bytesOf(node).subarray(HEADER);
  return bytes.toString("utf8");
}

function bytesOf(node: Node): Buffer {
  return Buffer.from(words(node.fields.constvalue).map((byte) => Number(byte) & 0xff));
}

/** Only an empty list and an empty object are written into statements; both stand in for one that was not found. */
function emptyJson(bytes: Buffer): Shape {
  const flags = bytes[HEADER + 3]!;
  const count = bytes.readUInt32LE(HEADER) & 0x0fffffff;
  const type =
    count > 0 ? "unknown" : flags & JSONB_ARRAY ? "never[]" : flags & JSONB_OBJECT ? "Record<never, never>" : "unknown";
  return { type, inJson: type, nullable: false };
}
