import type { UserType } from "./user-type.ts";

/**
 * Whether a person has neither a plan of their own nor a part in another: invited and not decided yet, or left again.
 * Their kind is will_holder (D03), which alone would promise a plan that is not there.
 */
export function hasNoSide(userType: UserType, hasEstate: boolean): boolean {
  return userType === "will_holder" && !hasEstate;
}
