import { call } from "../../../platform/api/call.ts";
import { askAccount } from "../../../platform/keys/keys-client.ts";
import { fetchKeys } from "../keys-request.ts";

export type ProofWay = "password" | "code" | "passkey";

/** The ways this person can prove who they are. The password always works; an unknown answer leaves it alone. */
export async function waysToProve(): Promise<ProofWay[]> {
  const [twoFactor, passkeys] = await Promise.allSettled([
    call("GET /api/auth/two-factor"),
    call("GET /api/auth/passkeys"),
  ]);
  const hasCode = twoFactor.status === "fulfilled" && twoFactor.value.data.enabled;
  const hasPasskey = passkeys.status === "fulfilled" && passkeys.value.data.passkeys.length > 0;
  const usable = hasPasskey && typeof PublicKeyCredential !== "undefined";
  return ["password", ...(hasCode ? (["code"] as const) : []), ...(usable ? (["passkey"] as const) : [])];
}

/** Rejects with an ApiError or a KeysError. The password stays in the key worker (KEY-005). */
export async function proveByPassword(password: string): Promise<void> {
  const { salt, kdf } = await fetchKeys();
  const { authKey } = await askAccount("derive", { password, salt, kdf });
  await call("POST /api/auth/reauthenticate", { body: { password: authKey } });
}

export async function proveByCode(code: string): Promise<void> {
  await call("POST /api/auth/reauthenticate", { body: { code } });
}

/** Rejects also with what the browser says when the person turned its question down. */
export async function proveByPasskey(): Promise<void> {
  const { askPasskey } = await import("../webauthn.ts");
  const { data } = await call("POST /api/auth/passkeys/proof/options");
  const { response, prf } = await askPasskey(data);
  // Nothing is to be opened here.
  prf?.fill(0);
  await call("POST /api/auth/reauthenticate", { body: { passkey: { challengeId: data.challengeId, response } } });
}
