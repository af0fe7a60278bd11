import { call } from "../../../platform/api/call.ts";
import { askAccount } from "../../../platform/keys/keys-client.ts";
import { enterAccount } from "../offers/enter-account.ts";
import { notePending } from "./pending-sign-in.ts";

/** Where a sign-in stands: done, or waiting for a code because the account has a second factor. */
export type SignInOutcome = "signed-in" | "second-factor";
export type SignInStep = "deriving" | "checking";

/**
 * Signs in with what was typed. The password stays in the key worker; the server sees the authentication key
 * alone (KEY-005). Rejects with an ApiError or a KeysError; with the latter nothing made from the password was sent.
 */
export async function signIn(
  typed: { email: string; password: string },
  onStep: (step: SignInStep) => void,
): Promise<SignInOutcome> {
  onStep("deriving");
  const { data: asked } = await call("POST /api/auth/pre-login", { body: { email: typed.email } });
  const { authKey } = await askAccount("derive", { password: typed.password, ...asked });
  onStep("checking");
  const { data: session } = await call("POST /api/auth/login", { body: { email: typed.email, password: authKey } });
  if (session.twoFactorRequired) {
    // The key in the worker waits too: it opens the vault once the code is there.
    notePending(session.expiresAt);
    return "second-factor";
  }
  await enterAccount(session.userId);
  return "signed-in";
}
