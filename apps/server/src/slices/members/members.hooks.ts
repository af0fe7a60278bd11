import type { AccountId } from "@heirlock/domain/identifiers";
import type { Tx } from "../../kernel/transaction.ts";
import type { LockedMember } from "./members.transaction.ts";

/** What saving a member needs of the other areas. */
export interface MemberHooks {
  /** Makes an invitation and its letter, and takes the member to `invited`, in the same transaction. */
  invite(
    tx: Tx,
    member: LockedMember,
    invitation: { mail: boolean; message?: string | undefined; by: AccountId },
  ): Promise<unknown>;
}
