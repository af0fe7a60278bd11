import type { inboxRoutes } from "@heirlock/contract/inbox";
import type { Answer } from "@heirlock/contract/route";
import { whatWaits } from "@heirlock/domain/inbox/waiting";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { isKitConfirmed } from "../account/is-kit-confirmed.ts";
import { plansAskingOf } from "../member-side/plans-asking.ts";
import type { MemberSideDeps } from "../member-side/viewed-plan.ts";
import { ownInvitations } from "../members/invitations/own-invitations.ts";
import { listKeyStandings } from "../members/key-standings.ts";
import { readHolderKeys } from "../sharing/holder-keys.ts";
import { countUnread } from "./inbox.queries.ts";

type Inbox = Answer<typeof inboxRoutes.waiting>["data"];

/**
 * What waits for the person on both of their sides, and how much news is unread. Each fact comes from the use case that
 * also answers the page where it is done, so that the bell never counts what is not there.
 */
export async function readWaiting(deps: MemberSideDeps, caller: Caller): Promise<Inbox> {
  const own = await inTransaction(deps.app, caller, async (tx, { userId, holderId }) => {
    const [unread, members, kitConfirmed] = await Promise.all([
      tx.query(countUnread, [userId]),
      listKeyStandings(tx, holderId),
      isKitConfirmed(tx),
    ]);
    return { unread: unread[0]!.unread, members, kitConfirmed };
  });
  const invitations = await ownInvitations(deps, caller, "pending");
  const { requests, withPapers } = await plansAskingOf(deps, caller);
  const plans = [];
  for (const plan of withPapers) plans.push({ ...plan, keys: await readHolderKeys(deps, caller, plan.id) });
  const { members, kitConfirmed, unread } = own;
  const waiting = whatWaits({ invitations, requests, plans, members, kitConfirmed }) as Inbox["waiting"];
  return { waiting, unread };
}
