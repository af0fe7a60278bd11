import { MemberDashboardPage } from "../features/dashboard/member-dashboard-page.tsx";
import { HolderCard } from "../features/people/holder-card.tsx";
import { useRelationships } from "../features/people/list-relationships.ts";
import { RoleRequestsCard } from "../features/people/member-side/role-requests-card.tsx";
import { useSeenNow } from "../features/people/member-side/seen-now.tsx";

/** The member's dashboard with the people who gave them a part. Refusals are kept in the list, but not counted. */
export function MemberHomePage() {
  const { data } = useRelationships();
  const people = data ? data.filter(({ status }) => status !== "declined").length : null;
  return (
    <MemberDashboardPage people={people} holders={<HolderCard />} requests={<RoleRequestsCard />} seen={useSeenNow()} />
  );
}
