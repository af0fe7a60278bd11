import { call } from "../../../platform/api/call.ts";
import type { EndpointAnswer, EndpointInput } from "../../../platform/api/endpoint.ts";

export type ResetLook = EndpointAnswer<"POST /api/auth/password/reset/kit-bundle">["data"];
type ResetBody = EndpointInput<"POST /api/auth/password/reset">["body"];
/** What the worker made and signed; the second factor is added when it is posted. */
export type SignedReset = Omit<ResetBody, "code" | "backupCode" | "passkey">;
export type SecondFactor = Pick<ResetBody, "code" | "backupCode" | "passkey">;

export async function lookAtReset(token: string): Promise<ResetLook> {
  return (await call("POST /api/auth/password/reset/kit-bundle", { body: { token } })).data;
}

export async function postReset(reset: SignedReset, factor: SecondFactor = {}): Promise<void> {
  await call("POST /api/auth/password/reset", { body: { ...reset, ...factor } });
}

/** Starts the 72 hours, or says when those that run will end. */
export async function startWait(token: string): Promise<string> {
  return (await call("POST /api/auth/password/reset/wait", { body: { token } })).data.waitsUntil;
}

export async function proveByPasskey(token: string): Promise<SecondFactor> {
  const { data: asked } = await call("POST /api/auth/password/reset/passkey-options", { body: { token } });
  const { askPasskey } = await import("../webauthn.ts");
  const { response, prf } = await askPasskey(asked);
  prf?.fill(0);
  return { passkey: { challengeId: asked.challengeId, response } };
}
