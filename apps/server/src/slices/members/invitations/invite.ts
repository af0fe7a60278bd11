import type { Invitation } from "@heirlock/contract/members/invitations";
import { normaliseEmail } from "@heirlock/domain/email";
import type { AccountId, InvitationId } from "@heirlock/domain/identifiers";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { newId } from "../../../kernel/new-id.ts";
import type { Tx } from "../../../kernel/transaction.ts";
import { type LockedMember, moveMember, noteChange } from "../members.transaction.ts";
import { invitationLink, invitationToken, tokenHash } from "./invitation-tokens.ts";
import { sendInvitationLetter } from "./invitations.jobs.ts";
import * as queries from "./invitations.queries.ts";

export interface InviteDeps {
  jobs: Pick<Jobs, "enqueue">;
  ring: KeyRing;
  publicUrl: string;
}

/** Where somebody reported a letter of this holder, none goes any more. Refuses with LETTERS_REFUSED. */
export async function requireWelcome(tx: Tx, { holderId }: LockedMember, email: string): Promise<void> {
  const [address] = await tx.query(queries.takesLetters, [holderId, normaliseEmail(email)]);
  if (!address!.takes) refuse("LETTERS_REFUSED");
}

/** Nobody can say yes to no role at all. Refuses with LAST_ROLE. */
export async function requireRole(tx: Tx, { holderId, id }: LockedMember): Promise<void> {
  const [count] = await tx.query(queries.countOpenRoles, [holderId, id]);
  if (count!.open === 0) refuse("LAST_ROLE");
}

/**
 * Invites a member under the row lock: one link that works for 30 days, whatever was out before is void (D34). By mail, or
 * to be handed over: then the link is answered, once. Refuses with NO_EMAIL, LETTERS_REFUSED, LAST_ROLE
 * or INVALID_TRANSITION.
 */
export async function invite(
  { jobs, ring, publicUrl }: InviteDeps,
  tx: Tx,
  member: LockedMember,
  { mail, message, by, again = false }: { mail: boolean; message?: string | undefined; by: AccountId; again?: boolean },
): Promise<{ invitation: Invitation; link: string | null }> {
  const whose = [member.holderId, member.id] as const;
  const [record] = await tx.query(queries.readEmail, whose);
  const email = record?.email;
  if (!email) refuse("NO_EMAIL");
  if (mail) await requireWelcome(tx, member, email);
  await requireRole(tx, member);
  // What the holder wrote goes along with the new link, unless they say something else, or nothing.
  const [last] = await tx.query(queries.readMessage, whose);
  const words = message ?? (last?.email === email ? last.message : null);
  await tx.query(queries.endInvitation, [...whose, "replaced", by, null]);
  await moveMember(tx, member, again ? "resend_invitation" : "send_invitation", { actor: "holder", userId: by });

  const id = newId<InvitationId>();
  const token = invitationToken(ring.active, id);
  const values = [
    member.holderId,
    id,
    member.id,
    tokenHash(token),
    email,
    mail ? "sent" : "created",
    words || null,
  ] as const;
  const [invitation] = await tx.query(queries.insertInvitation, values);
  if (mail) await jobs.enqueue(tx, sendInvitationLetter, { invitationId: id, kind: "invitation" });
  // Whoever was here before hears nothing of it.
  await noteChange(tx, member, { type: "member.invited", by, data: { mailed: mail }, quiet: true });
  return { invitation: invitation!, link: mail ? null : invitationLink(publicUrl, token) };
}
