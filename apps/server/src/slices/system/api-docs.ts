import type { JsonSchema, OpenApiDocument, OpenApiOperation } from "@heirlock/contract/openapi";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function text(value: unknown): string {
  return String(value).replace(/[&<>"]/g, (character) => escapes[character]!);
}

/** A schema in a few words: `string (uuid)`, `"free" | "premium"`, `array of object`. */
function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((option) => typeOf(option as JsonSchema)).join(" | ");
  if (schema.type === "array") return `array of ${typeOf((schema.items ?? {}) as JsonSchema)}`;
  const type = typeof schema.type === "string" ? schema.type : "any";
  return typeof schema.format === "string" ? `${type} (${schema.format})` : type;
}

function limitsOf(schema: JsonSchema): string {
  // A format says it better than its pattern.
  const names = ["minLength", "maxLength", "minimum", "maximum", "maxItems", ...(schema.format ? [] : ["pattern"])];
  const limits = names
    .filter((name) => schema[name] !== undefined && Math.abs(Number(schema[name])) !== Number.MAX_SAFE_INTEGER)
    .map((name) => `${name} ${String(schema[name])}`);
  return limits.length > 0 ? `<span class="limits">${text(limits.join(", "))}</span>` : "";
}

function nested(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema;
  if (schema.type === "array") return nested((schema.items ?? {}) as JsonSchema);
  return undefined;
}

function fields(schema: JsonSchema, depth = 0): string {
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const rows = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, field]) => {
    const inner = depth < 4 ? nested(field) : undefined;
    const optional = required.has(name) ? "" : ' <span class="optional">optional</span>';
    return `<li><code>${text(name)}</code> <span class="type">${text(typeOf(field))}</span>${optional}${limitsOf(field)}${
      inner ? fields(inner, depth + 1) : ""
    }</li>`;
  });
  return `<ul class="fields">${rows.join("")}</ul>`;
}

function section(title: string, content: string): string {
  return `<h4>${text(title)}</h4>${content}`;
}

function errorList(responses: OpenApiOperation["responses"]): string {
  const rows = Object.entries(responses)
    .filter(([status]) => status !== "200")
    .flatMap(([status, { description }]) =>
      description.split("\n\n").map((line) => {
        const [code, ...rest] = line.split(": ");
        return `<tr><td>${status}</td><td><code>${text(code)}</code></td><td>${text(rest.join(": "))}</td></tr>`;
      }),
    );
  return `<div class="scroll" role="region" aria-label="Errors" tabindex="0"><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function operation(path: string, method: string, { operationId, ...about }: OpenApiOperation): string {
  const body = about.requestBody?.content["application/json"].schema;
  const answer = about.responses["200"]?.content?.["application/json"]?.schema;
  const parameters: JsonSchema = {
    properties: Object.fromEntries((about.parameters ?? []).map(({ name, schema }) => [name, schema])),
    required: (about.parameters ?? []).filter(({ required }) => required).map(({ name }) => name),
  };
  return `<details id="${text(operationId)}"><summary><span class="method ${method}">${method.toUpperCase()}</span> <code class="path">${text(path)}</code> <span class="summary">${text(about.summary)}</span> <span class="access">${text(about["x-access"])}</span></summary><div class="body"><p>${text(about.description)}</p>${
    about.parameters ? section("Parameters", fields(parameters)) : ""
  }${body ? section("Body", fields(body)) : ""}${answer ? section("Answer", fields(answer)) : ""}${section("Errors", errorList(about.responses))}</div></details>`;
}

/** The document as one static page without script, so that it stands under our own policy. */
export function docsPage({ info, tags, paths }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => ({ path, method, about })),
  );
  const slices = tags.map(({ name, description }) => {
    const own = operations.filter(({ about }) => about.tags.includes(name));
    return `<section aria-labelledby="slice-${text(name)}"><h2 id="slice-${text(name)}">${text(name)}</h2><p class="lead">${text(description)}</p>${own
      .map(({ path, method, about }) => operation(path, method, about))
      .join("")}</section>`;
  });
  const contents = tags.map(({ name }) => `<li><a href="#slice-${text(name)}">${text(name)}</a></li>`).join("");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(info.title)} API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><h1>${text(info.title)} API</h1><p>${text(info.description).replaceAll(/`([^`]+)`/g, "<code>$1</code>")}</p><p><a href="/api/openapi.json">openapi.json</a></p></header>
<nav aria-label="Slices"><ul>${contents}</ul></nav>
<main>${slices.join("\n")}</main>
</body>
</html>
`;
}
