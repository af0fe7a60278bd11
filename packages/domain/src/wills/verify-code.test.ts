import { expect, test } from "vitest";
import { readTypedHash, readVerifyFragment, verifyAddress } from "./verify-code.ts";

const hash = "51de0c7f".repeat(8);

test("[DOC-014] hash and version are in the fragment only, and are read back from it", () => {
  const address = new URL(verifyAddress("https://heirlock.test", { version: 12, hash }));
  expect([address.pathname, address.search, address.hash]).toEqual(["/verify", "", `#v=1.12.${hash}`]);
  expect(readVerifyFragment(address.hash)).toEqual({ version: 12, hash });
});

test.each([
  "",
  "#",
  "#v=2.1.x",
  `#v=1.0.${hash}`,
  `#v=1.1.${hash}0`,
  `#v=1.1.${hash}&a=b`,
  `#v=1.1.${hash.toUpperCase()}`,
])("anything else is no code: %s", (fragment) => {
  expect(readVerifyFragment(fragment)).toBeNull();
});

test("a hash typed from paper, in groups and capitals", () => {
  expect(readTypedHash(` ${hash.toUpperCase().replaceAll(/(.{4})/g, "$1 ")}`)).toBe(hash);
  expect(readTypedHash(hash.slice(1))).toBeNull();
  expect(readTypedHash(`${hash.slice(1)}g`)).toBeNull();
});
