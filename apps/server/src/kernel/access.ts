import type { Access } from "@heirlock/contract/route";
import type { HolderId } from "@heirlock/domain/identifiers";
import type { FastifyInstance } from "fastify";
import type { Actor, Caller, EnteredRow } from "./actor.ts";
import { refuse } from "./errors.ts";

const accesses: readonly Access[] = ["anyone", "signed-in", "holder", "member", "operator"];

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may call the route. */
    access?: Access;
    /** Takes a stream of bytes in place of JSON. */
    takesBytes?: boolean;
  }
}

/** Throws for every route that does not say who may call it, whoever registers it, so that no such server starts. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const access = route.config?.access;
    if (access === undefined || !accesses.includes(access)) {
      throw new Error(`The route ${String(route.method)} ${route.url} does not declare its access`);
    }
  });
}

/**
 * Refuses unless auth.enter() found a session and the person may use a route of this access.
 * `member` needs no more than a session here: what a member sees is cut by the query to their memberships.
 */
export function admit(
  { access, withoutPlan = "FORBIDDEN" }: Pick<Caller, "access"> & { withoutPlan?: "FORBIDDEN" | "NOT_A_HOLDER" },
  isHolder: boolean | null | undefined,
): void {
  // auth.enter() leaves it null without a session.
  if (isHolder === null || isHolder === undefined) refuse("AUTH_SESSION_MISSING");
  if (access === "holder" && !isHolder) refuse(withoutPlan);
}

export function actorOf(caller: Caller, row: EnteredRow | undefined): Actor {
  admit(caller, row?.is_holder);
  const entered = row as EnteredRow;
  if (caller.sensitive && !entered.is_fresh) refuse("REAUTH_REQUIRED");
  return {
    userId: entered.user_id!,
    holderId: entered.user_id as HolderId,
    isHolder: entered.is_holder!,
    sessionId: entered.session_id!,
    isFresh: entered.is_fresh!,
    expiresAt: entered.expires_at!,
  };
}
