import type { answerInvitationRoutes } from "@heirlock/contract/members/invitations";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import { refuse } from "../../../kernel/errors.ts";
import { query } from "../../../kernel/query.ts";
import { tokenHash } from "./invitation-tokens.ts";
import { findByToken } from "./invitations.queries.ts";
import { standingOf, toView } from "./view-invitation.ts";

/** What the link shows before anybody says yes. Refuses with INVITATION_NOT_FOUND or INVITATION_EXPIRED. */
export async function openInvitation(
  { app }: { app: Pool },
  token: string,
): Promise<Answer<typeof answerInvitationRoutes.openInvitation>["data"]> {
  const rows = await query(app, findByToken, [tokenHash(token)]);
  const [row] = rows;
  const status = row ? standingOf(row) : null;
  if (!row || status === null) refuse("INVITATION_NOT_FOUND");
  if (status === "expired") refuse("INVITATION_EXPIRED");
  return toView(row, status);
}
