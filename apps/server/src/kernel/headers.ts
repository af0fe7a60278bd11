/**
 * The headers of every answer (SEC-001 to SEC-004), built once: a hardened site costs a request one copy
 * of an object.
 */
const everywhere = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "permissions-policy": [
    "camera=(self)",
    "microphone=()",
    "geolocation=()",
    "payment=()",
    "usb=()",
    "serial=()",
    "hid=()",
    "midi=()",
    "display-capture=()",
    "browsing-topics=()",
  ].join(", "),
} as const;

const lockedDown = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/** Answers of the API draw nothing. */
export const apiHeaders: Record<string, string> = {
  ...everywhere,
  "content-security-policy": `default-src 'none'; ${lockedDown}`,
  "cache-control": "no-store",
};

const pagePolicy = (scriptSource: string) =>
  [
    "default-src 'none'",
    `script-src ${scriptSource}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    lockedDown,
    "require-trusted-types-for 'script'",
    "trusted-types heirlock",
  ].join("; ");

/** Pages and built files. */
export const webHeaders: Record<string, string> = {
  ...everywhere,
  "content-security-policy": pagePolicy("'self'"),
};

/** The crypto worker compiles Argon2id; a worker's policy is the one of its own response (KEY-003). */
export const keysWorkerHeaders: Record<string, string> = {
  ...everywhere,
  "content-security-policy": pagePolicy("'self' 'wasm-unsafe-eval'"),
};

/** A page's headers where the vault's files lie in a store of another origin: the browser talks to it directly. */
export function connectingTo(origin: string, headers: Record<string, string>): Record<string, string> {
  const policy = headers["content-security-policy"]!.replace("connect-src 'self'", `connect-src 'self' ${origin}`);
  return { ...headers, "content-security-policy": policy };
}
