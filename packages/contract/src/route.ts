import type { z } from "zod";

/**
 * Who may call a route. `holder` has an estate and reaches only their own; `member` has a membership
 * and sees it cut to their permissions; `operator` is a process of ours on the private port.
 */
export type Access = "anyone" | "signed-in" | "holder" | "member" | "operator";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * `Code` and `Limit` are plain strings here, because both are folded out of the slices that define routes; routes.ts
 * checks that each one named exists.
 */
export interface RouteDefinition<Code extends string = string, Limit extends string = string> {
  method: Method;
  /** Fastify spelling: `/api/assets/:id`. */
  path: `/${string}`;
  access: Access;
  /** One sentence, for the OpenAPI page. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** What stands beside `success: true`, usually `{ data }`. */
  answer: z.ZodObject;
  /** Codes this route adds to those every route may give. */
  errors?: readonly Code[];
  /** One limit or several: the first that is full refuses. */
  limit?: Limit | readonly Limit[];
  /**
   * One of the sensitive actions of D10: without a fresh proof of who asks it answers 401 REAUTH_REQUIRED, and the
   * client asks for password, code or passkey and repeats the call.
   */
  sensitive?: true;
  /** What a caller without a plan of their own is told; FORBIDDEN unless 403 means something else here (D23). */
  withoutPlan?: "NOT_A_HOLDER";
  /** Event streams and files answer outside of the envelope. */
  raw?: true;
  /** Takes JSON of up to so many bytes, once the session was looked at. */
  largeBody?: number;
  /** Takes a stream of at most so many bytes (application/octet-stream) in place of JSON. */
  bytes?: number;
}

/** Keeps the literal types, so that server and client infer from the same table. */
export function route<const R extends RouteDefinition>(definition: R): R {
  return definition;
}

type Part<R, K extends string> = R extends Record<K, infer S extends z.ZodObject> ? z.output<S> : undefined;
type Input<R, K extends string> = R extends Record<K, infer S extends z.ZodObject> ? z.input<S> : undefined;

/** What a handler receives. */
export interface Request<R extends RouteDefinition> {
  params: Part<R, "params">;
  query: Part<R, "query">;
  body: Part<R, "body">;
}
/** What a handler returns and a client gets, beside `success`. */
export type Answer<R extends RouteDefinition> = z.output<R["answer"]>;

type Given<R, K extends string> =
  R extends Record<K, z.ZodObject>
    ? Record<never, never> extends Input<R, K>
      ? { [P in K]?: Input<R, K> }
      : { [P in K]: Input<R, K> }
    : Record<never, never>;
/** What a client passes. */
export type CallInput<R extends RouteDefinition> = Given<R, "params"> & Given<R, "query"> & Given<R, "body">;

export type SuccessBody<R extends RouteDefinition> = { success: true; message?: string } & Answer<R>;
