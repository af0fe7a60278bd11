import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { keyIdOf } from "./key-ring.ts";
import { SealedUnderUnknownSecret, seal, unseal } from "./sealed-field.ts";

const secret = "a secret of at least thirty-two bytes";
const next = "another secret of at least thirty-two bytes";
const ring = { active: secret, others: [] };
const place = { purpose: "authenticator", owner: "5f0c8a5e-0f3e-4b3e-9a53-2f7a2d1f6c11" };

describe("a sealed field", () => {
  test("opens again, and looks different each time", () => {
    const [first, second] = [seal(ring, place, "JBSWY3DPEHPK3PXP"), seal(ring, place, "JBSWY3DPEHPK3PXP")];
    expect(first).not.toBe(second);
    expect(first).not.toContain("JBSWY3DPEHPK3PXP");
    expect([unseal(ring, place, first), unseal(ring, place, second)]).toEqual(["JBSWY3DPEHPK3PXP", "JBSWY3DPEHPK3PXP"]);
  });

  test("opens in no other row and for no other purpose", () => {
    const sealed = seal(ring, place, "+43 664 1234567");
    expect(() => unseal(ring, { ...place, owner: "somebody else" }, sealed)).toThrow();
    expect(() => unseal(ring, { ...place, purpose: "phone" }, sealed)).toThrow();
  });

  test("[OPS-028] says under which secret it lies, and opens under it alone, active or not", () => {
    const sealed = seal(ring, place, "+43 664 1234567");
    expect(sealed.split(".").slice(0, 2)).toEqual(["sealed2", keyIdOf(secret)]);
    expect(unseal({ active: next, others: [secret] }, place, sealed)).toBe("+43 664 1234567");
    expect(seal({ active: next, others: [secret] }, place, "x")).toContain(`.${keyIdOf(next)}.`);
    const [head, , bytes] = sealed.split(".");
    expect(() => unseal({ active: next, others: [secret] }, place, `${head}.${keyIdOf(next)}.${bytes}`)).toThrow();
  });

  test("[OPS-028] is refused with a message without any value where the ring lacks its secret", () => {
    const sealed = seal(ring, place, "+43 664 1234567");
    const open = () => unseal({ active: next, others: [] }, place, sealed);
    expect(open).toThrow(SealedUnderUnknownSecret);
    expect(open).toThrow(
      "A field is sealed under a secret that is neither HEIRLOCK_SECRET nor among HEIRLOCK_OTHER_SECRETS",
    );
  });

  test("[OPS-028] without the id of a key opens under any secret of the ring", () => {
    const key = Buffer.from(hkdfSync("sha256", secret, "", "heirlock sealed field authenticator", 32));
    const nonce = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", key, nonce);
    cipher.setAAD(Buffer.from(`authenticator ${place.owner}`));
    const bytes = Buffer.concat([nonce, cipher.update("JBSWY3DPEHPK3PXP"), cipher.final(), cipher.getAuthTag()]);
    const sealed = `sealed1.${bytes.toString("base64url")}`;
    expect(unseal({ active: next, others: [secret] }, place, sealed)).toBe("JBSWY3DPEHPK3PXP");
    expect(() => unseal({ active: next, others: [] }, place, sealed)).toThrow(SealedUnderUnknownSecret);
  });

  test("does not open once a bit of it has changed, nor when it is cut", () => {
    const sealed = seal(ring, place, "JBSWY3DPEHPK3PXP");
    const header = sealed.slice(0, sealed.lastIndexOf(".") + 1);
    const bytes = Buffer.from(sealed.slice(header.length), "base64url");
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(() => unseal(ring, place, header + changed.toString("base64url"))).toThrow();
    }
    expect(() => unseal(ring, place, sealed.slice(0, -4))).toThrow();
    expect(() => unseal(ring, place, "JBSWY3DPEHPK3PXP")).toThrow("not a sealed field");
  });
});
