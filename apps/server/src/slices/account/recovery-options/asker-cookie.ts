/**
 * By this the browser is known that asked for a code to somebody's phone: the code works there alone, and only guesses
 * from there use it up. It opens nothing by itself, and whoever asks gets one, for an unknown e-mail too.
 */
export const askerCookie = "__Host-hl_asker";

/** As long as the code. */
const seconds = 10 * 60;
const tokenPattern = /(?:^|;\s*)__Host-hl_asker=([A-Za-z0-9_-]{43})(?:;|$)/;

/** Null when the header carries no well-formed token. */
export function askerTokenOf(cookies: string): string | null {
  return tokenPattern.exec(cookies)?.[1] ?? null;
}
export function setAsker(token: string): string {
  return `${askerCookie}=${token}; Max-Age=${seconds}; Path=/; Secure; SameSite=Strict; HttpOnly`;
}
