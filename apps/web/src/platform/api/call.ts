import type { ErrorBody } from "@heirlock/contract/errors";
import { ApiError, type FailureCode } from "./api-error.ts";
import type { Endpoint, EndpointAnswer, EndpointInput } from "./endpoint.ts";
import { proveAgain } from "./fresh-proof.ts";
import { untilReleased } from "./held-calls.ts";
import { withHost } from "./host.ts";
import { followRenewal, proofToLetPass, renewalsSoFar, renewedSince } from "./renewed-session.ts";
import { sessionMissing } from "./session-missing.ts";

export interface CallOptions {
  /** Milliseconds until the call is given up with TIMEOUT. */
  timeout?: number;
  signal?: AbortSignal | undefined;
  /** False for what runs by itself: nobody is asked who they are, the call is refused with REAUTH_REQUIRED. */
  asksForProof?: boolean;
}

const defaultTimeout = 15_000;

/** What the page asks by itself to follow the session; the server takes it for no activity either. */
const unnoticed: readonly string[] = ["GET /api/auth/session", "POST /api/auth/session/refresh"];
/** What a call finds that a proof overtook: its token is the old one, or the proof came a moment later. */
const crossing: readonly FailureCode[] = ["AUTH_SESSION_MISSING", "REAUTH_REQUIRED"];
let calledAt = 0;

/** When the server last heard from this tab that somebody is there. */
export function lastCallAt(): number {
  return calledAt;
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/**
 * Calls a route of the contract by `"METHOD /path"`. Resolves to what stands beside `success: true`; rejects
 * with an ApiError whose code the caller can tell apart, and with an AbortError when the caller's own signal
 * stopped it. A 401 AUTH_SESSION_MISSING is also told to the session, whoever made the call. At a 401 REAUTH_REQUIRED
 * the person is asked to prove who they are and the call is made once more; who would rather not gets that very error.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: Record<never, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E>, options?: CallOptions]
    : [input: EndpointInput<E>, options?: CallOptions]
): Promise<EndpointAnswer<E>> {
  const [method, path] = endpoint.split(" ") as [string, string];
  const { params = {}, query = {}, body } = (input ?? {}) as LooseInput;
  if (!unnoticed.includes(endpoint)) calledAt = Date.now();
  const attempt = () => exchange(address(path, params, query), method, body, options);
  const first = await acrossRenewal(endpoint, attempt);
  const wantsProof = first instanceof ApiError && first.code === "REAUTH_REQUIRED";
  if (wantsProof && options.asksForProof !== false && (await proveAgain())) {
    options.signal?.throwIfAborted();
    return delivered(await attempt());
  }
  return delivered(first);
}

async function acrossRenewal(endpoint: Endpoint, attempt: () => ReturnType<typeof exchange>) {
  const isProof = endpoint === "POST /api/auth/reauthenticate";
  const first = endpoint === "POST /api/auth/logout" ? null : (untilReleased() ?? (isProof ? null : proofToLetPass()));
  if (first) await first;
  const count = renewalsSoFar();
  const answering = attempt();
  if (isProof) followRenewal(answering.then((answer) => !(answer instanceof ApiError)));
  const answer = await answering;
  const crossed = !isProof && answer instanceof ApiError && crossing.includes(answer.code);
  return crossed && (await renewedSince(count)) ? attempt() : answer;
}

function delivered<A>(result: Record<string, unknown> | ApiError): A {
  if (!(result instanceof ApiError)) return result as A;
  if (result.code === "AUTH_SESSION_MISSING") sessionMissing.dispatch();
  throw result;
}

/** What stands beside `success: true`, or the refusal. Rejects when there was no answer. */
async function exchange(
  url: string,
  method: string,
  body: unknown,
  options: CallOptions,
): Promise<Record<string, unknown> | ApiError> {
  const timeout = AbortSignal.timeout(options.timeout ?? defaultTimeout);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    const response = await fetch(url, {
      method,
      headers: { Accept: "application/json", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      credentials: "include",
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = parse(await response.text());
    if (!response.ok || !isRecord(answer) || answer.success !== true) return asFailure(response, answer);
    // No route answers less than an object or a list; what is neither would break the page that waits for it.
    if ("data" in answer && !isRecord(answer.data))
      return new ApiError("INVALID_ANSWER", "Invalid JSON response from server", { status: response.status });
    const { success: _, ...rest } = answer;
    return rest;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (timeout.aborted) throw new ApiError("TIMEOUT", "Request took too long");
    throw new ApiError("OFFLINE", "The server could not be reached");
  }
}

function address(path: string, params: Record<string, string>, query: NonNullable<LooseInput["query"]>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const suffix = search.size > 0 ? `?${search}` : "";
  return withHost(filled + suffix);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asFailure(response: Response, answer: unknown): ApiError {
  const status = response.status;
  const retryAfterSeconds = positiveNumber(response.headers.get("Retry-After"));
  if (isRecord(answer) && answer.success === false && typeof answer.code === "string") {
    const { error, code, fields, used, max, feature } = answer as unknown as ErrorBody;
    return new ApiError(code as FailureCode, error, { status, fields, used, max, feature, retryAfterSeconds });
  }
  // A proxy in front of us answers in its own words while the API restarts.
  if (status === 429) return new ApiError("RATE_LIMITED", "Too many tries", { status, retryAfterSeconds });
  if (status >= 502 && status <= 504) return new ApiError("UNAVAILABLE", "Server error occurred", { status });
  if (status >= 500) return new ApiError("UNEXPECTED_ERROR", "Server error occurred", { status });
  const message = response.ok ? "Invalid JSON response from server" : response.statusText || "API request failed";
  return new ApiError("INVALID_ANSWER", message, { status });
}

function positiveNumber(value: string | null): number | undefined {
  const number = Number(value);
  return value !== null && number > 0 ? number : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
