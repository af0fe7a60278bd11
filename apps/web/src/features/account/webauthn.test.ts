import type { ChallengeId } from "@heirlock/domain/identifiers";
import { afterEach, expect, test, vi } from "vitest";
import { askPasskey, makePasskey, takePrf } from "./webauthn.ts";

const secret = new Uint8Array(32).fill(7);
const bytes = (length: number) => new Uint8Array(length).buffer;
const challengeId = "3f2504e0-4f89-41d3-9a0c-0305e82c3301" as ChallengeId;

/** A browser whose authenticator gives back PRF output. */
function browserWith(results: object) {
  const calls: { publicKey: { extensions: unknown; allowCredentials?: { id: BufferSource }[] } }[] = [];
  const credential = (response: object) => ({
    id: "AQ",
    rawId: new Uint8Array([1]).buffer,
    type: "public-key",
    response,
    authenticatorAttachment: "platform",
    getClientExtensionResults: () => results,
  });
  const signed = { clientDataJSON: bytes(2), authenticatorData: bytes(37), signature: bytes(8), userHandle: bytes(16) };
  const made = { clientDataJSON: bytes(2), attestationObject: bytes(9), getTransports: () => ["internal"] };
  vi.stubGlobal("PublicKeyCredential", class {});
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigator", {
    credentials: {
      get: async (options: (typeof calls)[number]) => {
        calls.push(options);
        return credential(signed);
      },
      create: async (options: (typeof calls)[number]) => {
        calls.push(options);
        return credential(made);
      },
    },
  });
  return calls;
}
afterEach(() => void vi.unstubAllGlobals());

test("[KEY-009] what is posted holds no result of an extension; the PRF output comes out beside it", async () => {
  const first = Uint8Array.from(secret).buffer;
  const calls = browserWith({ prf: { results: { first } } });
  const options = {
    challenge: "AAAA",
    allowCredentials: [
      { id: "AQ", type: "public-key" },
      { id: "Ag", type: "public-key" },
    ],
  };
  const { response, prf } = await askPasskey({ challengeId, options }, ["AQ"]);
  expect(prf).toEqual(secret);
  expect(response.clientExtensionResults).toEqual({});
  const posted = JSON.stringify(response);
  expect(posted).not.toContain(Buffer.from(secret).toString("base64url").slice(0, 20));
  // The browser's own copy is wiped.
  expect(new Uint8Array(first)).toEqual(new Uint8Array(32));
  const { publicKey } = calls[0]!;
  expect(publicKey.allowCredentials).toHaveLength(1);
  expect(publicKey.extensions).toEqual({
    prf: { eval: { first: new TextEncoder().encode("heirlock/1 passkey-prf") } },
  });
});

test("[KEY-009] a new passkey posts no result of an extension either", async () => {
  const first = Uint8Array.from(secret).buffer;
  browserWith({ prf: { enabled: true, results: { first } } });
  const options = { challenge: "AAAA", user: { id: "AQ", name: "n", displayName: "n" }, rp: {}, pubKeyCredParams: [] };
  const { response, hasPrf } = await makePasskey({ challengeId, options });
  expect(hasPrf).toBe(true);
  expect(response).toEqual({
    id: "AQ",
    rawId: "AQ",
    type: "public-key",
    authenticatorAttachment: "platform",
    clientExtensionResults: {},
    response: { clientDataJSON: expect.any(String), attestationObject: expect.any(String), transports: ["internal"] },
  });
  expect(new Uint8Array(first)).toEqual(new Uint8Array(32));
});

test("an output that is not 32 bytes long is none, and is wiped all the same", () => {
  const short = new Uint8Array(16).fill(7);
  expect(takePrf({ prf: { results: { first: short } } })).toBeNull();
  expect(short).toEqual(new Uint8Array(16));
  expect(takePrf({})).toBeNull();
  expect(takePrf({ prf: { enabled: false } })).toBeNull();
});
