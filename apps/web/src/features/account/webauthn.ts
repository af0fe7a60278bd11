import { prfInput } from "@heirlock/crypto/format";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import type { EndpointAnswer, EndpointInput } from "../../platform/api/endpoint.ts";

/**
 * The browser's side of passkeys. Loaded on demand. What a ceremony gives is taken apart here: the signed answer, which
 * is posted, and the output of PRF, which opens the vault and goes to the key worker and nowhere else (KEY-009).
 */

type Asked = EndpointAnswer<"POST /api/auth/passkeys/proof/options">["data"];
export type Assertion = EndpointInput<"POST /api/auth/passkeys/sign-in">["body"]["response"];
type Registration = EndpointInput<"POST /api/auth/passkeys">["body"]["response"];

export interface PasskeyAnswer {
  response: Assertion;
  /** 32 bytes, or null where browser or passkey have no PRF. Whoever gets it hands it over or wipes it. */
  prf: Uint8Array | null;
}

export interface NewPasskey {
  response: Registration;
  /** Whether it will be able to open the vault; null where the browser does not say. */
  hasPrf: boolean | null;
}

/** The part of WebAuthn's extension results that we ask for; older type declarations do not know it. */
interface ExtensionResults {
  prf?: { enabled?: boolean; results?: { first?: BufferSource } };
}

/**
 * Has the person use a passkey: one of `only`, where that is given. PRF is evaluated in the same ceremony, with an input
 * that is ours and not the server's. Rejects with what the browser threw, see passkey-problem.ts.
 */
export async function askPasskey({ options }: Asked, only?: readonly string[]): Promise<PasskeyAnswer> {
  const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const allowed = asked.allowCredentials?.filter(({ id }) => !only || only.includes(id));
  const extensions = { prf: { eval: { first: new TextEncoder().encode(prfInput) } } };
  const { clientExtensionResults, ...signed } = await startAuthentication({
    optionsJSON: {
      ...asked,
      ...(allowed && { allowCredentials: allowed }),
      extensions: extensions as object,
    },
  });
  return { response: withoutExtensions(signed) as Assertion, prf: takePrf(clientExtensionResults as ExtensionResults) };
}

/** Has the person make a passkey. Rejects with what the browser threw. */
export async function makePasskey({ options }: Asked): Promise<NewPasskey> {
  const { clientExtensionResults, ...made } = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  const { clientDataJSON, attestationObject, transports } = made.response;
  const response = { clientDataJSON, attestationObject, ...(transports && { transports }) };
  const results = clientExtensionResults as ExtensionResults;
  takePrf(results)?.fill(0);
  return {
    response: withoutExtensions({ ...made, response }) as Registration,
    hasPrf: results.prf?.enabled ?? null,
  };
}

/** The server refuses results of extensions, and must never see them. */
function withoutExtensions<T extends object>(answer: T) {
  return { ...answer, clientExtensionResults: {} };
}

/** A copy of the output, the original of which is wiped as far as a script can. Null for anything but 32 bytes. */
export function takePrf({ prf }: ExtensionResults): Uint8Array | null {
  const first = prf?.results?.first;
  if (!first) return null;
  const original = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first);
  const copy = original.length === 32 ? Uint8Array.from(original) : null;
  original.fill(0);
  return copy;
}
