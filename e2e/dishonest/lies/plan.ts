import type { PlanChain } from "@heirlock/contract/plan/step";
import { toBase64url } from "@heirlock/crypto/format";
import { headHash } from "@heirlock/crypto/plan/head";
import { leafHashOf } from "@heirlock/crypto/plan/tree";
import type { Page } from "@playwright/test";
import type { Estate } from "../estate.ts";
import { about, type Lie, type Rewriting, type Subject } from "../lie.ts";

/** The signed plan itself: each part of each statement altered in turn, and whole states that are not the newest. */

const at = () => "/dashboard/will-holder/plan-changes";
const forged = /does not carry your signature/;
const older = /Our server shows an older state of your plan/;
const forked = /a plan that does not follow from the one this device has seen/;
const settled = "Everything is as you signed it";

type Change = (chain: PlanChain, estate: Estate) => unknown;
const chain = (change: Change): Rewriting =>
  about("GET /api/plan", (data, estate) => {
    const changed = change(data.chains[0]!, estate);
    if (changed !== undefined) data.chains = changed as PlanChain[];
  });
const lie = (name: string, says: RegExp, ...tells: Rewriting[]): Lie => ({ name, at, says, tells, never: [settled] });

/** Another value of the same kind. */
function other(value: unknown, estate: Estate): unknown {
  if (value === null) return "2030-01-01";
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  if (Array.isArray(value)) return value.length > 0 ? value.slice(1) : [toBase64url(new Uint8Array(32))];
  if (value === estate.id) return estate.keys.stranger.estate;
  const text = String(value);
  return `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
}

function altered(text: string, part: number, estate: Estate): string {
  const parts = JSON.parse(text) as unknown[];
  parts[part] = other(parts[part], estate);
  return JSON.stringify(parts);
}

const headParts = ["estate", "number", "head before", "root", "heads given up"];
const head: Lie[] = [
  ...headParts.map((part, place) =>
    lie(
      `another ${part} in the head`,
      forged,
      chain((one, estate) => {
        one.head.text = altered(one.head.text, place, estate);
      }),
    ),
  ),
  lie(
    "a number far ahead",
    forged,
    chain((one) => {
      const parts = JSON.parse(one.head.text);
      parts[1] += 10 ** 9;
      one.head.text = JSON.stringify(parts);
    }),
  ),
  lie(
    "a head with blanks in it",
    forged,
    chain((one) => {
      one.head.text = one.head.text.replaceAll(",", ", ");
    }),
  ),
  lie(
    "a head with a part more",
    forged,
    chain((one) => {
      one.head.text = one.head.text.replace(/\]$/, ",true]");
    }),
  ),
  lie(
    "an empty head",
    forged,
    chain((one) => {
      one.head.text = "";
    }),
  ),
  lie(
    "another signature",
    forged,
    chain((one) => {
      one.head.signature = one.head.signature.replace(/.{3}$/, "AAA");
    }),
  ),
  lie(
    "no signature",
    forged,
    chain((one) => {
      one.head.signature = "";
    }),
  ),
  lie(
    "the signature of the head before",
    forged,
    chain((one, { before }) => {
      one.head.signature = before.plan.head.signature;
    }),
  ),
  lie(
    "a head that a stranger signed",
    forged,
    chain((one, { keys }) => {
      one.key_id = keys.holder.keyId;
      one.head.signature = `hls1.${"A".repeat(86)}`;
    }),
  ),
];

const states: Lie[] = [
  lie(
    "the plan of an earlier day",
    older,
    chain((_, { before }) => [before.plan]),
  ),
  lie(
    "the older head with the leaves of today",
    older,
    chain((one, { before }) => {
      one.head = before.plan.head;
    }),
  ),
  lie(
    "the head of today with older leaves",
    forged,
    chain((one, { before }) => {
      one.leaves = before.plan.leaves;
    }),
  ),
  lie(
    "nothing was ever signed",
    older,
    chain(() => []),
  ),
  lie(
    "the plan belongs to another key",
    older,
    chain((one, { keys }) => {
      one.key_id = keys.stranger.keyId;
    }),
  ),
  lie(
    "the earlier plan before that of today",
    older,
    chain((one, { before }) => [before.plan, one]),
  ),
  lie(
    "a plan that lost a race, in place of the one that won",
    forked,
    chain((_, { before }) => [before.fork]),
  ),
];

/** As on a device that saw the plan before the last change, and asks for what lies between. */
async function sawOlder(page: Page, { before, keys }: Estate): Promise<void> {
  const [, number] = JSON.parse(before.plan.head.text) as [string, number];
  await page.evaluate(([key, seen]) => localStorage.setItem("heirlock-plan-heads", JSON.stringify({ [key]: seen })), [
    keys.holder.keyId,
    { number, hash: headHash(before.plan.head.text) },
  ] as const);
}

const between = (
  name: string,
  change: (heads: { text: string; signature: string }[], estate: Estate) => unknown,
  says: RegExp,
): Lie => ({
  ...lie(
    name,
    says,
    about("GET /api/plan/heads", (data, estate) => {
      const changed = change(data.heads, estate);
      if (changed !== undefined) data.heads = changed as typeof data.heads;
    }),
  ),
  prepare: sawOlder,
});
const ways: Lie[] = [
  between("the way to the newest head is withheld", () => [], forked),
  between(
    "another head on the way",
    (heads) => {
      heads[0]!.text = heads[0]!.text.replace("null", `"${"A".repeat(43)}"`).replace(/,\[\]/, `,["${"A".repeat(43)}"]`);
    },
    forged,
  ),
  between(
    "another signature on the way",
    (heads) => {
      heads[0]!.signature = heads[0]!.signature.replace(/.{3}$/, "AAA");
    },
    forged,
  ),
  between("the way of a plan that lost a race", (_, { before }) => [before.fork.head], forked),
];

/** In the order of the leaf, after its kind (docs/formats.md §13). */
const leafParts = {
  "plan-member": ["estate", "member", "salt", "name", "card", "account", "level", "right to hand over the card"],
  "plan-entry": ["estate", "entry", "salt", "revision", "generation", "day of deletion"],
} as const;
const ofKind = (leaves: PlanChain["leaves"], kind: string) => leaves.find(({ text }) => text.startsWith(`["${kind}"`))!;

const leaves: Lie[] = [
  ...Object.entries(leafParts).flatMap(([kind, parts]) =>
    parts.map((part, place) =>
      lie(
        `another ${part} in a leaf ${kind}`,
        forged,
        chain((one, estate) => {
          const leaf = ofKind(one.leaves, kind);
          leaf.text = altered(leaf.text, place + 1, estate);
        }),
      ),
    ),
  ),
  ...Object.keys(leafParts).flatMap((kind) => [
    lie(
      `a leaf ${kind} is left out`,
      forged,
      chain((one) => {
        one.leaves = one.leaves.filter((leaf) => leaf !== ofKind(one.leaves, kind));
      }),
    ),
    lie(
      `a leaf ${kind} stands twice`,
      forged,
      chain((one) => {
        const leaf = ofKind(one.leaves, kind);
        one.leaves.push({ ...leaf, slot: (leaf.slot + 1) % 1024 });
      }),
    ),
    lie(
      `a leaf ${kind} stands in another slot`,
      forged,
      chain((one) => {
        const leaf = ofKind(one.leaves, kind);
        leaf.slot = (leaf.slot + 1) % 1024;
      }),
    ),
  ]),
  lie(
    "two leaves have exchanged their slots",
    forged,
    chain(({ leaves: [one, another] }) => {
      [one!.slot, another!.slot] = [another!.slot, one!.slot];
    }),
  ),
  lie(
    "a leaf in a slot beyond the tree",
    forged,
    chain((one) => {
      one.leaves[0]!.slot += 1024;
    }),
  ),
  lie(
    "a leaf of a kind that nobody knows",
    forged,
    chain((one) => {
      one.leaves[0]!.text = one.leaves[0]!.text.replace("plan-", "plan-other-");
    }),
  ),
  lie(
    "another salt of the estate",
    forged,
    chain((one) => {
      one.salt = toBase64url(new Uint8Array(16));
    }),
  ),
  lie(
    "a salt that is none",
    forged,
    chain((one) => {
      one.salt = "no salt";
    }),
  ),
];

const grantParts = ["estate", "member", "lane", "salt"];
const grantLeaves = (change: (leaves: { slot: number; text: string }[], estate: Estate) => unknown) =>
  about("GET /api/plan/leaves", (data, estate) => {
    const changed = change(data.leaves, estate);
    if (changed !== undefined) data.leaves = changed as typeof data.leaves;
  });
const emptied = (text: string) => text.replace(/\[\[.*\]\]\]$/, "[]]");
const inGrant = (change: (grants: unknown[][], estate: Estate) => void) =>
  grantLeaves((all, estate) => {
    // Not the empty one that everybody has.
    const leaf = all.find(({ text }) => text !== emptied(text))!;
    const parts = JSON.parse(leaf.text) as [...unknown[], unknown[][]];
    change(parts.at(-1) as unknown[][], estate);
    leaf.text = JSON.stringify(parts);
  });
const grants: Lie[] = [
  ...grantParts.map((part, place) =>
    lie(
      `another ${part} in a leaf of grants`,
      forged,
      grantLeaves((all, estate) => {
        all[0]!.text = altered(all[0]!.text, place + 1, estate);
      }),
    ),
  ),
  lie(
    "an entry more in a leaf of grants",
    forged,
    inGrant((all, { entries }) => all.push([entries.diary, false, null, null])),
  ),
  lie(
    "an entry less in a leaf of grants",
    forged,
    inGrant((all) => all.pop()),
  ),
  lie(
    "another entry in a leaf of grants",
    forged,
    inGrant((all, { entries }) => {
      all[0]![0] = entries.diary;
    }),
  ),
  lie(
    "a grant that is early, or no longer",
    forged,
    inGrant((all) => {
      all[0]![1] = !all[0]![1];
    }),
  ),
  lie(
    "another day in a leaf of grants",
    forged,
    inGrant((all) => {
      all[0]![2] = "2026-01-01";
    }),
  ),
  lie(
    "another age in a leaf of grants",
    forged,
    inGrant((all) => {
      all[0]![3] = 1;
    }),
  ),
  lie(
    "leaves of grants are withheld",
    forged,
    grantLeaves(() => []),
  ),
  lie(
    "leaves of grants have exchanged their texts",
    forged,
    grantLeaves((all) => {
      [all[0]!.text, all[1]!.text] = [all[1]!.text, all[0]!.text];
    }),
  ),
  lie(
    "other grants under their own hash",
    forged,
    chain((one, { plan }) => {
      one.grants[0]!.hash = leafHashOf(emptied(plan.leaves.find(({ slot }) => slot === one.grants[0]!.slot)!.text));
    }),
    grantLeaves((all) => {
      for (const leaf of all) leaf.text = emptied(leaf.text);
    }),
  ),
  lie(
    "a hash of grants is left out",
    forged,
    chain((one) => void one.grants.pop()),
  ),
  lie(
    "a hash of grants in another slot",
    forged,
    chain((one) => {
      one.grants[0]!.slot = (one.grants[0]!.slot + 1) % 1024;
    }),
  ),
  {
    ...{ name: "another name beside a hash of grants", at, keeps: [settled] },
    tells: [
      chain((one) => {
        one.grants[0]!.place = "grants of somebody else";
      }),
    ],
  },
  {
    ...{ name: "leaves in another order", at, keeps: [settled] },
    tells: [chain((one) => void one.leaves.reverse())],
  },
  {
    ...{ name: "a plan of a stranger's key beside the own", at, keeps: [settled] },
    tells: [chain((one, { keys }) => [{ ...structuredClone(one), key_id: keys.stranger.keyId }, one])],
  },
];

export const planLies: Subject = {
  title: "the signed plan",
  side: "holder",
  lies: [...head, ...states, ...ways, ...leaves, ...grants],
};
