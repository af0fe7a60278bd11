export const invitationTabs = ["pending", "accepted", "declined", "expired"] as const;
export const approvalTabs = ["pending", "approved", "rejected", "history"] as const;
export type InvitationTab = (typeof invitationTabs)[number];
export type ApprovalTab = (typeof approvalTabs)[number];

/** `?tab=` chooses among the invitations, `?approvals=` among the approvals; unknown values are the first. */
export interface InvitationsSearch {
  tab?: InvitationTab;
  approvals?: ApprovalTab;
}

export function readInvitationsSearch({ tab, approvals }: Record<string, unknown>): Required<InvitationsSearch> {
  return { tab: oneOf(invitationTabs, tab), approvals: oneOf(approvalTabs, approvals) };
}

function oneOf<V extends string>(values: readonly [V, ...V[]] | readonly V[], value: unknown): V {
  return values.find((one) => one === value) ?? values[0]!;
}
