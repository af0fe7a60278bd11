import { withHost } from "./host.ts";

export interface PostOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Posts a value as JSON (GEN-006). Resolves to the parsed body with its HTTP status, for 4xx answers too,
 * so the caller looks at `success` (D70). Throws for 5xx and for what is not JSON.
 */
export async function postJson<T extends object>(
  path: string,
  body: unknown,
  { headers = {}, signal }: PostOptions = {},
): Promise<T & { status: number }> {
  const response = await fetch(withHost(path), {
    method: "POST",
    headers: { Accept: "application/json", ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
    credentials: "include",
    ...(signal ? { signal } : {}),
  });
  return { ...(await readJson<T>(response)), status: response.status };
}

/** Parses an answer by the rules of GEN-008 to GEN-010. */
export async function readJson<T extends object>(response: Response): Promise<T> {
  const body = await parse(response);
  if (response.status >= 500) throw new Error(serverMessage(body) ?? "Server error occurred");
  if (body === undefined) {
    throw new Error(response.ok ? "Invalid JSON response from server" : response.statusText || "API request failed");
  }
  return body as T;
}

async function parse(response: Response): Promise<object | undefined> {
  try {
    const value: unknown = JSON.parse(await response.text());
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function serverMessage(body: object | undefined): string | undefined {
  const { error, message } = (body ?? {}) as { error?: unknown; message?: unknown };
  return [error, message].find((text): text is string => typeof text === "string" && text !== "");
}
