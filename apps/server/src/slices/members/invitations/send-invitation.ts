import type { MemberId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { withMember } from "../members.transaction.ts";
import { countLetter } from "./count-letter.ts";
import { type InviteDeps, invite } from "./invite.ts";

/** Invites a member, or invites again with a new link. The mails of one holder a day are counted. */
export async function sendInvitation(
  deps: InviteDeps & { app: Pool },
  caller: Caller,
  { id, mail, message, again }: { id: MemberId; mail: boolean; message?: string | undefined; again: boolean },
) {
  await countLetter(deps, caller);
  return await withMember(deps.app, caller, id, (tx, member, { userId }) =>
    invite(deps, tx, member, { mail, message, by: userId, again }),
  );
}
