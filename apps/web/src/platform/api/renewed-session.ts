/**
 * A proof gives the session a new token, and a call that was on its way with the old one finds none (SEC-007). So a call
 * lets a proof that is on its way pass first; one that was faster asks again, as nothing was done.
 */
let renewals = 0;
let underWay: Promise<boolean> = Promise.resolve(false);
let isUnderWay = false;

/** A proof that the server is slow to answer holds up no call for longer, in milliseconds. */
const patience = 2000;

export function renewalsSoFar(): number {
  return renewals;
}

/** `proof` says whether the session got a new token. */
export function followRenewal(proof: Promise<boolean>): void {
  isUnderWay = true;
  const followed = proof
    .catch(() => false)
    .then((renewed) => {
      if (renewed) renewals += 1;
      if (underWay === followed) isUnderWay = false;
      return renewed;
    });
  underWay = followed;
}

/** What a call waits for before it is made; null if no proof is on its way. */
export function proofToLetPass(): Promise<unknown> | null {
  if (!isUnderWay) return null;
  return Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Whether the token changed since there had been so many renewals; waits for a proof that is on its way. */
export async function renewedSince(count: number): Promise<boolean> {
  await underWay;
  return renewals !== count;
}
