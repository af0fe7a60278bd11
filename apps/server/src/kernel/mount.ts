import { emailField } from "@heirlock/contract/fields";
import { idErrorCodes } from "@heirlock/contract/members/errors";
import { type RateLimitName, rateLimits } from "@heirlock/contract/rate-limits";
import type { Answer, Request as ContractRequest, RouteDefinition } from "@heirlock/contract/route";
import type { RateLimit } from "@heirlock/contract/slice";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { admit } from "./access.ts";
import type { Caller } from "./actor.ts";
import { askedBy } from "./asker.ts";
import { RefusedError, refuse } from "./errors.ts";
import { fieldProblems } from "./field-problems.ts";
import { enter } from "./kernel.queries.ts";
import { query } from "./query.ts";
import { type CountDeps, countedAddress, countTry } from "./rate-limit.ts";
import { compileWriter, envelope, WrittenAnswer } from "./serialise.ts";
import { sessionHash, sessionTokenOf } from "./session-cookie.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Routes of the contract that have a handler. */
    mounted: Set<RouteDefinition>;
    mountDeps: MountDeps;
  }
}

type CallerOf<R extends RouteDefinition> = R["access"] extends "anyone" ? Caller | null : Caller;

/** What a handler gets: the checked parts of the request and who showed a session. */
export interface Call<R extends RouteDefinition> extends ContractRequest<R> {
  caller: CallerOf<R>;
  http: FastifyRequest;
  reply: FastifyReply;
}

/** Returns what stands beside `success: true`; a raw route answers through `reply` itself. */
export type Handler<R extends RouteDefinition> = (
  call: Call<R>,
) => Promise<R extends { raw: true } ? unknown : Answer<R> | WrittenAnswer>;

export interface MountDeps {
  /** Counts the tries of limited routes. */
  counts: CountDeps;
  /** Checks every answer against its schema; on in tests. */
  checkAnswers: boolean;
  /** The browser of a request, if it has signed in before to the account whose e-mail this is; from the slice that knows. */
  knownDevice?: (email: string, cookies: string) => Promise<string | null>;
}

function checked(schema: z.ZodObject, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) refuse("VALIDATION_ERROR", { fields: fieldProblems(schema, value, parsed.error) });
  return parsed.data;
}

/** Ids in a path have one fault only, and the seed has a text for it; some say whose id it should have been. */
function checkedParams(schema: z.ZodObject, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) refuse(idErrorCodes[parsed.error.issues[0]!.message] ?? "INVALID_UUID");
  return parsed.data;
}

/** The `maybe` of a route for anyone: a session is looked at if there is one. */
function callerOf({ access, sensitive, withoutPlan }: RouteDefinition, cookie: string | undefined): Caller | null {
  const token = sessionTokenOf(cookie);
  if (token === null) return access === "anyone" ? null : refuse("AUTH_SESSION_MISSING");
  return {
    sessionHash: sessionHash(token),
    access: access === "anyone" || access === "operator" ? "maybe" : access,
    ...(sensitive && { sensitive }),
    ...(withoutPlan && { withoutPlan }),
  };
}

/** The limits of a route that count by this; limits by person are counted in the use case, which knows them. */
function limitsBy(by: RateLimit["by"], { limit = [], path }: RouteDefinition): RateLimitName[] {
  const names = [limit].flat() as RateLimitName[];
  for (const name of names) {
    if (!(name in rateLimits)) throw new Error(`The route ${path} names the unknown limit ${name}`);
  }
  return names.filter((name) => rateLimits[name].by === by);
}

/**
 * Counts a try by address or e-mail. Where that limit is full, a browser that has signed in to the account before counts
 * for itself: nobody else's tries shut it out (SEC-039).
 */
async function countAsking(deps: MountDeps, name: RateLimitName, subject: string, http: FastifyRequest): Promise<void> {
  try {
    await countTry(deps.counts, name, subject);
  } catch (error) {
    const { cookie } = http.headers;
    const email = emailField.safeParse((http.body as { email?: unknown } | null | undefined)?.email).data;
    if (!(error instanceof RefusedError) || cookie === undefined || email === undefined) throw error;
    const device = await deps.knownDevice?.(email, cookie);
    if (!device) throw error;
    await countTry(deps.counts, name, `device ${device}`);
  }
}

/**
 * A body of this size is parsed and checked in less than a millisecond. Nobody sends more without a session, and with one
 * only after it was looked at: 256 kB of made-up lists would cost the processor twenty times as much (SEC-040).
 */
const smallBody = 32 * 1024;

function mayBeLarge({ headers }: FastifyRequest): boolean {
  const length = headers["content-length"];
  return length === undefined ? headers["transfer-encoding"] !== undefined : Number(length) > smallBody;
}

/** The limits of a route's body: bytes have their own; what anyone may send is small. */
function bodyRules(definition: RouteDefinition, deps: MountDeps) {
  const { access, bytes, largeBody } = definition;
  if (bytes !== undefined) return { bodyLimit: bytes, preParsing: takeBytesOnly };
  if (access === "anyone") return { bodyLimit: smallBody };
  const lookAtSession = async (http: FastifyRequest) => {
    if (!mayBeLarge(http)) return;
    const caller = callerOf(definition, http.headers.cookie);
    const [row] = await query(deps.counts.app, enter, [caller!.sessionHash]);
    admit(caller!, row?.is_holder);
  };
  return { onRequest: lookAtSession, ...(largeBody !== undefined && { bodyLimit: largeBody }) };
}

/** Where bytes are wanted JSON is as wrong as bytes are elsewhere. */
async function takeBytesOnly(request: FastifyRequest): Promise<undefined> {
  if (request.headers["content-type"] !== "application/octet-stream") refuse("UNSUPPORTED_MEDIA_TYPE");
  return undefined;
}

/**
 * Binds a route of the contract to its handler: session, limit, validation, envelope. The slice writes
 * nothing of these.
 */
export function mount<const R extends RouteDefinition>(app: FastifyInstance, definition: R, handler: Handler<R>): void {
  const { method, path, access, params, query: asked, body, answer, raw } = definition;
  const deps = app.mountDeps;
  const write = compileWriter(answer);
  const countsAddress = limitsBy("address", definition);
  const countsEmail = limitsBy("email", definition);
  app.mounted.add(definition);

  app.route({
    method,
    url: path,
    config: { access, takesBytes: definition.bytes !== undefined },
    ...bodyRules(definition, deps),
    handler: async (http, reply) => {
      // Before the body is looked at: junk counts as a try too.
      const address = countedAddress(http.ip);
      for (const name of countsAddress) await countAsking(deps, name, address, http);
      const call = {
        caller: callerOf(definition, http.headers.cookie),
        params: params && checkedParams(params, http.params),
        query: asked && checked(asked, http.query),
        body: body && checked(body, http.body),
        http,
        reply,
      };
      for (const name of countsEmail) await countAsking(deps, name, (call.body as { email: string }).email, http);
      const result = await askedBy({ address, known: access !== "anyone" }, () => handler(call as Call<R>));
      if (raw) return reply;
      const json = result instanceof WrittenAnswer ? result.json : write(result);
      if (deps.checkAnswers) answer.parse(JSON.parse(json));
      reply.header("content-type", "application/json; charset=utf-8");
      return reply.send(envelope(json));
    },
  });
}
