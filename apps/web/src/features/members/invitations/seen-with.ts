import type { MemberRole } from "@heirlock/domain/members/roles";
import type { InvitationView } from "./use-open-invitation.ts";

/** What a yes opens to somebody who leaves these roles out: what the first of the others opens, and nothing without one. */
export function seenWith(
  { sees, seesBy }: Pick<InvitationView, "sees" | "seesBy">,
  declined: readonly MemberRole[],
): InvitationView["sees"] {
  if (declined.length === 0) return sees;
  const counts = seesBy.find(({ role }) => !declined.includes(role));
  return counts?.sees ?? { now: [], later: [], never: [...sees.now, ...sees.later, ...sees.never] };
}
