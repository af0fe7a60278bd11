import { existsSync } from "node:fs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const withoutWindows = "/usr/bin/chromium-headless-shell";

/** The browser of the machine: nothing is downloaded. CHROMIUM_PATH names another one. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? places.find((one) => existsSync(one));
  if (!path) throw new Error("No Chromium found. Install the Debian package chromium, or set CHROMIUM_PATH.");
  return path;
}

/**
 * Chromium without its windows where Debian's package is installed: the same engine of the same build, at less than half
 * the work a page, since no address bar and no tabs are drawn that nobody sees. The full run walks in the whole browser.
 */
export function journeysPath(): string {
  const isWhole = process.env.E2E_FULL || process.env.CHROMIUM_PATH || !existsSync(withoutWindows);
  return isWhole ? chromiumPath() : withoutWindows;
}

export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
