export const defaultReturnPath = "/dashboard";

// Any origin serves: what matters is whether the value can leave it.
const origin = "https://heirlock.invalid";
const closedAreas = ["/auth", "/admin"];
// Control and format characters, every kind of space, and the backslash that browsers read as a slash.
const forbidden = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * Where to go after sign-in: path and query of `from`, if it stays on our own origin and outside of the
 * authentication and administration pages; otherwise the dashboard. Fragments are dropped (D06, SEC-031).
 */
export function safeReturnPath(from: unknown): string {
  if (typeof from !== "string" || from.length > 2000) return defaultReturnPath;
  if (!from.startsWith("/") || from.startsWith("//")) return defaultReturnPath;
  // Encoded slashes, backslashes and control characters are checked as what a router may make of them.
  if ([from, decoded(from), decoded(decoded(from))].some(isHostile)) return defaultReturnPath;
  const url = new URL(from, origin);
  if (url.origin !== origin) return defaultReturnPath;
  return url.pathname + url.search;
}

function isHostile(value: string | null): boolean {
  if (value === null || forbidden.test(value) || value.startsWith("//")) return true;
  if (!URL.canParse(value, origin)) return true;
  const { origin: reached, pathname } = new URL(value, origin);
  const path = pathname.toLowerCase();
  return reached !== origin || path.startsWith("//") || closedAreas.some((area) => isUnder(path, area));
}

function isUnder(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

/** Null when the percent encoding is broken. Only the path is decoded: a query may hold anything encoded. */
function decoded(value: string | null): string | null {
  if (value === null) return null;
  const path = value.split(/[?#]/, 1)[0] ?? "";
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
