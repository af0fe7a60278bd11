/**
 * In the browser addresses stay relative; in the native wrapper the build names the product's host (GEN-007).
 * Only https is accepted, because the session travels with every request (D67).
 */
export function withHost(path: string, host: string | undefined = import.meta.env.VITE_API_HOST): string {
  if (!host) return path;
  const url = new URL(host);
  if (url.protocol !== "https:") throw new TypeError("VITE_API_HOST must be an https address");
  return url.origin + path;
}

export function isWrapper(host: string | undefined = import.meta.env.VITE_API_HOST): boolean {
  return Boolean(host);
}
