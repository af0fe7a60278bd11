import buildSerializer from "fast-json-stringify";
import { z } from "zod";

type JsonSchema = Record<string, unknown>;

/**
 * Turns a zod schema into the JSON Schema that fast-json-stringify writes fastest: `nullable` instead of
 * anyOf with null, and no checks of content, which belong to the input side.
 */
function forWriting(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forWriting);
  if (typeof schema !== "object" || schema === null) return schema;
  const { anyOf, pattern: _, $schema: __, propertyNames: ___, ...rest } = schema as JsonSchema;
  if (Array.isArray(anyOf)) {
    const others = anyOf.filter((option) => (option as JsonSchema).type !== "null");
    const [only] = others;
    if (others.length === 1 && others.length < anyOf.length) {
      return { ...(forWriting(only) as JsonSchema), nullable: true };
    }
    return { ...rest, anyOf: anyOf.map(forWriting) };
  }
  const written: JsonSchema = {};
  for (const [key, value] of Object.entries(rest)) written[key] = forWriting(value);
  // Identifiers and the words of an enum hold nothing to escape.
  if (written.type === "string" && (written.enum || written.format === "uuid")) written.format = "unsafe";
  return written;
}

/**
 * Compiles the writer of an answer. Fields that the schema does not declare are never written, whatever a
 * handler returns.
 */
export function compileWriter(schema: z.ZodType): (value: unknown) => string {
  const json = z.toJSONSchema(schema, { target: "draft-7", io: "output", unrepresentable: "any" });
  return buildSerializer(forWriting(json) as Parameters<typeof buildSerializer>[0]);
}

/** An answer that its use case has already written as JSON, without the envelope. */
export class WrittenAnswer {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** `{…}` becomes `{"success":true,…}`. */
export function envelope(json: string): string {
  return json === "{}" ? '{"success":true}' : `{"success":true,${json.slice(1)}`;
}
