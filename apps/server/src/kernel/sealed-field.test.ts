import { describe, expect, test } from "vitest";
import { seal, unseal } from "./sealed-field.ts";

const secret = "a secret of at least thirty-two bytes";
const place = { purpose: "authenticator", owner: "5f0c8a5e-0f3e-4b3e-9a53-2f7a2d1f6c11" };

describe("a sealed field", () => {
  test("opens again, and looks different each time", () => {
    const [first, second] = [seal(secret, place, "JBSWY3DPEHPK3PXP"), seal(secret, place, "JBSWY3DPEHPK3PXP")];
    expect(first).not.toBe(second);
    expect(first).not.toContain("JBSWY3DPEHPK3PXP");
    expect([unseal(secret, place, first), unseal(secret, place, second)]).toEqual([
      "JBSWY3DPEHPK3PXP",
      "JBSWY3DPEHPK3PXP",
    ]);
  });

  test("opens in no other row, for no other purpose and under no other secret", () => {
    const sealed = seal(secret, place, "+43 664 1234567");
    expect(() => unseal(secret, { ...place, owner: "somebody else" }, sealed)).toThrow();
    expect(() => unseal(secret, { ...place, purpose: "phone" }, sealed)).toThrow();
    expect(() => unseal(`${secret}.`, place, sealed)).toThrow();
  });

  test("does not open once a bit of it has changed, nor when it is cut", () => {
    const sealed = seal(secret, place, "JBSWY3DPEHPK3PXP");
    const bytes = Buffer.from(sealed.slice("sealed1.".length), "base64url");
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(() => unseal(secret, place, `sealed1.${changed.toString("base64url")}`)).toThrow();
    }
    expect(() => unseal(secret, place, sealed.slice(0, -4))).toThrow();
    expect(() => unseal(secret, place, "JBSWY3DPEHPK3PXP")).toThrow("not a sealed field");
  });
});
