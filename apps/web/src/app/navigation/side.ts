import type { Side } from "@heirlock/domain/account/role-switch";
import { readLocal, writeLocal } from "../../platform/local-setting.ts";

export const sidePath = { holder: "/dashboard/will-holder", member: "/dashboard/member" } as const;

const key = "heirlock_side";

export function rememberSide(side: Side): void {
  writeLocal(key, side);
}

export function lastSide(): Side | null {
  const kept = readLocal(key);
  return kept === "holder" || kept === "member" ? kept : null;
}

/** The side a path belongs to; null for pages that both share, such as the settings. */
export function sideOfPath(path: string): Side | null {
  for (const side of ["holder", "member"] as const)
    if (path === sidePath[side] || path.startsWith(`${sidePath[side]}/`)) return side;
  return null;
}
