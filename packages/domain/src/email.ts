/** How an e-mail address is stored and compared: trimmed and in lower case (GEN-005). */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}

const local = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]$/i;
const domain = /^(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/**
 * Whether a text has the shape of an address that every mail server takes: letters without accents, and a
 * domain in its ASCII form. The account engine refuses any other.
 */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf("@");
  return value.length <= 254 && at > 0 && local.test(value.slice(0, at)) && domain.test(value.slice(at + 1));
}
