import { MemberDashboardPage } from "../features/dashboard/member-dashboard-page.tsx";
import { RoleRequestsCard } from "../features/member-side/role-requests-card.tsx";
import { useSeenNow } from "../features/member-side/seen-now.tsx";
import { HolderCard } from "../features/members/holder-card.tsx";
import { useRelationships } from "../features/members/list-relationships.ts";

/** The member's dashboard with the people who gave them a part. Refusals are kept in the list, but not counted. */
export function MemberHomePage() {
  const { data } = useRelationships();
  const people = data ? data.filter(({ status }) => status !== "declined").length : null;
  return (
    <MemberDashboardPage people={people} holders={<HolderCard />} requests={<RoleRequestsCard />} seen={useSeenNow()} />
  );
}
