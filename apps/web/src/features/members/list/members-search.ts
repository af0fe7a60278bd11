import { type MemberType, memberTypes } from "@heirlock/domain/members/member-types";
import { isMemberRole, type MemberRole } from "@heirlock/domain/members/roles";
import { type MemberStatus, memberStatuses } from "@heirlock/domain/members/statuses";

/** `?type=`, `?role=` and `?status=` of the list; unknown values are ignored. */
export interface MembersSearch {
  type?: MemberType;
  role?: MemberRole;
  status?: MemberStatus;
}

export function readMembersSearch({ type, role, status }: Record<string, unknown>): MembersSearch {
  return {
    ...(isOneOf(memberTypes, type) ? { type } : {}),
    ...(isMemberRole(role) ? { role } : {}),
    ...(isOneOf(memberStatuses, status) ? { status } : {}),
  };
}

function isOneOf<V extends string>(values: readonly V[], value: unknown): value is V {
  return values.some((one) => one === value);
}
