/**
 * A proof gives the session a new token, and a call that was on its way with the old one finds none (SEC-007). Nothing
 * was done then, so the client may simply ask again.
 */
let renewals = 0;
let underWay: Promise<boolean> = Promise.resolve(false);

export function renewalsSoFar(): number {
  return renewals;
}

/** `proof` says whether the session got a new token. */
export function followRenewal(proof: Promise<boolean>): void {
  underWay = proof
    .catch(() => false)
    .then((renewed) => {
      if (renewed) renewals += 1;
      return renewed;
    });
}

/** Whether the token changed since there had been so many renewals; waits for a proof that is on its way. */
export async function renewedSince(count: number): Promise<boolean> {
  await underWay;
  return renewals !== count;
}
