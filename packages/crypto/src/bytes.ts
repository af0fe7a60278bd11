/** Overwrites secrets that are no longer needed. JavaScript gives no stronger promise than this. */
export function wipe(...secrets: Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0);
}

/** Compares without stopping at the first difference, so that timing says nothing about the place. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a[i]! ^ b[i]!;
  return difference === 0;
}
