import type { FastifyRequest } from "fastify";

/** What a request shows of where it comes from, besides who: for sessions, their list, and notices. */
export interface Visit {
  userAgent: string;
  address: string;
  /** The cookies, of which a sign-in looks at those of devices. */
  cookies: string;
}

/** The part of it by which limits tell one guesser from another. */
export type CameFrom = Pick<Visit, "address" | "cookies">;

export function visitOf(http: FastifyRequest): Visit {
  return {
    userAgent: (http.headers["user-agent"] ?? "").slice(0, 300),
    address: http.ip,
    cookies: http.headers.cookie ?? "",
  };
}
