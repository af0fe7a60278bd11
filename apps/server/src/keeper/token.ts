import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import koffi from "koffi";

export interface TokenSettings {
  /** The token's library, such as /usr/lib/softhsm/libsofthsm2.so. */
  library: string;
  /** Label of the token, and of the AES-256 key in it that is ours. */
  label: string;
  pinFile: string;
}

/** What a token wrapped, in base64url. */
export interface Wrapped {
  nonce: string;
  sealed: string;
}

/** An AES-256 key that never leaves a PKCS#11 token. */
export interface Token {
  wrap(secret: Uint8Array): Wrapped;
  /** Throws for what this key did not wrap. */
  unwrap(wrapped: Wrapped): Buffer;
  close(): void;
}

// Numbers of PKCS#11 2.40 (OASIS, "Base Specification" and "Current Mechanisms").
const code = {
  rwSession: 0x6n,
  user: 1n,
  secretKey: 4n,
  class: 0x0n,
  onToken: 0x1n,
  private: 0x2n,
  label: 0x3n,
  sensitive: 0x103n,
  encrypt: 0x104n,
  decrypt: 0x105n,
  valueLength: 0x161n,
  extractable: 0x162n,
  generateAes: 0x1080n,
  aesGcm: 0x1087n,
  ok: 0n,
} as const;
const nonceBytes = 12;
const tagBytes = 16;
const associated = Buffer.from("heirlock keeper key");
const keyLabel = Buffer.from("heirlock-keeper");

koffi.struct("CK_ATTRIBUTE", { type: "ulong", value: "uint8_t *", length: "ulong" });
koffi.struct("CK_MECHANISM", { mechanism: "ulong", parameter: "void *", length: "ulong" });
const gcm = koffi.struct("CK_GCM_PARAMS", {
  iv: "uint8_t *",
  ivLength: "ulong",
  ivBits: "ulong",
  aad: "uint8_t *",
  aadLength: "ulong",
  tagBits: "ulong",
});

const declared = {
  C_Initialize: "ulong C_Initialize(void *args)",
  C_Finalize: "ulong C_Finalize(void *reserved)",
  C_GetSlotList: "ulong C_GetSlotList(uint8_t present, uint64_t *list, uint64_t *count)",
  C_GetTokenInfo: "ulong C_GetTokenInfo(ulong slot, uint8_t *info)",
  C_OpenSession: "ulong C_OpenSession(ulong slot, ulong flags, void *app, void *notify, uint64_t *session)",
  C_Login: "ulong C_Login(ulong session, ulong user, uint8_t *pin, ulong length)",
  C_FindObjectsInit: "ulong C_FindObjectsInit(ulong session, CK_ATTRIBUTE *template, ulong count)",
  C_FindObjects: "ulong C_FindObjects(ulong session, uint64_t *objects, ulong max, uint64_t *count)",
  C_FindObjectsFinal: "ulong C_FindObjectsFinal(ulong session)",
  C_GenerateKey:
    "ulong C_GenerateKey(ulong session, CK_MECHANISM *mechanism, CK_ATTRIBUTE *template, ulong count, uint64_t *key)",
  C_EncryptInit: "ulong C_EncryptInit(ulong session, CK_MECHANISM *mechanism, ulong key)",
  C_Encrypt: "ulong C_Encrypt(ulong session, uint8_t *data, ulong length, uint8_t *out, uint64_t *outLength)",
  C_DecryptInit: "ulong C_DecryptInit(ulong session, CK_MECHANISM *mechanism, ulong key)",
  C_Decrypt: "ulong C_Decrypt(ulong session, uint8_t *data, ulong length, uint8_t *out, uint64_t *outLength)",
} as const;
type Call = (name: keyof typeof declared, ...args: unknown[]) => void;

/** Opens the token and finds the keeper's key in it; makes the key where it is missing and `mayMake` says so. */
export function openToken({ library, label, pinFile }: TokenSettings, { mayMake }: { mayMake: boolean }): Token {
  const loaded = koffi.load(library);
  const call: Call = (name, ...args) => {
    const answer = BigInt(loaded.func(declared[name])(...args));
    if (answer !== code.ok) throw new Error(`The token refused ${name} with 0x${answer.toString(16)}`);
  };
  const number = (run: (out: BigUint64Array) => void): bigint => {
    const out = new BigUint64Array(1);
    run(out);
    return out[0]!;
  };
  call("C_Initialize", null);
  const slot = slotOf(call, label);
  const session = number((out) => call("C_OpenSession", slot, code.rwSession, null, null, out));
  const pin = Buffer.from(readFileSync(pinFile, "utf8").trim());
  call("C_Login", session, code.user, pin, pin.length);
  pin.fill(0);
  const key = findKey(call, session) ?? (mayMake ? makeKey(call, session) : undefined);
  if (key === undefined) throw new Error("The token holds no key of the keeper");

  const crypt = (how: "Encrypt" | "Decrypt", nonce: Buffer, data: Uint8Array): Buffer => {
    const parameter = {
      iv: nonce,
      ivLength: nonce.length,
      ivBits: nonce.length * 8,
      aad: associated,
      aadLength: associated.length,
      tagBits: tagBytes * 8,
    };
    const mechanism = {
      mechanism: code.aesGcm,
      parameter: koffi.as(parameter, koffi.pointer(gcm)),
      length: koffi.sizeof(gcm),
    };
    call(`C_${how}Init`, session, mechanism, key);
    const out = Buffer.alloc(data.length + tagBytes);
    const length = BigUint64Array.of(BigInt(out.length));
    call(`C_${how}`, session, data, data.length, out, length);
    return out.subarray(0, Number(length[0]));
  };
  return {
    wrap(secret) {
      const nonce = randomBytes(nonceBytes);
      return { nonce: nonce.toString("base64url"), sealed: crypt("Encrypt", nonce, secret).toString("base64url") };
    },
    unwrap: ({ nonce, sealed }) => crypt("Decrypt", Buffer.from(nonce, "base64url"), Buffer.from(sealed, "base64url")),
    close: () => call("C_Finalize", null),
  };
}

function slotOf(call: Call, label: string): bigint {
  const count = new BigUint64Array(1);
  call("C_GetSlotList", 1, null, count);
  const slots = new BigUint64Array(Number(count[0]));
  call("C_GetSlotList", 1, slots, count);
  // CK_TOKEN_INFO begins with the label, 32 bytes filled up with blanks.
  const info = Buffer.alloc(512);
  for (const slot of slots) {
    call("C_GetTokenInfo", slot, info);
    if (info.subarray(0, 32).toString("utf8").trimEnd() === label) return slot;
  }
  throw new Error(`There is no token with the label ${label}`);
}

const attribute = (type: bigint, value: Buffer) => ({ type, value, length: value.length });
const ulong = (value: bigint) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
};
const [yes, no] = [Buffer.of(1), Buffer.of(0)];

function findKey(call: Call, session: bigint): bigint | undefined {
  const template = [attribute(code.class, ulong(code.secretKey)), attribute(code.label, keyLabel)];
  call("C_FindObjectsInit", session, template, template.length);
  const found = new BigUint64Array(1);
  const count = new BigUint64Array(1);
  call("C_FindObjects", session, found, 1, count);
  call("C_FindObjectsFinal", session);
  return count[0] === 0n ? undefined : found[0];
}

function makeKey(call: Call, session: bigint): bigint {
  const template = [
    attribute(code.label, keyLabel),
    attribute(code.onToken, yes),
    attribute(code.private, yes),
    attribute(code.sensitive, yes),
    attribute(code.extractable, no),
    attribute(code.encrypt, yes),
    attribute(code.decrypt, yes),
    attribute(code.valueLength, ulong(32n)),
  ];
  const key = new BigUint64Array(1);
  const mechanism = { mechanism: code.generateAes, parameter: null, length: 0 };
  call("C_GenerateKey", session, mechanism, template, template.length, key);
  return key[0]!;
}
