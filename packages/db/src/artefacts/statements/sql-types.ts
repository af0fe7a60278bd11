import type { Catalogue } from "./catalogue.ts";
import { arrayOf, type Shape } from "./shape.ts";

interface Written {
  type: string;
  inJson?: string;
  /** What may be passed for a parameter, if it is more than what is read. */
  parameter?: string;
}

/** As the pools of the server read and write them (column-types.ts). */
const written: Record<string, Written> = {
  bool: { type: "boolean" },
  int2: { type: "number" },
  int4: { type: "number" },
  float8: { type: "number" },
  int8: { type: "string", inJson: "number", parameter: "string | number" },
  numeric: { type: "string", inJson: "number", parameter: "string | number" },
  text: { type: "string" },
  varchar: { type: "string" },
  name: { type: "string" },
  uuid: { type: "Uuid", parameter: "string" },
  date: { type: "string" },
  interval: { type: "unknown", parameter: "string" },
  timestamptz: { type: "Date", inJson: "string", parameter: "Date | string" },
  timestamp: { type: "Date", inJson: "string", parameter: "Date | string" },
  bytea: { type: "Buffer" },
  json: { type: "unknown", parameter: "unknown" },
  jsonb: { type: "unknown", parameter: "unknown" },
  void: { type: "unknown" },
  unknown: { type: "string" },
};

function writtenAs(catalogue: Catalogue, oid: number): Written & { isArray: boolean } {
  const type = catalogue.types.get(oid);
  if (type?.element) return { ...writtenAs(catalogue, type.element), isArray: true };
  const found = type && written[type.name];
  if (!found) throw new Error(`No TypeScript type is known for ${type?.name ?? oid}: add it to sql-types.ts`);
  return { ...found, isArray: false };
}

export function shapeOfType(catalogue: Catalogue, oid: number, nullable: boolean): Shape {
  const { type, inJson = type, isArray } = writtenAs(catalogue, oid);
  return isArray ? { type: arrayOf(type), inJson: arrayOf(inJson), nullable } : { type, inJson, nullable };
}

export function parameterType(catalogue: Catalogue, oid: number): string {
  const { type, parameter = type, isArray } = writtenAs(catalogue, oid);
  return isArray ? `readonly ${arrayOf(parameter)}` : parameter;
}
