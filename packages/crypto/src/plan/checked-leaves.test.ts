import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unhex, vectorBundle } from "../vault/testing.ts";
import vectors from "../vectors.json" with { type: "json" };
import { type CheckedTree, checkLeaves, type ServedLeaf } from "./checked-leaves.ts";
import { leafText, type PlanLeaf } from "./leaves.ts";
import { makeStep } from "./make-step.ts";
import { idOf } from "./testing.ts";
import { growTree, leafHashOf, planRoot, rootOf } from "./tree.ts";

const { estate } = vectors.entry;
const salt = unhex(vectors.plan.salt);
const leafSalt = (n: number) => Buffer.alloc(16, n).toString("base64url");
const entryLeaf = (n: number, revision = 1, of = estate): PlanLeaf => ({
  ...{ kind: "plan-entry", estate: of, entry: idOf("entry", n), salt: leafSalt(n), revision, generation: 1 },
  deletedOn: null,
});
/** Entries in every third slot, each under its own name. */
const served = (revisions: readonly number[]): Required<ServedLeaf>[] =>
  revisions.map((revision, at) => {
    const text = leafText(entryLeaf(at, revision));
    return { slot: at * 3, text, hash: leafHashOf(text) };
  });
const check = (leaves: readonly ServedLeaf[], known: CheckedTree | null, root = planRoot(salt, leaves)) =>
  checkLeaves({ estate, salt, root }, leaves, known);

describe("a tree that grows from one that was checked", () => {
  const revisions = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 40 });

  test("has the root that the same leaves give by themselves, whatever was known before", () => {
    fc.assert(
      fc.property(revisions, revisions, fc.boolean(), (before, after, isOtherSalt) => {
        const known = check(served(before), null);
        const other = isOtherSalt ? salt.map((byte) => byte ^ 1) : salt;
        const root = planRoot(other, served(after));
        const { tree, leaves } = checkLeaves({ estate, salt: other, root }, served(after), known);
        expect(rootOf(tree)).toBe(root);
        expect(leaves.map(({ leaf }) => leaf)).toEqual(after.map((revision, at) => entryLeaf(at, revision)));
      }),
      { numRuns: 25 },
    );
  });

  test("doubles when it is full, as one that is new does", () => {
    const few = served([1, 1, 1]);
    const many = [...few, { ...served([1, 1, 1, 1])[3]!, slot: 1500 }];
    expect(rootOf(check(many, check(few, null)).tree)).toBe(planRoot(salt, many));
    expect(rootOf(check(few, check(many, null)).tree)).toBe(planRoot(salt, few));
  });

  test("hashes the leaf that changed and the ten nodes above it", () => {
    const [before, after] = [served(Array(300).fill(1)), served([...Array(299).fill(1), 2])];
    const known = check(before, null);
    let hashed = 0;
    const changed = after.map((one, at) => (at < 299 ? known.leaves[at]! : one));
    const sha256 = (...parts: readonly Uint8Array[]) => {
      hashed++;
      return Buffer.from(parts.flatMap((part) => [...part])).subarray(0, 32);
    };
    growTree(salt, changed, { known: known.tree, sha256 });
    expect(hashed).toBe(11);
  });
});

describe("a server that relies on what was checked before", () => {
  const [first, second] = [served([1, 1, 1]), served([1, 2, 1])];

  test("is refused a changed leaf under the old one's name, slot and root", () => {
    const known = check(first, null);
    const text = leafText(entryLeaf(1, 7));
    for (const lie of [{ text }, { text, hash: leafHashOf(text) }])
      expect(() => check([first[0]!, { ...first[1]!, ...lie }, first[2]!], known, planRoot(salt, first))).toThrow(
        "plan.invalid",
      );
  });

  test("is refused a leaf that was replaced since, and one that it moves to another's slot", () => {
    const newest = planRoot(salt, second);
    const known = check(second, check(first, null));
    expect(() => check(first, known, newest)).toThrow("plan.invalid");
    const [one, two, three] = second as [ServedLeaf, ServedLeaf, ServedLeaf];
    const swapped = [{ ...one, slot: two.slot }, { ...two, slot: one.slot }, three];
    expect(() => check(swapped, known, newest)).toThrow("plan.invalid");
    expect(() => check([one, two], known, newest)).toThrow("plan.invalid");
  });

  test("is refused leaves of another estate, and two of one place, also if all but one are known", () => {
    const known = check(first, null);
    const foreign = { slot: 100, text: leafText(entryLeaf(50, 1, idOf("estate", 1))) };
    const twice = { slot: 100, text: leafText(entryLeaf(0, 9)) };
    for (const more of [foreign, twice]) expect(() => check([...first, more], known)).toThrow("plan.invalid");
  });
});

test("a step from a checked plan is the one that is made from its texts", () => {
  const before = served([1, 1, 1]);
  const root = planRoot(salt, before);
  const { leaves, tree } = check(before, null);
  const head = { estate, number: 1, before: null, root, givenUp: [] };
  const wanted = [leaves[0]!.leaf, entryLeaf(1, 2), leaves[2]!.leaf];
  const step = makeStep(vectorBundle, estate, { salt, head, text: "head", leaves, tree }, wanted, 2)!;
  expect(step.leaves.map(({ slot }) => slot)).toEqual([3]);
  const after = [before[0]!, step.leaves[0]!, before[2]!];
  expect(JSON.parse(step.head.text)[3]).toBe(planRoot(salt, after));
  const unchanged = leaves.map(({ leaf }) => leaf);
  expect(makeStep(vectorBundle, estate, { salt, head, text: "head", leaves, tree }, unchanged, 2)).toBeNull();
});
