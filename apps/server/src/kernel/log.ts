import { type DestinationStream, type Logger, pino } from "pino";
import { sqlStateOf } from "./errors.ts";

export type Log = Logger;

const emailLike = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g;
const tokenLike = /[A-Za-z0-9_-]{32,}/g;
const uuidLike = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Takes e-mail addresses, tokens and query strings out of a text; identifiers of ours stay. */
export function scrub(text: string): string {
  return text
    .replace(emailLike, "[e-mail]")
    .replace(/\?[^\s"']*/g, "?[query]")
    .replace(tokenLike, (match) => (uuidLike.test(match) ? match : "[token]"));
}

function scrubbed(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return scrub(value);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Error) return describeError(value);
  if (depth === 4) return "[deep]";
  if (Array.isArray(value)) return value.map((item) => scrubbed(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scrubbed(item, depth + 1)]));
}

/**
 * What a log may say about a failure: its kind and where, never its message, which for errors of the
 * database and of parsers quotes what people typed (SEC-033).
 */
export function describeError(error: Error): Record<string, unknown> {
  const { code, constraint, table } = error as Error & { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    ...(sqlStateOf(error) ? { sqlState: code, constraint, table } : typeof code === "string" ? { code } : {}),
    frames: (error.stack ?? "")
      .split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** The one logger of a process. Everything that is written passes the scrubber. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => scrubbed(fields) as Record<string, unknown>,
      },
      hooks: {
        logMethod(args, method) {
          const [first, text] = args as [unknown, unknown];
          const failed = first instanceof Error || (first as { err?: unknown } | undefined)?.err !== undefined;
          // Without a text of its own a line would take the message of the error it holds.
          const given = failed && text === undefined ? [first, "Something failed"] : args;
          method.apply(this, given.map((arg) => (typeof arg === "string" ? scrub(arg) : arg)) as typeof args);
        },
      },
      // pino would otherwise copy message and stack of an error.
      serializers: { err: (value) => value },
    },
    ...(destination ? [destination] : []),
  );
}
