import { z } from "zod";
import { type ErrorCode, errorCodes } from "./errors.ts";
import type { RouteDefinition } from "./route.ts";
import { type Route, routeTable } from "./routes.ts";
import { slices } from "./slices.ts";

/** The OpenAPI 3.1 document of the route table, for everybody whose client is not typed by it. */
export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Record<string, Record<string, unknown>>;
}

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: OpenApiParameter[];
  requestBody?: { required: true; content: { "application/json": { schema: JsonSchema } } };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
  security: Record<string, string[]>[];
  "x-access": RouteDefinition["access"];
}

export interface OpenApiParameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
}

export type JsonSchema = Record<string, unknown>;

const accessTexts: Record<RouteDefinition["access"], string> = {
  anyone: "Open to anyone.",
  "signed-in": "Needs a session.",
  holder: "Needs a session of someone who has an estate; reaches their own estate only.",
  member: "Needs a session; shows what the person may see of the plans they are part of.",
  operator: "For operators on the private port.",
};

/** Codes that the kernel may answer on any route of this shape. */
function commonCodes({ access, method, params, query, body, limit, withoutPlan }: RouteDefinition): ErrorCode[] {
  const codes: ErrorCode[] = ["UNEXPECTED_ERROR", "DATABASE_ERROR", "UNAVAILABLE"];
  if (params) codes.push("INVALID_UUID");
  if (query || body) codes.push("VALIDATION_ERROR");
  if (body) codes.push("UNSUPPORTED_MEDIA_TYPE", "PAYLOAD_TOO_LARGE");
  if (method !== "GET") codes.push("BAD_ORIGIN");
  if (access !== "anyone") codes.push("AUTH_SESSION_MISSING");
  if (access === "holder") codes.push(withoutPlan ?? "FORBIDDEN");
  if (limit) codes.push("RATE_LIMITED");
  return codes;
}

/** Every code that a route may answer, by status. */
export function codesByStatus(route: Route): Map<number, ErrorCode[]> {
  const codes = [...new Set([...commonCodes(route), ...(route.errors ?? [])])];
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
  return json;
}

function parametersOf({ params, query }: RouteDefinition): OpenApiParameter[] {
  const parts = [
    ["path", params],
    ["query", query],
  ] as const;
  return parts.flatMap(([place, schema]) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === "path" || !z.safeParse(field as z.ZodType, undefined).success,
      schema: schemaOf(field as z.ZodType, "input"),
    })),
  );
}

function answerSchema({ answer }: RouteDefinition): JsonSchema {
  const json = schemaOf(answer, "output");
  return {
    ...json,
    properties: { success: { const: true }, ...(json.properties as JsonSchema | undefined) },
    required: ["success", ...((json.required as string[] | undefined) ?? [])],
  };
}

function operationOf(slice: string, name: string, route: Route): OpenApiOperation {
  const parameters = parametersOf(route);
  const responses: OpenApiOperation["responses"] = {
    200: route.raw
      ? { description: route.summary }
      : { description: route.summary, content: { "application/json": { schema: answerSchema(route) } } },
  };
  for (const [status, codes] of codesByStatus(route)) {
    responses[status] = {
      description: codes.map((code) => `${code}: ${errorCodes[code].text}`).join("\n\n"),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    };
  }
  return {
    operationId: `${slice}.${name}`,
    tags: [slice],
    summary: route.summary,
    description: accessTexts[route.access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body
      ? { requestBody: { required: true, content: { "application/json": { schema: schemaOf(route.body, "input") } } } }
      : {}),
    responses,
    security: route.access === "anyone" ? [] : [{ session: [] }],
    "x-access": route.access,
  };
}

const errorSchema: JsonSchema = {
  type: "object",
  required: ["success", "error", "code"],
  properties: {
    success: { const: false },
    error: { type: "string", description: "The English text of the code" },
    code: { type: "string", enum: Object.keys(errorCodes) },
    fields: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    used: { type: "integer" },
    max: { type: "integer" },
    missing: { type: "string", description: "The part of the deployment that is not there yet" },
    errorId: { type: "string", format: "uuid", description: "Under which our log keeps a failure of ours" },
  },
};

export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const [slice, routes] of Object.entries(routeTable)) {
    for (const [name, route] of Object.entries(routes) as [string, Route][]) {
      const path = route.path.replace(/:([A-Za-z]+)/g, "{$1}");
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(slice, name, route) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Heirlock",
      version: "1",
      description:
        "Answers are JSON: `success: true` beside what is documented, or `success: false` with a code. " +
        "Requests that change something must come from our own origin.",
    },
    tags: Object.entries(slices).map(([name, { title }]) => ({ name, description: title })),
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "__Host-hl_session" } },
    },
  };
}
