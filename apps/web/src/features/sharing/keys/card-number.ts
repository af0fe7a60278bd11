/** By which people tell cards apart: no part of the secret. */
export function cardNumber(id: string): string {
  const digits = id.replaceAll("-", "").slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
