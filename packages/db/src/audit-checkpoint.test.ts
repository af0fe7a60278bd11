import { createPrivateKey, randomUUID, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  type Checkpoint,
  chainLeaf,
  checkpointBytes,
  checkpointHash,
  checkpointText,
  holdsLeaf,
  holdsLeaves,
  readCheckpoint,
} from "./audit-checkpoint.ts";
import { hashTree, rootOf } from "./merkle-tree.ts";

const leavesOf = (size: number) =>
  Array.from({ length: size }, (_, seq) => chainLeaf({ estate: randomUUID(), seq, hash: "ab".repeat(32) }));

describe("the tree over what changed", () => {
  const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 31, 32, 33, 100];
  test.each(sizes)("of %i leaves: each leaf leads to the root from its own place, and from no other", (size) => {
    const leaves = leavesOf(size);
    const tree = hashTree(leaves);
    for (const [place, leaf] of leaves.entries()) {
      const path = tree.path(place);
      expect(rootOf({ leaf, place, size, path })).toEqual(tree.root);
      for (const wrong of [place + 1, place - 1, place + size])
        expect(rootOf({ leaf, place: wrong, size, path })?.equals(tree.root) ?? false).toBe(false);
      expect(rootOf({ leaf: `${leaf} `, place, size, path })).not.toEqual(tree.root);
      expect(rootOf({ leaf, place, size, path: [...path, tree.root] })).toBeUndefined();
    }
  });

  test("of no leaves has the root of nothing (RFC 9162)", () => {
    expect(hashTree([]).root.toString("hex")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });
});

describe("a checkpoint", () => {
  // The vector of docs/formats.md, which packages/crypto proves too.
  const keeper = {
    checkpoint: `[1,"2027-01-15T08:00:00.000Z",null,"oAmwgrjy5U_aV92qhS9CwlbSOWozj8pWic4s9oTdS3Q",3,null]`,
    checkpointHash: "GHe2I6_lpL18vLxeSy5M6nVMnBRwUt8d8fiBM3hymik",
    checkpointSignature: "hls1.LzhPUpPHIJDAcvoXUBfIhMpfBJUmYA4tOkvZvlxFahhS8jUIgEMahtqLY1LtlvDV-BKqFI43WZCONQYEXenZDg",
    leaf: `["audit-chain","3f2f5a3e-4c1d-4b7a-9a53-0d6c1f1f7a01",3,"634768dae1474506e4bf7d341890542b09987d7e6aea5d446c02e37581a56954"]`,
    secondLeaf: `["audit-chain","7c4e1d2a-5b6f-4081-92a3-b4c5d6e7f804",1,"634768dae1474506e4bf7d341890542b09987d7e6aea5d446c02e37581a56954"]`,
    thirdLeaf: `["audit-chain","9b1f6a52-8d0e-4a6e-8e57-5a1e8f0c2b02",2,"634768dae1474506e4bf7d341890542b09987d7e6aea5d446c02e37581a56954"]`,
  };
  const bundle = {
    signingSeed: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
    verifyingKey: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
  };
  const signed = { text: keeper.checkpoint, signature: keeper.checkpointSignature, key: bundle.verifyingKey };
  const leaves = [keeper.leaf, keeper.secondLeaf, keeper.thirdLeaf];

  test("[OPS-029] of the vector is read, and stands for its leaves and no others", () => {
    const checkpoint = readCheckpoint(signed, [bundle.verifyingKey])!;
    expect(checkpointText(checkpoint)).toBe(keeper.checkpoint);
    expect(checkpointHash(keeper.checkpoint)).toBe(keeper.checkpointHash);
    expect(holdsLeaves(checkpoint, leaves)).toBe(true);
    expect(holdsLeaves(checkpoint, leaves.slice(0, 2))).toBe(false);
    expect(holdsLeaves(checkpoint, leaves.toReversed())).toBe(false);
    const path = hashTree(leaves).path(2);
    expect(holdsLeaf(checkpoint, { leaf: keeper.thirdLeaf, place: 2, path })).toBe(true);
    expect(holdsLeaf(checkpoint, { leaf: keeper.leaf, place: 2, path })).toBe(false);
  });

  test("[OPS-029] is refused from a key that is not on the list, and with a text that was not signed", () => {
    expect(readCheckpoint(signed, [])).toBeUndefined();
    expect(readCheckpoint({ ...signed, text: signed.text.replace(",3,", ",4,") }, [signed.key])).toBeUndefined();
    expect(readCheckpoint({ ...signed, signature: signed.signature.slice(5) }, [signed.key])).toBeUndefined();
    const seed = Buffer.from(bundle.signingSeed, "hex");
    const key = createPrivateKey({
      key: Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]),
      format: "der",
      type: "pkcs8",
    });
    const spaced = `${keeper.checkpoint} `;
    const signature = `hls1.${sign(null, checkpointBytes(spaced), key).toString("base64url")}`;
    expect(readCheckpoint({ text: spaced, signature, key: signed.key }, [signed.key])).toBeUndefined();
    const again: Checkpoint = JSON.parse(JSON.stringify(readCheckpoint(signed, [signed.key])));
    expect(again.number).toBe(1);
  });
});
