import { type FieldPath, type FieldValues, type Resolver, set } from "react-hook-form";

/** A sentence for each field that cannot be sent. */
export type FieldErrors<Values extends FieldValues> = { [Name in FieldPath<Values>]?: string | false | undefined };

/** What a form needs of a zod schema; zod itself comes only with the forms that have one. */
interface Schema<Sent> {
  safeParse: (values: unknown) => {
    data?: Sent | undefined;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

export interface CheckOptions<Values extends FieldValues, Sent> {
  /** Of the contract; what it returns is what is sent. */
  schema?: Schema<Sent>;
  /** The sentence for a message of the schema, or of the server's own validation. */
  text?: (message: string, field: string) => string;
  /** What no schema says, and forms that go without one. */
  check?: (values: Values) => FieldErrors<Values>;
}

export function resolverOf<Values extends FieldValues, Sent>({
  schema,
  text = (message) => message,
  check,
}: CheckOptions<Values, Sent>): Resolver<Values> {
  return (values) => {
    const parsed = schema?.safeParse(values);
    const found = new Map<string, string>();
    for (const { path, message } of parsed?.error?.issues ?? []) {
      const field = path.join(".");
      if (!found.has(field)) found.set(field, text(message, field));
    }
    for (const [field, message] of Object.entries(check?.(values) ?? {})) {
      if (message && !found.has(field)) found.set(field, message as string);
    }
    if (found.size === 0) return { values: (parsed?.data ?? values) as Values, errors: {} };
    const errors = {};
    for (const [field, message] of found) set(errors, field, { type: "check", message });
    return { values: {}, errors };
  };
}

/** The errors as the summary lists them, nested ones by their whole path. */
export function messagesIn(errors: object, path = ""): { field: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== "object" || error === null) return [];
    const field = path + name;
    if ("message" in error && typeof error.message === "string") return [{ field, message: error.message }];
    return messagesIn(error, `${field}.`);
  });
}
