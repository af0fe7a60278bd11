import { hash, randomBytes } from "node:crypto";

/** The prefix makes browsers insist on Secure, Path=/ and no Domain (SEC-005). */
export const sessionCookie = "__Host-hl_session";
/** Readable by scripts and without content: the shell draws the right frame before it asks. */
export const companionCookie = "__Host-hl_has_session";

const tokenPattern = /(?:^|;\s*)__Host-hl_session=([A-Za-z0-9_-]{43})(?:;|$)/;

/** Null when the header carries no well-formed token. */
export function sessionTokenOf(cookieHeader: string | undefined): string | null {
  if (cookieHeader === undefined) return null;
  return tokenPattern.exec(cookieHeader)?.[1] ?? null;
}

const cookiePattern = /(?:^|;\s*)__Host-hl_(?:session|has_session)=/;

/** Whether the browser believes in a session: with any of the two cookies, well-formed or not. */
export function carriesSession(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && cookiePattern.test(cookieHeader);
}

export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The form in which a token is stored: a copy of the table signs nobody in. */
export function sessionHash(token: string): string {
  return hash("sha256", token, "base64url");
}

const attributes = "Path=/; Secure; SameSite=Lax";

/** Set-Cookie values that start a session. */
export function sessionCookies(token: string, maxAgeSeconds: number): [string, string] {
  return [
    `${sessionCookie}=${token}; Max-Age=${maxAgeSeconds}; ${attributes}; HttpOnly`,
    `${companionCookie}=1; Max-Age=${maxAgeSeconds}; ${attributes}`,
  ];
}

/** Set-Cookie values that end it. */
export function endedSessionCookies(): [string, string] {
  return [`${sessionCookie}=; Max-Age=0; ${attributes}; HttpOnly`, `${companionCookie}=; Max-Age=0; ${attributes}`];
}
