import { z } from "zod";

/** The smallest value that a schema takes; fields that may be left out are left out, ids are the given one. */
export function sampleOf(schema: z.ZodType, id: string): unknown {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return valueFor(json as JsonSchema, { id, name: "", place: 0 });
}

type JsonSchema = {
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  /** Kinds that a field tells apart. */
  oneOf?: JsonSchema[];
  /** Several where a value may also be null. */
  type?: string | string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};
/** `place` is that in a list, whose members may have to differ. */
type Wanted = { id: string; name: string; place: number };

function valueFor(schema: JsonSchema, wanted: Wanted): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[wanted.place % schema.enum.length];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return valueFor(first, wanted);
  const [type] = [schema.type ?? []].flat();
  if (type === "object") {
    const required = schema.required ?? [];
    return Object.fromEntries(required.map((name) => [name, valueFor(schema.properties![name]!, { ...wanted, name })]));
  }
  if (type === "array") {
    const { items } = schema;
    if (!items) return [wanted.id];
    return Array.from({ length: schema.minItems ?? 1 }, (_, place) => valueFor(items, { ...wanted, place }));
  }
  if (type === "integer" || type === "number") return Math.max(1, schema.minimum ?? 1);
  if (type === "boolean") return true;
  if (schema.format === "uuid") return wanted.id;
  return textFor(schema, wanted.name);
}

const wrap = Buffer.alloc(169, 7).toString("base64url");

/** Texts with a pattern, by the characters that the contract's patterns ask for. */
const texts = [
  ...[16, 32].map((bytes) => Buffer.alloc(bytes, 7).toString("base64url")),
  "7QK2-M9XA",
  `hlb1.${"A".repeat(60)}`,
  ...["kit", "password", "passkey", "root"].map((way) => `hlb1.${way}.${wrap}`),
  `hls1.${Buffer.alloc(64, 7).toString("base64url")}`,
  `age1pq1${"q5cv8wlhj3".repeat(196).slice(0, 1952)}`,
  `hlf1.${"A".repeat(60)}`,
  ...["label", "content"].map((name) => `hle1.root.${name}.${"A".repeat(96)}`),
  ...["label", "content"].map((name) => `hle1.link.${name}.${"A".repeat(96)}`),
  ...["hlk1", "hln1"].map((header) => `${header}.${"A".repeat(100)}`),
  "a".repeat(64),
  "vault/1-00000000-0000-4000-8000-000000000000.age",
  `${"A".repeat(22)}==`,
  "FR",
  "EUR",
  "beneficiary",
  "2026-11-15",
  "123456",
  "12345678",
  "+33612345678",
  "matrix@example.org",
];

function textFor({ pattern, minLength = 1 }: JsonSchema, name: string): string {
  const plain = /email$/i.test(name) ? "matrix@example.org" : "x".repeat(Math.max(minLength, 2));
  if (pattern === undefined) return plain;
  return [plain, ...texts].find((text) => new RegExp(pattern, "u").test(text)) ?? plain;
}
