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

/** Whoever was invited reads the invitation before they have an account. */
const open = "/invitations/answer";

export function isGuarded(path: string): boolean {
  return path !== open && guardedPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
