import { randomInt } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBundle, publicKeys } from "../bundle.ts";
import { toBase64url } from "../format.ts";
import { lanes } from "../sharing/signed-messages.ts";
import { unhex, vectorBundle, verifyingKey } from "../vault/testing.ts";
import vectors from "../vectors.json" with { type: "json" };
import { headHash, headText, keysFingerprint, nextNumber, type PlanHead, readHead } from "./head.ts";
import { headWords } from "./head-words.ts";
import { judgeHead, type ReadHead } from "./judge-head.ts";
import { leafPlace, leafText, type PlanLeaf, planLevels, readLeaf } from "./leaves.ts";
import { signHead } from "./sign-head.ts";
import { endedRoot, firstSize, freeSlot, isUnderRoot, planRoot, proveLeaf, type SlottedLeaf } from "./tree.ts";

const { estate } = vectors.entry;
const { member, card } = vectors.sharing;
const entry = vectors.entry.entry;
const salt = unhex(vectors.plan.salt);
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length }).map(toBase64url);
const id = fc.uuid();
const count = fc.integer({ min: 1, max: 1_000_000 });
const day = fc.option(
  fc
    .date({ min: new Date("2026-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
);

const someLeaf: fc.Arbitrary<PlanLeaf> = fc.oneof(
  fc.record({
    kind: fc.constant("plan-member" as const),
    ...{ estate: id, member: id, salt: bytes(16), name: fc.string({ unit: "grapheme" }) },
    card: fc.option(fc.record({ id, fingerprint: bytes(32) })),
    account: fc.option(bytes(32)),
    level: fc.constantFrom(...planLevels),
    handOver: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("plan-grants" as const),
    ...{ estate: id, member: id, lane: fc.constantFrom(...lanes), salt: bytes(16) },
    grants: fc
      .uniqueArray(fc.record({ entry: id, early: fc.boolean(), day, age: fc.option(count) }), {
        selector: ({ entry }) => entry,
      })
      .map((grants) => grants.sort((a, b) => (a.entry < b.entry ? -1 : 1))),
  }),
  fc.record({
    kind: fc.constant("plan-entry" as const),
    ...{ estate: id, entry: id, salt: bytes(16), revision: count, generation: count, deletedOn: day },
  }),
  fc.record({
    kind: fc.constant("plan-manifest" as const),
    ...{ estate: id, lane: fc.constantFrom("after_death" as const, "incapacity" as const) },
    ...{ epoch: count, hash: bytes(32) },
  }),
);

describe("leaves", () => {
  test("each is read as it was written, and has one spelling", () => {
    fc.assert(
      fc.property(someLeaf, (leaf) => {
        expect(readLeaf(leafText(leaf))).toEqual(leaf);
        const spaced = leafText(leaf).replace(",", ", ");
        expect(() => readLeaf(spaced)).toThrow("plan.invalid");
      }),
    );
  });

  test("what is no leaf is refused", () => {
    const grants = `["plan-grants","${estate}","${member}","now","${vectors.plan.leafSalt}"`;
    const later = "ffffffff-0000-4000-8000-000000000000";
    expect(readLeaf(`${grants},[["${entry}",false,null,null]]]`).kind).toBe("plan-grants");
    for (const text of [
      "",
      "null",
      "[]",
      `["plan-will","${estate}"]`,
      `${grants},[["${later}",false,null,null],["${entry}",false,null,null]]]`,
      `${grants},[["${entry}",false,null,null],["${entry}",false,null,null]]]`,
      `${grants},[["${entry}",0,null,null]]]`,
      `${grants},[["${entry}",false,"soon",null]]]`,
      `${grants},[["${entry}",false,null,-1]]]`,
      `${grants},[["${entry}",false,null,null,"more"]]]`,
      `${grants},[],"more"]`,
      `["plan-manifest","${estate}","now",1,"${vectors.plan.root}"]`,
      `["plan-entry","${estate}","${entry.toUpperCase()}","${vectors.plan.leafSalt}",1,1,null]`,
      `["plan-entry","${estate}","${entry}","c2hvcnQ",1,1,null]`,
    ])
      expect(() => readLeaf(text), text).toThrow("plan.invalid");
  });

  test("what a leaf is about is named once", () => {
    const leaf = { kind: "plan-grants", estate, member, salt: vectors.plan.leafSalt, grants: [] } as const;
    expect(leafPlace({ ...leaf, lane: "now" })).not.toBe(leafPlace({ ...leaf, lane: "incapacity" }));
  });
});

const plan = (entries: number): SlottedLeaf[] => {
  const taken = new Set<number>();
  return Array.from({ length: entries }, (_, at) => {
    const slot = freeSlot(taken, (below) => (at * 7919) % below);
    taken.add(slot);
    return { slot, text: `leaf ${at}` };
  });
};

describe("the tree", () => {
  test("proves each leaf in its slot, and nothing else", () => {
    const leaves = plan(40);
    const root = planRoot(salt, leaves);
    for (const { slot } of leaves) {
      const proved = proveLeaf(salt, leaves, slot);
      expect(isUnderRoot(root, proved)).toBe(true);
      expect(isUnderRoot(root, { ...proved, text: `${proved.text}!` })).toBe(false);
      expect(isUnderRoot(root, { ...proved, slot: slot ^ 1 })).toBe(false);
      expect(isUnderRoot(root, { ...proved, slot: slot + firstSize })).toBe(false);
      expect(isUnderRoot(root, { ...proved, path: proved.path.slice(1) })).toBe(false);
      expect(isUnderRoot(root, { ...proved, path: [...proved.path.slice(1), "!"] })).toBe(false);
      expect(isUnderRoot(planRoot(salt, leaves.slice(1)), proved)).toBe(false);
    }
  });

  test("a node does not pass for a leaf", () => {
    const leaves = plan(4);
    const root = planRoot(salt, leaves);
    const { path, slot } = proveLeaf(salt, leaves, leaves[0]!.slot);
    expect(isUnderRoot(root, { slot: slot >> 1, text: leaves[0]!.text, path: path.slice(1) })).toBe(false);
  });

  test("from the way to one leaf 3 entries and 500 look the same", () => {
    for (const size of [3, 500, firstSize]) {
      const leaves = plan(size);
      const { path } = proveLeaf(salt, leaves, leaves[0]!.slot);
      expect(path.map((hash) => hash.length)).toEqual(Array(10).fill(43));
      // The same empty slot has another hash in another estate: no list of known fillers fits.
      const others = proveLeaf(
        salt.map((byte) => byte ^ 1),
        leaves,
        leaves[0]!.slot,
      ).path;
      if (size < firstSize) expect(others.filter((hash) => path.includes(hash))).toHaveLength(0);
    }
  });

  test("doubles when it is full, and each leaf keeps its slot", () => {
    const leaves = plan(firstSize + 1);
    expect(new Set(leaves.map(({ slot }) => slot)).size).toBe(leaves.length);
    expect(leaves.at(-1)!.slot).toBeGreaterThanOrEqual(firstSize);
    const proved = proveLeaf(salt, leaves, leaves[5]!.slot);
    expect(proved.path).toHaveLength(11);
    expect(isUnderRoot(planRoot(salt, leaves), proved)).toBe(true);
  });

  test("a slot is chosen evenly among those that are free", () => {
    const taken = new Set(Array.from({ length: firstSize - 2 }, (_, slot) => slot + 1));
    expect([0, 1].map((which) => freeSlot(taken, () => which))).toEqual([0, firstSize - 1]);
  });

  test("two leaves in one slot, and slots out of all reason, are refused", () => {
    expect(() =>
      planRoot(salt, [
        { slot: 1, text: "a" },
        { slot: 1, text: "b" },
      ]),
    ).toThrow("plan.invalid");
    for (const slot of [-1, 0.5, 2 ** 30]) expect(() => planRoot(salt, [{ slot, text: "a" }])).toThrow("plan.invalid");
  });
});

const first: PlanHead = { estate, number: 1_800_000_000_000, before: null, root: vectors.plan.root, givenUp: [] };

test("[KEY-071] a slot says nothing of how many leaves there are: each is as likely in a tree of 3 and of 700", () => {
  for (const leaves of [3, 700]) {
    const eighths = new Array<number>(8).fill(0);
    const slots = Array.from({ length: firstSize }, (_, slot) => slot);
    for (let trial = 0; trial < 1000; trial++) {
      // Some other leaves, anywhere.
      for (let at = 0; at < leaves; at++) {
        const other = at + randomInt(firstSize - at);
        [slots[at], slots[other]] = [slots[other]!, slots[at]!];
      }
      const slot = freeSlot(new Set(slots.slice(0, leaves)), (below) => randomInt(below));
      eighths[slot >> 7]!++;
    }
    // 125 each, and seven standard deviations either way.
    for (const found of eighths) expect(Math.abs(found - 125)).toBeLessThan(75);
  }
});

describe("the head", () => {
  test("text, hash and signature are as in the vectors", () => {
    expect(signHead(vectorBundle, first)).toEqual({ text: vectors.plan.head, signature: vectors.plan.signature });
    expect(headHash(vectors.plan.head)).toBe(vectors.plan.headHash);
    const alone = [{ slot: 5, text: vectors.plan.leaf }];
    expect(planRoot(salt, alone)).toBe(vectors.plan.root);
    expect(endedRoot).toBe(vectors.plan.endedRoot);
    expect(JSON.stringify(proveLeaf(salt, alone, 5).path)).toBe(vectors.plan.path);
    expect(keysFingerprint({ recipient: "r", verifying_key: "v" })).toBe(vectors.plan.fingerprint);
    expect(readLeaf(vectors.plan.leaf)).toMatchObject({ kind: "plan-member", estate, member, card: { id: card } });
  });

  test("is read only as this key signed it, for this estate", async () => {
    const signed = signHead(vectorBundle, first);
    expect(readHead(verifyingKey, estate, signed)).toEqual(first);
    const stranger = createBundle();
    const other = (await publicKeys(stranger)).verifyingKey;
    expect(() => readHead(other, estate, signed)).toThrow("plan.forged");
    expect(() => readHead(verifyingKey, member, signed)).toThrow("plan.invalid");
    expect(() => readHead(verifyingKey, estate, { ...signed, text: headText({ ...first, number: 2 }) })).toThrow(
      "plan.forged",
    );
    const twice = { ...first, givenUp: [vectors.plan.root, vectors.plan.root] };
    expect(() => readHead(verifyingKey, estate, signHead(vectorBundle, twice))).toThrow("plan.invalid");
  });

  test("its number is the clock, and always more than the one before", () => {
    expect(nextNumber(5, null)).toBe(5);
    expect(nextNumber(first.number + 100, first)).toBe(first.number + 100);
    expect(nextNumber(5, first)).toBe(first.number + 1);
  });

  test("stays under 1 kB with ten heads given up", () => {
    const givenUp = Array.from({ length: 10 }, (_, at) => toBase64url(new Uint8Array(32).fill(at)));
    const { text, signature } = signHead(vectorBundle, { ...first, before: vectors.plan.root, givenUp });
    expect(text.length + signature.length).toBeLessThan(1000);
  });
});

/** A chain of heads, each following the one before. */
function chain(length: number, from: ReadHead | null = null, root = vectors.plan.root): ReadHead[] {
  const heads: ReadHead[] = [];
  for (let before = from; heads.length < length; before = heads.at(-1)!) {
    const number = nextNumber(1, before?.head ?? null);
    const head = { estate, number, before: before && headHash(before.text), root, givenUp: [] };
    heads.push({ head, text: headText(head) });
  }
  return heads;
}
const asSeen = ({ head, text }: ReadHead) => ({ number: head.number, hash: headHash(text) });
const otherRoot = toBase64url(new Uint8Array(32).fill(7));

describe("what a client goes on with", () => {
  const heads = chain(5);
  const strict = { strict: true, between: heads };

  test("the same head, or one that follows it by its links", () => {
    expect(judgeHead(null, heads[4]!, strict)).toBe("first");
    expect(judgeHead(asSeen(heads[4]!), heads[4]!, strict)).toBe("known");
    expect(judgeHead(asSeen(heads[1]!), heads[4]!, strict)).toBe("newer");
  });

  test("never an older one", () => {
    expect(judgeHead(asSeen(heads[4]!), heads[3]!, strict)).toBe("rolled_back");
    expect(judgeHead(asSeen(heads[4]!), heads[3]!, { strict: false, between: [] })).toBe("rolled_back");
  });

  test("never another with the same number, nor one from another branch", () => {
    const branch = chain(4, heads[1]!, otherRoot);
    const all = { strict: true, between: [...heads, ...branch] };
    expect(judgeHead(asSeen(heads[3]!), branch[1]!, all)).toBe("forked");
    expect(judgeHead(asSeen(heads[3]!), branch[3]!, all)).toBe("forked");
    expect(judgeHead(asSeen(heads[1]!), branch[3]!, all)).toBe("newer");
    // A link that is not shown proves nothing.
    expect(judgeHead(asSeen(heads[0]!), heads[4]!, { strict: true, between: [heads[3]!] })).toBe("forked");
  });

  test("a member, who is shown no links, goes by the number", () => {
    const branch = chain(4, heads[1]!, otherRoot);
    expect(judgeHead(asSeen(heads[3]!), branch[3]!, { strict: false, between: [] })).toBe("newer");
    expect(judgeHead(asSeen(heads[3]!), branch[1]!, { strict: false, between: [] })).toBe("forked");
  });

  test("one that gives up what was seen is followed, and so is what comes after it", () => {
    const branch = chain(2, heads[1]!, otherRoot);
    const head = {
      ...{ estate, number: 99, before: headHash(branch[1]!.text), root: otherRoot },
      givenUp: [headHash(heads[4]!.text)],
    };
    const onward = { head, text: headText(head) };
    const after = chain(3, onward, otherRoot);
    const between = [...branch, onward, ...after];
    expect(judgeHead(asSeen(heads[4]!), onward, { strict: true, between })).toBe("newer");
    expect(judgeHead(asSeen(heads[4]!), after[2]!, { strict: true, between })).toBe("newer");
    expect(judgeHead(asSeen(branch[1]!), after[2]!, { strict: true, between })).toBe("newer");
    expect(judgeHead(asSeen(heads[3]!), after[2]!, { strict: true, between })).toBe("forked");
  });
});

describe("a head in four words", () => {
  test("has those of the vector, and the same as numbers", () => {
    expect(headWords(vectors.plan.headHash)).toEqual({
      words: ["scatter", "make", "close", "foot"],
      numbers: ["1540", "1077", "0350", "0728"],
    });
  });
});
