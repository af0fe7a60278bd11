import type { answerInvitationRoutes } from "@heirlock/contract/members/invitations";
import type { Request } from "@heirlock/contract/route";
import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { query } from "../../../kernel/query.ts";
import { signUpProved } from "../../account/sign-up-proved.ts";
import type { NewSession } from "../../account/start-session.ts";
import type { Visit } from "../../account/visit.ts";
import { acceptInvitation } from "./answer-invitation.ts";
import { tokenHash } from "./invitation-tokens.ts";
import { findByToken } from "./invitations.queries.ts";
import type { WillKeyDeps } from "./redeem-will-key.ts";
import { standingOf } from "./view-invitation.ts";

type Invited = Request<typeof answerInvitationRoutes.signUpInvited>["body"];

/**
 * Sign-up, confirmed address, yes and session in one step, for whoever opened a link that went by mail alone. Accounts
 * belong to another role of the database, so the account is there first; if the invitation was taken back in that very
 * moment, it stays, and its owner signs in with the password they chose. Refuses with EMAIL_NOT_VERIFIED where the link
 * was handed over, with ACCOUNT_EXISTS, and as saying yes does.
 */
export async function signUpInvited(
  deps: WillKeyDeps & { auth: Pool; jobs: Jobs },
  { key, declinedRoles, ...account }: Invited,
  visit: Visit,
  previous: Caller | null,
): Promise<NewSession & { relationshipId: MemberId }> {
  const [invitation] = await query(deps.app, findByToken, [tokenHash(key)]);
  const status = invitation ? standingOf(invitation) : null;
  if (!invitation || status === null) refuse("INVITATION_NOT_FOUND");
  if (status === "expired") refuse("INVITATION_EXPIRED");
  if (status !== "pending") refuse("ALREADY_ANSWERED");
  if (!invitation.proves_mailbox) refuse("EMAIL_NOT_VERIFIED");
  const session = await signUpProved(deps, { ...account, email: invitation.email }, visit, previous);
  const { relationshipId } = await acceptInvitation(deps, session.caller, { key, declinedRoles });
  return { ...session, relationshipId };
}
