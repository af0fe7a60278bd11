import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { assertionSchema, registrationSchema } from "@heirlock/contract/account/passkeys";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { z } from "zod";
import { userHandle } from "./relying-party.ts";

/** A challenge as the API answers it. */
interface Asked {
  options: Record<string, unknown>;
}

interface Faults {
  origin?: string;
  rpId?: string;
  /** The device did not ask for finger, face or PIN. */
  unverified?: boolean;
  /** Instead of one more than before. */
  counter?: number;
  userHandle?: string | null;
}

const flagPresent = 0x01;
const flagVerified = 0x04;
const flagCredential = 0x40;

/**
 * An authenticator in software: one ES256 credential that answers challenges as WebAuthn says (§6.1, §6.5), or with the
 * faults that a test asks for. The browser's own is tried in the journeys.
 */
export function softwarePasskey(at: { origin: string; rpId: string }, userId: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let uses = 0;

  const clientData = (type: string, { options }: Asked, faults: Faults) =>
    Buffer.from(
      JSON.stringify({ type, challenge: options.challenge, origin: faults.origin ?? at.origin, crossOrigin: false }),
    );
  const authenticatorData = (faults: Faults, flags: number, ...more: Buffer[]) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(faults.counter ?? uses);
    const all = flags | flagPresent | (faults.unverified ? 0 : flagVerified);
    const rpIdHash = createHash("sha256")
      .update(faults.rpId ?? at.rpId)
      .digest();
    return Buffer.concat([rpIdHash, Buffer.from([all]), counter, ...more]);
  };

  function register(asked: Asked, faults: Faults = {}): z.input<typeof registrationSchema> {
    const { x, y } = publicKey.export({ format: "jwk" });
    // RFC 9053 §7.1: kty EC2, alg ES256, crv P-256, and the point.
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y!, "base64url"))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const credential = [Buffer.alloc(16), length, credentialId, Buffer.from(isoCBOR.encode(key))];
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authenticatorData(faults, flagCredential, ...credential))],
    ]);
    return {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData("webauthn.create", asked, faults).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  function answer(asked: Asked, faults: Faults = {}): z.input<typeof assertionSchema> {
    uses += 1;
    const client = clientData("webauthn.get", asked, faults);
    const data = authenticatorData(faults, 0);
    const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
    return {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
        userHandle: faults.userHandle === undefined ? userHandle(userId) : faults.userHandle,
      },
    };
  }

  return { id, register, answer };
}
