import { call } from "../../../platform/api/call.ts";
import type { EndpointInput } from "../../../platform/api/endpoint.ts";
import { announceSignedIn } from "../../../platform/session/auth-events.ts";
import { validateSession } from "../../../platform/session/validate-session.ts";
import { forgetPending } from "../sign-in/pending-sign-in.ts";

export type SecondFactor = NonNullable<EndpointInput<"POST /api/auth/two-factor/verify">["body"]>;

/**
 * Ends the sign-in that waits for its second factor. Resolves to the backup codes that are left after one was used, and
 * to null after a code of the app. Rejects with an ApiError.
 */
export async function verifyCode(given: SecondFactor): Promise<number | null> {
  const { data } = await call("POST /api/auth/two-factor/verify", { body: given });
  forgetPending();
  announceSignedIn(data.userId, "login");
  await validateSession();
  return data.backupCodesLeft;
}
