import { call } from "../../../platform/api/call.ts";

export interface AddedPasskey {
  id: string;
  hasPrf: boolean | null;
}

/** Has the person make a passkey and stores it. Rejects with what the browser threw or an ApiError. */
export async function addPasskey(name: string): Promise<AddedPasskey> {
  const { makePasskey } = await import("../webauthn.ts");
  const { data: asked } = await call("POST /api/auth/passkeys/options");
  const { response, hasPrf } = await makePasskey(asked);
  const body = { challengeId: asked.challengeId, response, name };
  const { data } = await call("POST /api/auth/passkeys", { body });
  return { id: data.id, hasPrf };
}
