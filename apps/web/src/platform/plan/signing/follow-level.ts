import { followAction } from "./follow-action.ts";
import { fetchTables } from "./grant-edits.ts";

/** How much a member may see was changed: the plan follows, and asks first if they could read more by it. */
export function followLevel(member: string): Promise<void> {
  return followAction(async () => {
    const { members } = await fetchTables();
    const known = members.find((one) => one.member === member);
    return known
      ? [
          { kind: "name_member", ...known },
          { kind: "member", member, level: known.level },
        ]
      : [];
  });
}

/** The member has another name. */
export function followName(member: string): Promise<void> {
  return followAction(async () => {
    const { members } = await fetchTables();
    const known = members.find((one) => one.member === member);
    return known
      ? [
          { kind: "name_member", ...known },
          { kind: "member", member, name: known.name },
        ]
      : [];
  });
}
