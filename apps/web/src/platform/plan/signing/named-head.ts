import type { SeenHead } from "@heirlock/crypto/plan/judge-head";
import { askPlan } from "../../keys/keys-client.ts";
import type { KeyOwner } from "../../session/key-owner.ts";
import type { NamedHead } from "../compare-head.ts";
import { isVouchedFor } from "./known-heads.ts";
import { fetchPlan } from "./served-plan.ts";

/** A head as people compare it: numbers of heads are moments. */
export async function nameHead({ number, hash }: SeenHead): Promise<NamedHead> {
  return { signedAt: new Date(number), ...(await askPlan("nameHead", { hash })) };
}

/**
 * The newest head, for a print that is compared years later (KEY-079). Null where nothing is signed, and where nobody
 * vouches for what is served or it cannot be read: a print without a head is better than one with an older head.
 */
export async function headForPrint(
  owner: Pick<KeyOwner, "estate" | "verifyingKey">,
  signal?: AbortSignal,
): Promise<NamedHead | null> {
  try {
    const served = await fetchPlan(owner, signal);
    if (!isVouchedFor(owner.verifyingKey)) return null;
    const { seen } = await askPlan("readPlan", { ...owner, served }, { signal });
    return seen && (await nameHead(seen));
  } catch {
    return null;
  }
}
