import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { refreshUserFacts } from "../../../platform/session/validate-session.ts";

/** Gives a member a plan of their own. Answers false where another tab or device was quicker: what was wanted is there. */
export async function openPlan(): Promise<boolean> {
  let isNew = true;
  try {
    await call("POST /api/user/holder-account");
  } catch (error) {
    if (!hasCode(error, "ALREADY_HOLDER")) throw error;
    isNew = false;
  }
  await refreshUserFacts();
  return isNew;
}
