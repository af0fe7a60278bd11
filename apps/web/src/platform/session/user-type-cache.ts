import { type UserType, userTypes } from "@heirlock/domain/account/user-type";

const key = "heirlock_user_type";

/** Written only from server answers, tied to the person, dropped on sign-out; it picks the shell and no more (D02). */
export function rememberUserType(userId: string, userType: UserType): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, userType }));
  } catch {
    // Without storage the shell falls back to the will holder's for a moment.
  }
}

export function rememberedUserType(userId: string): UserType | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { userId: owner, userType } = kept as { userId?: unknown; userType?: unknown };
    return owner === userId ? (userTypes.find((known) => known === userType) ?? null) : null;
  } catch {
    return null;
  }
}

export function forgetUserType(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
