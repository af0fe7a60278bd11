import fc from "fast-check";
import { expect, test } from "vitest";
import { createBundle, encodeBundle } from "./bundle.ts";
import { CryptoError } from "./errors.ts";
import { fromBase64url, isWrappedFor, prfInput, toBase64url, wrapHeader, wrapPurposes } from "./format.ts";
import { readRecoveryKey } from "./read-recovery-key.ts";
import { createRecoveryKey, writeRecoveryKey } from "./recovery-key.ts";
import vectors from "./vectors.json" with { type: "json" };
import { unwrapBundle, wrapBundle } from "./wrap.ts";

const unhex = (text: string) => new Uint8Array(Buffer.from(text, "hex"));
const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const anyBundle = fc.record({ identitySeed: bytes32, signingSeed: bytes32, vaultRootKey: bytes32 });
const anyPurpose = fc.constantFrom(...wrapPurposes);

function problem(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof CryptoError) return error.code;
    throw error;
  }
  return "opened";
}

test("the wraps are those of the vector", () => {
  const { wrap, password, recoveryKey } = vectors;
  const bundle = unwrapBundle(wrap.byPassword, "password", unhex(password.kek));
  expect(Buffer.from(encodeBundle(bundle)).toString("hex")).toBe(vectors.bundle.encoded);
  expect(wrapBundle(bundle, "password", unhex(password.kek), unhex(wrap.nonce))).toBe(wrap.byPassword);
  expect(wrapBundle(bundle, "kit", unhex(recoveryKey.key), unhex(wrap.nonce))).toBe(wrap.byKit);
  expect(wrapBundle(bundle, "passkey", unhex(wrap.prfOutput), unhex(wrap.nonce))).toBe(wrap.byPasskey);
  expect(wrapBundle(bundle, "root", unhex(wrap.newerRootKey), unhex(wrap.nonce))).toBe(wrap.byRoot);
  expect(prfInput).toBe(wrap.prfInput);
});

test("[KEY-008] [KEY-009] each wrap opens the same bundle without the others", () => {
  fc.assert(
    fc.property(anyBundle, bytes32, anyPurpose, (bundle, secret, purpose) => {
      expect(unwrapBundle(wrapBundle(bundle, purpose, secret), purpose, secret)).toEqual(bundle);
    }),
    { numRuns: 50 },
  );
});

test("[KEY-009] a secret that is not 32 bytes long wraps and opens nothing", () => {
  const bundle = createBundle();
  const text = wrapBundle(bundle, "passkey", createRecoveryKey());
  for (const length of [0, 16, 31, 33, 64]) {
    expect(problem(() => wrapBundle(bundle, "passkey", new Uint8Array(length)))).toBe("format.invalid");
    expect(problem(() => unwrapBundle(text, "passkey", new Uint8Array(length)))).toBe("format.invalid");
  }
});

test("[KEY-007] wrapping again with another key leaves the three parts as they were", () => {
  const bundle = createBundle();
  const [oldKek, newKek] = [createRecoveryKey(), createRecoveryKey()];
  const opened = unwrapBundle(wrapBundle(bundle, "password", oldKek), "password", oldKek);
  expect(unwrapBundle(wrapBundle(opened, "password", newKek), "password", newKek)).toEqual(bundle);
});

test("[KEY-008] every single flipped bit of a wrap is refused", () => {
  for (const purpose of wrapPurposes) {
    const secret = createRecoveryKey();
    const text = wrapBundle(createBundle(), purpose, secret);
    const header = wrapHeader(purpose);
    const payload = fromBase64url(text.slice(header.length + 1));
    for (let bit = 0; bit < payload.length * 8; bit++) {
      const altered = payload.with(bit >> 3, payload[bit >> 3]! ^ (1 << (bit & 7)));
      const expected = bit < 32 * 8 ? "bundle.wrong_key" : "bundle.damaged";
      expect(problem(() => unwrapBundle(`${header}.${toBase64url(altered)}`, purpose, secret))).toBe(expected);
    }
  }
});

test("[KEY-008] a wrap cannot stand in for another purpose, even under the same secret", () => {
  fc.assert(
    fc.property(anyBundle, bytes32, anyPurpose, anyPurpose, (bundle, secret, purpose, other) => {
      fc.pre(purpose !== other);
      const text = wrapBundle(bundle, purpose, secret);
      expect(problem(() => unwrapBundle(text, other, secret))).toBe("format.invalid");
      const relabelled = text.replace(wrapHeader(purpose), wrapHeader(other));
      expect(problem(() => unwrapBundle(relabelled, other, secret))).toBe("bundle.wrong_key");
    }),
    { numRuns: 50 },
  );
});

test("[KEY-008] a wrap of one account does not open with the keys of another", () => {
  fc.assert(
    fc.property(anyBundle, bytes32, bytes32, anyPurpose, (bundle, mine, theirs, purpose) => {
      fc.pre(Buffer.compare(mine, theirs) !== 0);
      expect(problem(() => unwrapBundle(wrapBundle(bundle, purpose, theirs), purpose, mine))).toBe("bundle.wrong_key");
    }),
    { numRuns: 50 },
  );
});

test("cut, lengthened, unknown or hostile texts are no wraps and never another kind of error", () => {
  const secret = createRecoveryKey();
  const text = wrapBundle(createBundle(), "kit", secret);
  for (const wrong of ["", "hlb1.", "hlb1.kit.", text.slice(0, -4), `${text}AAAA`, `${text}=`, text.replace("1", "2")])
    expect(problem(() => unwrapBundle(wrong, "kit", secret))).toBe("format.invalid");
  fc.assert(fc.property(fc.string(), (any) => !isWrappedFor("kit", any) && !isWrappedFor("kit", `hlb1.kit.${any}`)));
  expect(isWrappedFor("kit", text)).toBe(true);
  expect(isWrappedFor("password", text)).toBe(false);
});

test("[KEY-012] words, numbers and QR text each open the bundle", () => {
  const bundle = createBundle();
  const recoveryKey = createRecoveryKey();
  const wrapped = wrapBundle(bundle, "kit", recoveryKey);
  const { words, numbers, qrText } = writeRecoveryKey(recoveryKey);
  for (const form of [words.join(" "), numbers.join(" "), qrText])
    expect(unwrapBundle(wrapped, "kit", readRecoveryKey(form))).toEqual(bundle);
});
