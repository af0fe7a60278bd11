import type { MemberId, RequestId } from "@heirlock/domain/identifiers";
import type { Caller } from "../../kernel/actor.ts";
import { visibleRequests } from "./list-requests.ts";
import { holderOf, inOwnPlans, type MemberSideDeps } from "./viewed-plan.ts";
import { visibleEntries } from "./visible-entries.ts";

interface Asking {
  /** Those that wait for an answer. */
  requests: { id: RequestId; kind: string; holder: { first_name: string; last_name: string } }[];
  /** Plans the person has joined in which papers are open to them. */
  withPapers: { id: MemberId; holder: { first_name: string; last_name: string } }[];
}

/** What all plans that the person has a part in ask of them. */
export async function plansAskingOf(deps: MemberSideDeps, caller: Caller): Promise<Asking> {
  const plans = await inOwnPlans(deps, caller, async (tx, part) => {
    if (part.row.status !== "confirmed") return null;
    const requests = await visibleRequests(tx, part, deps.clock.now());
    const { entries } = await visibleEntries(tx, part);
    return { id: part.row.id, holder: holderOf(part), requests, hasPapers: entries.length > 0 };
  });
  const joined = plans.filter((plan) => plan !== null);
  return {
    requests: joined.flatMap(({ requests }) => requests.filter(({ status }) => status === "pending")),
    withPapers: joined.filter(({ hasPapers }) => hasPapers).map(({ id, holder }) => ({ id, holder })),
  };
}
