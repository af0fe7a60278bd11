import { hash, randomBytes } from "node:crypto";
import { isUuid, type TrustedDeviceId } from "@heirlock/domain/identifiers";

/**
 * Two cookies beside the session's, neither of which opens anything: the half sign-in that waits for its second factor,
 * and the trusted device that spares it. Only requests of our own pages carry them (Strict).
 */
export const pendingCookie = "__Host-hl_pending";
export const trustedCookie = "__Host-hl_trusted";

const attributes = "Path=/; Secure; SameSite=Strict; HttpOnly";
const pendingPattern = /(?:^|;\s*)__Host-hl_pending=([A-Za-z0-9_-]{43})(?:;|$)/;
const trustedPattern = /(?:^|;\s*)__Host-hl_trusted=([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})(?:;|$)/;

/** 256 random bits. */
export const newToken = () => randomBytes(32).toString("base64url");
/** The form in which a token is stored. */
export const tokenHash = (token: string) => hash("sha256", token, "base64url");

/** Null when the header carries no well-formed token. */
export function pendingTokenOf(cookies: string): string | null {
  return pendingPattern.exec(cookies)?.[1] ?? null;
}
export function setPending(token: string, seconds: number): string {
  return `${pendingCookie}=${token}; Max-Age=${seconds}; ${attributes}`;
}
export const endPending = `${pendingCookie}=; Max-Age=0; ${attributes}`;

export interface ShownDevice {
  id: TrustedDeviceId;
  tokenHash: string;
}

/** The device that the browser says it is, not yet believed. The id tells a token that was replaced from a made-up one. */
export function shownDeviceOf(cookies: string): ShownDevice | null {
  const [, id, token] = trustedPattern.exec(cookies) ?? [];
  if (!token || !isUuid<TrustedDeviceId>(id)) return null;
  return { id, tokenHash: tokenHash(token) };
}
export function setTrusted(id: TrustedDeviceId, token: string, seconds: number): string {
  return `${trustedCookie}=${id}.${token}; Max-Age=${seconds}; ${attributes}`;
}
export const endTrusted = `${trustedCookie}=; Max-Age=0; ${attributes}`;
