/** How an e-mail address is stored and compared: trimmed and in lower case (GEN-005). */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}
