/** First parts of the addresses that the web app draws itself; anything else is not found. */
const appSections = new Set([
  "auth",
  "dashboard",
  "settings",
  "assets",
  "vault",
  "wills",
  "invitations",
  "card",
  "notifications",
  "verify",
  "offline",
]);
/** Public pages; the build has a prerendered file for each of them. */
const publicSections = new Set(["", "pricing", "help", "legal", "who-inherits"]);

/** Whether the app's shell is the right answer to this address. */
export function isAppPath(path: string, options: { prerendered: boolean; gallery: boolean }): boolean {
  // A name with a dot is a file, and it was not among the built ones.
  if (/\.[a-z0-9]+$/i.test(path)) return false;
  const [, section = ""] = path.split("/", 2);
  if (appSections.has(section)) return true;
  if (section === "gallery") return options.gallery;
  return !options.prerendered && publicSections.has(section);
}
