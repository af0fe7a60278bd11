import { readLocal, writeLocal } from "../local-setting.ts";

/**
 * The local mark that somebody is signed in. It only lets the shell and skeletons be drawn at once; access is
 * decided by the server alone (D01). It holds no token and nothing personal.
 */
export interface AuthFlag {
  authenticated: true;
  userId: string;
  /** When the server last confirmed it, in milliseconds. */
  at: number;
  /** Of the event that wrote it, so that the storage event and the channel count once (D14). */
  eventId: string;
}

export const authFlagKey = "heirlock_auth";
/** A younger flag counts as valid for drawing (ACC-035). */
export const authFlagLifetime = 10 * 60_000;

export function parseAuthFlag(stored: string | null): AuthFlag | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return isAuthFlag(value) ? value : null;
  } catch {
    return null;
  }
}

function isAuthFlag(value: unknown): value is AuthFlag {
  if (typeof value !== "object" || value === null) return false;
  const flag = value as Partial<AuthFlag>;
  return flag.authenticated === true && typeof flag.userId === "string" && typeof flag.at === "number";
}

export function readAuthFlag(): AuthFlag | null {
  return parseAuthFlag(readLocal(authFlagKey));
}

export function writeAuthFlag(flag: AuthFlag): void {
  writeLocal(authFlagKey, JSON.stringify(flag));
}

export function clearAuthFlag(): void {
  writeLocal(authFlagKey, null);
}

export function isFresh(flag: AuthFlag | null, now: number): flag is AuthFlag {
  return flag !== null && now - flag.at < authFlagLifetime && flag.at <= now;
}

/** The contentless companion of the session cookie; the session itself is not readable here. */
export function hasSessionCookie(cookies: string = globalThis.document?.cookie ?? ""): boolean {
  return /(?:^|;\s*)__Host-hl_has_session=1(?:;|$)/.test(cookies);
}
