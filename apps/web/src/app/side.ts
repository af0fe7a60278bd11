import { isDualRole, isWillHolder, type UserType } from "@heirlock/domain/account/user-type";
import { readLocal, writeLocal } from "../platform/local-setting.ts";

/** The two halves of the product: one's own plan, and the plans one was given a part in. */
export type Side = "holder" | "member";

export const sidePath = { holder: "/dashboard/will-holder", member: "/dashboard/member" } as const;

const key = "heirlock_side";

export function rememberSide(side: Side): void {
  writeLocal(key, side);
}

export function lastSide(): Side | null {
  const kept = readLocal(key);
  return kept === "holder" || kept === "member" ? kept : null;
}

export function maySee(side: Side, userType: UserType): boolean {
  if (isDualRole(userType)) return true;
  return side === (isWillHolder(userType) ? "holder" : "member");
}

/** The side last used, if the person still has it, otherwise the only one (D05). */
export function homeSide(userType: UserType, last: Side | null): Side {
  if (last !== null && maySee(last, userType)) return last;
  return isWillHolder(userType) ? "holder" : "member";
}

/** The side a path belongs to; null for pages that both share, such as the settings. */
export function sideOfPath(path: string): Side | null {
  for (const side of ["holder", "member"] as const)
    if (path === sidePath[side] || path.startsWith(`${sidePath[side]}/`)) return side;
  return null;
}
