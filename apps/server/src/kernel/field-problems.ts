import type { z } from "zod";

/** Problems that an answer names; a form has fewer fields. */
const mostProblems = 50;

type Issue = z.core.$ZodIssue;

/** What is wrong with a body or query, by field, in sentences that a form can show. */
export function fieldProblems(schema: z.ZodType, value: unknown, { issues }: z.ZodError): Record<string, string[]> {
  const problems = issues
    .slice(0, mostProblems)
    .flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((name) => ({ name, message: "Unknown field" }))
        : [{ name: nameOf(issue.path), message: sentenceOf(schema, value, issue) }],
    );
  // Without a prototype: the names are the caller's, and `constructor` is a name.
  const fields: Record<string, string[]> = Object.create(null);
  for (const { name, message } of problems.slice(0, mostProblems)) {
    const key = name.slice(0, 100);
    fields[key] ??= [];
    fields[key].push(message);
  }
  return fields;
}

const nameOf = (path: readonly PropertyKey[]) => path.join(".") || "body";

/** How the validator begins a sentence of its own; those of our schemas never do. */
const ofTheValidator = /^(Invalid (input|option|string|key|element|value)|Too (small|big)|Unrecognized|Expected)/;

/**
 * The field's own sentence. A missing field is told as an emptied one would be ("Title is required"), since the schema
 * says so there; where it has no sentence of its own the validator's words, which name types, are replaced.
 */
function sentenceOf(schema: z.ZodType, value: unknown, issue: Issue): string {
  if (!ofTheValidator.test(issue.message)) return issue.message;
  const [key, ...deeper] = issue.path;
  const isObject = typeof value === "object" && value !== null;
  if (key === undefined || deeper.length > 0 || !isObject || Object.hasOwn(value, key))
    return isMissing(value, issue.path) ? "This field is required" : "This value is not valid";
  const emptied = schema.safeParse({ ...value, [key]: "" });
  const own = emptied.error?.issues.find(({ path, message }) => path[0] === key && !ofTheValidator.test(message));
  return own?.message ?? "This field is required";
}

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let part = value;
  for (const key of path) {
    if (typeof part !== "object" || part === null) return true;
    part = (part as Record<PropertyKey, unknown>)[key];
  }
  return part === undefined;
}
