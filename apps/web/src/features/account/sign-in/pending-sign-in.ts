/**
 * That a password was right and a second factor is still to come, and until when. The proof itself is a cookie that no
 * script can read; this only tells the page what to draw, also after a reload of the tab.
 */
const key = "heirlock_pending_until";

export function notePending(expiresAt: string): void {
  try {
    sessionStorage.setItem(key, expiresAt);
  } catch {
    // Without storage the page asks all the same, and the server answers.
  }
}

export function pendingUntil(): Date | null {
  try {
    const noted = sessionStorage.getItem(key);
    return noted === null ? null : new Date(noted);
  } catch {
    return null;
  }
}

export function forgetPending(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was noted then.
  }
}
