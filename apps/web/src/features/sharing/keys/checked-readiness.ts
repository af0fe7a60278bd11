import type { Readiness } from "@heirlock/domain/sharing/reach";
import { call } from "../../../platform/api/call.ts";
import { askSharing } from "../../../platform/keys/keys-client.ts";
import { fetchPlan } from "../../../platform/plan/signing/served-plan.ts";
import { keyOwner } from "../../../platform/session/key-owner.ts";

/**
 * Whom entries reach, as the key worker computes it from the signed plan and what is stored (KEY-063). Rejects with
 * `plan.*` where the server serves another plan than was signed: the banner of the plan says so on every page.
 */
export async function checkReadiness(signal: AbortSignal): Promise<Readiness> {
  const owner = await keyOwner(signal);
  const { data: stored } = await call("GET /api/members/stored-envelopes", {}, { signal, timeout: 30_000 });
  // After what is stored: who reads a newer plan finds what is still to be made, never more than was signed.
  const served = await fetchPlan(owner, signal);
  return await askSharing("readReach", { ...owner, served, stored }, { signal });
}
