import type { ownInvitationRoutes } from "@heirlock/contract/members/invitations";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { listOwn } from "./invitations.queries.ts";
import { standingOf, toOwn } from "./view-invitation.ts";

type Own = Answer<typeof ownInvitationRoutes.ownInvitations>["data"];

/** The invitations to the proven address of the account, and those it has answered, newest first. */
export async function ownInvitations(
  { app }: { app: Pool },
  caller: Caller,
  wanted?: Own[number]["status"],
): Promise<Own> {
  const rows = await inTransaction(app, caller, (tx) => tx.query(listOwn));
  return rows.flatMap((row) => {
    const status = standingOf(row);
    return status === null || (wanted && status !== wanted) ? [] : [toOwn(row, status)];
  });
}
