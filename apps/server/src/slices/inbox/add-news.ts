import { isFixed } from "@heirlock/domain/account/notification-settings";
import type { AccountId, InvitationId, MemberId } from "@heirlock/domain/identifiers";
import {
  type AccountNewsKind,
  type GovernedNewsKind,
  type NewsKind,
  newsKinds,
  type OpenNewsKind,
} from "@heirlock/domain/inbox/news-kinds";
import type { Tx } from "../../kernel/transaction.ts";
import { addAccountNews, addInvitationNews, addPlanNews } from "./inbox.queries.ts";

/** Null where the reader cannot do without it. */
function switchOf(kind: NewsKind): string | null {
  const { kind: notification } = newsKinds[kind];
  return isFixed(notification, "in_app") ? null : notification;
}

function announce(tx: Tx, [row]: { note: string | null }[]): void {
  if (row?.note) tx.announce(row.note);
}

/**
 * News for one of the two people of a membership, in the transaction in which it happens. Who hears of it is in the table
 * of kinds; those that need a permission go through tellOfPlan().
 */
export async function addNews(tx: Tx, kind: OpenNewsKind | GovernedNewsKind, membershipId: MemberId): Promise<void> {
  announce(tx, await tx.query(addPlanNews, [membershipId, newsKinds[kind].to, kind, switchOf(kind)]));
}

/** News about the account, as heirlock_auth, in the transaction that changes it. */
export async function addNewsOfAccount(tx: Tx, kind: AccountNewsKind, userId: AccountId): Promise<void> {
  announce(tx, await tx.query(addAccountNews, [userId, kind, switchOf(kind)]));
}

/** For whoever has an account under the address that was invited; of that the holder learns nothing. */
export async function addNewsOfInvitation(tx: Tx, invitationId: InvitationId): Promise<void> {
  announce(tx, await tx.query(addInvitationNews, [invitationId, "invited", switchOf("invited")]));
}
