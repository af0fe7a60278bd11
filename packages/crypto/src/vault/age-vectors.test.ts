/**
 * The community's test vectors for age (C2SP/CCTV) over the library that we write and read files with: whatever must be
 * refused is refused, and what opens gives the bytes it should.
 */
import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { armor, Decrypter } from "age-encryption";
import * as vectors from "cctv-age";
import { expect, test } from "vitest";

const byName = new Map(Object.entries(vectors as unknown as Record<string, Uint8Array>));
const names = [...byName.keys()].sort();

test("there are vectors", () => {
  expect(names.length).toBeGreaterThan(100);
});

test.each(names)(
  "age vector %s",
  async (name) => {
    const { fields, body } = partsOf(byName.get(name)!);
    const file = fields.get("compressed")?.[0] === "zlib" ? inflateSync(body) : body;
    const decrypter = new Decrypter();
    for (const identity of fields.get("identity") ?? []) decrypter.addIdentity(identity);
    for (const passphrase of fields.get("passphrase") ?? []) decrypter.addPassphrase(passphrase);
    const open = async () => {
      const binary = fields.has("armored") ? armor.decode(new TextDecoder().decode(file)) : new Uint8Array(file);
      return decrypter.decrypt(binary);
    };
    if (fields.get("expect")?.[0] !== "success") {
      await expect(open()).rejects.toThrow();
      return;
    }
    const payload = createHash("sha256")
      .update(await open())
      .digest("hex");
    expect(payload).toBe(fields.get("payload")?.[0]);
  },
  30_000,
);

function partsOf(vector: Uint8Array): { fields: Map<string, string[]>; body: Uint8Array } {
  const end = Buffer.from(vector).indexOf("\n\n");
  const fields = new Map<string, string[]>();
  for (const line of Buffer.from(vector.subarray(0, end)).toString().split("\n")) {
    const [key, value] = line.split(": ") as [string, string];
    fields.set(key, [...(fields.get(key) ?? []), value]);
  }
  return { fields, body: vector.subarray(end + 2) };
}
