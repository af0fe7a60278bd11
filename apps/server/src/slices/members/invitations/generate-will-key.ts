import type { MemberId, WillKeyId } from "@heirlock/domain/identifiers";
import { decideMember } from "@heirlock/domain/members/member-transitions";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse, sqlStateOf } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/new-id.ts";
import { noteChange, noteHistory, withMember } from "../members.transaction.ts";
import { countLetter } from "./count-letter.ts";
import { sendWillKeyLetter } from "./invitations.jobs.ts";
import { readEmail } from "./invitations.queries.ts";
import { type InviteDeps, requireRole, requireWelcome } from "./invite.ts";
import type { WillKeyDeps } from "./redeem-will-key.ts";
import { hashOfKey, locatorOf, willKeyOf } from "./will-key-hash.ts";
import * as queries from "./will-keys.queries.ts";

const uniqueViolation = "23505";

interface Wish {
  /** Whom it is for. */
  id: MemberId;
  send: boolean;
  regenerate: boolean;
}

interface Made {
  key: string;
  expiresAt: string;
}

/**
 * Makes a code that is handed over in person; it works for 7 days and is shown once (MEM-118, MEM-119). Refuses with
 * INVALID_TRANSITION for somebody who cannot join by a key, with LAST_ROLE where there is none to join for, with KEY_EXISTS
 * unless a new one is asked for, and with NO_EMAIL where it shall be mailed and nobody knows whereto.
 */
export async function generateWillKey(
  deps: WillKeyDeps & Pick<InviteDeps, "jobs">,
  caller: Caller,
  wish: Wish,
): Promise<Made> {
  if (wish.send) await countLetter(deps, caller);
  for (let tried = 1; ; tried++) {
    try {
      return await make(deps, caller, wish);
    } catch (error) {
      // Of fourteen million first groups another key has this one just now.
      if (tried === 3 || sqlStateOf(error) !== uniqueViolation) throw error;
    }
  }
}

async function make(
  { app, jobs, ring }: WillKeyDeps & Pick<InviteDeps, "jobs">,
  caller: Caller,
  { id: memberId, send, regenerate }: Wish,
): Promise<Made> {
  return await withMember(app, caller, memberId, async (tx, member, { userId }) => {
    const whose = [member.holderId, member.id] as const;
    if (!decideMember(member, "join_by_key", "member").ok) refuse("INVALID_TRANSITION");
    await requireRole(tx, member);
    if (send) {
      const [record] = await tx.query(readEmail, whose);
      if (!record?.email) refuse("NO_EMAIL");
      await requireWelcome(tx, member, record.email);
    }
    const [open] = await tx.query(queries.readOpenKey, whose);
    if (open?.works && !regenerate) refuse("KEY_EXISTS");
    if (open) await tx.query(queries.endKey, [...whose, "replaced"]);
    const id = newId<WillKeyId>();
    const key = willKeyOf(ring.active, id);
    const [made] = await tx.query(queries.insertKey, [...whose, id, locatorOf(key), hashOfKey(key)]);
    if (send) await jobs.enqueue(tx, sendWillKeyLetter, { willKeyId: id });
    await noteHistory(tx, member, { type: "key", action: "will_key_made", by: userId });
    await noteChange(tx, member, { type: "member.will_key_made", by: userId, data: { mailed: send }, quiet: true });
    return { key, expiresAt: made!.expiresAt };
  });
}
