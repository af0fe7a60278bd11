/** How an e-mail address is stored and compared: trimmed and in lower case (GEN-005). */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}

/** Whether a text has the shape of an address that mail can reach. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
