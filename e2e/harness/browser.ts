import { existsSync } from "node:fs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser of the machine: nothing is downloaded. CHROMIUM_PATH names another one. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? places.find((one) => existsSync(one));
  if (!path) throw new Error("No Chromium found. Install the Debian package chromium, or set CHROMIUM_PATH.");
  return path;
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
