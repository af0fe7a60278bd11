import type { RouteDefinition } from "./route.ts";

/** An error answer: its HTTP status and the English text for a client without a translation. */
export interface ErrorDefinition {
  status: number;
  text: string;
}

/** `by` says what is counted: the caller's address, the email in the body, or the signed-in person. */
export interface RateLimit {
  max: number;
  windowSeconds: number;
  by: "address" | "email" | "person";
}

/**
 * What a slice adds to the wire. The central tables (routes.ts, errors.ts, audit.ts, events.ts, rate-limits.ts,
 * personal-export.ts) are folds over slices.ts. Declare it `as const satisfies ContractSlice`: a plain object keeps its
 * literal types, and a bundler can drop what a page does not use.
 */
export interface ContractSlice {
  /** Its heading in the OpenAPI document. */
  title: string;
  routes: Readonly<Record<string, RouteDefinition>>;
  /** Audit events, `slice.past_participle`. */
  audit?: readonly string[];
  /** Kinds of live events. */
  events?: readonly string[];
  errors?: Readonly<Record<string, ErrorDefinition>>;
  limits?: Readonly<Record<string, RateLimit>>;
  /** Columns of the personal export by section, under their database names (SEC-036). The web has a word for each. */
  exported?: Readonly<Record<string, readonly string[]>>;
}
