import { accountRoutes } from "@heirlock/contract/account/sign-in";
import { createBundle, publicKeys } from "@heirlock/crypto/bundle";
import { createRecoveryKey, kitNumber } from "@heirlock/crypto/recovery-key";
import { wrapBundle } from "@heirlock/crypto/wrap";
import { expect, test } from "vitest";

test("the contract takes what the keys really look like, and no bundle in the other's place", async () => {
  const bundle = createBundle();
  const recoveryKey = createRecoveryKey();
  const byPassword = wrapBundle(bundle, "password", crypto.getRandomValues(new Uint8Array(32)));
  const byKit = wrapBundle(bundle, "kit", recoveryKey);
  const made = {
    ...(await publicKeys(bundle)),
    bundleByPassword: byPassword,
    bundleByKit: byKit,
    kitNumber: kitNumber(recoveryKey),
  };
  const shape = accountRoutes.signUp.body.pick({
    recipient: true,
    verifyingKey: true,
    bundleByPassword: true,
    bundleByKit: true,
    kitNumber: true,
  });
  expect(shape.parse(made)).toEqual(made);
  expect(shape.safeParse({ ...made, bundleByKit: byPassword }).success).toBe(false);
  expect(shape.safeParse({ ...made, bundleByPassword: byKit }).success).toBe(false);
});
