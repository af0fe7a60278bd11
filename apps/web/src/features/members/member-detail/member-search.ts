/** The parts of a member's page, in their order (MEM-062). */
export const memberTabs = ["overview", "roles", "will", "history", "permissions"] as const;
export type MemberTab = (typeof memberTabs)[number];

/** `?tab=` of the page; without one, or with an unknown one, the overview (MEM-060). */
export interface MemberSearch {
  tab?: MemberTab;
}

export function readMemberSearch({ tab }: Record<string, unknown>): MemberSearch {
  const known = memberTabs.find((one) => one === tab);
  return known === undefined || known === "overview" ? {} : { tab: known };
}
