/** Prefixes that only signed-in people open (D05). Everything else is public. */
const guardedPrefixes = [
  "/dashboard",
  "/settings",
  "/assets",
  "/vault",
  "/wills",
  "/invitations",
  "/notifications",
  "/messages",
];

export function isGuarded(path: string): boolean {
  return guardedPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
