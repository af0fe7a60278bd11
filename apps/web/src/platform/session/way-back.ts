/**
 * Where somebody wanted to go who makes an account on the way. A path of ours and nothing else, in this tab alone: a
 * secret never stands in it.
 */
const name = "heirlock_way_back";

export function keepWayBack(path: string): void {
  try {
    sessionStorage.setItem(name, path);
  } catch {
    // Without storage the way is found again from the invitations.
  }
}

/** Null unless it leads to a page of ours. */
export function wayBack(): string | null {
  try {
    const path = sessionStorage.getItem(name);
    return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
  } catch {
    return null;
  }
}

export function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
