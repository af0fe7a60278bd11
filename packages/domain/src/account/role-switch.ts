import { isDualRole, isWillHolder, type UserType } from "./user-type.ts";

/** The two halves of the product: one's own plan, and the plans one was given a part in (D03). */
export const sides = ["holder", "member"] as const;
export type Side = (typeof sides)[number];

export function maySee(side: Side, userType: UserType): boolean {
  if (isDualRole(userType)) return true;
  return side === (isWillHolder(userType) ? "holder" : "member");
}

/** The side last used, if the person still has it, otherwise the only one (D05). */
export function homeSide(userType: UserType, last: Side | null): Side {
  if (last !== null && maySee(last, userType)) return last;
  return isWillHolder(userType) ? "holder" : "member";
}
