import type { PersonId } from "@heirlock/law/succession/family";
import { add, compare, one, type Rational, subtract, sum, zero } from "@heirlock/law/succession/rational";
import type { Succession } from "@heirlock/law/succession/result";
import { cutWhole } from "./cut-whole.ts";

/** Heirs of one step, who are counted together. */
export interface Holding {
  heirs: readonly PersonId[];
  count: number;
}

/** A whole that does not come out even: promised too much ('awl) or too little (radd), and what becomes of it. */
export interface Uneven {
  kind: "too-much" | "left-over";
  rule: "sunni.awl" | "sunni.radd" | "tunisia.143bis";
  /** How many pieces there are, and what each group was promised of them. */
  pieces: number;
  promised: readonly Holding[];
  /** More or fewer than there are. */
  difference: number;
  /** Into how many pieces the same estate is cut instead, and what each group has of them. */
  newPieces: number;
  received: readonly Holding[];
  /** Before and after, person by person. */
  people: readonly { id: PersonId; promised: Rational; receives: Rational }[];
}

/** So many pieces can be told apart and counted in one line. */
const mostPieces = 120;

/** The picture of a reduction or a return, from the derivation alone; null where neither took place. */
export function unevenOf({ steps, shares }: Succession): Uneven | null {
  const at = steps.findIndex(({ rule }) => rule === "sunni.awl" || rule === "sunni.radd" || rule === "tunisia.143bis");
  const turn = steps[at];
  if (!turn?.gives || (turn.rule !== "sunni.awl" && turn.rule !== "sunni.radd" && turn.rule !== "tunisia.143bis")) {
    return null;
  }
  const given = steps.slice(0, at).filter(({ gives }) => gives !== undefined && gives.length > 0);
  const groups = given.map(({ heirs, gives }) => ({ heirs, share: sum(gives!) }));
  const total = sum(groups.map(({ share }) => share));
  if (groups.length === 0 || compare(total, one) === 0) return null;
  const promised = cutWhole(new Map(groups.map(({ share }, place) => [String(place), share])));
  const own = (id: PersonId) => shares.get(id) ?? zero;
  const received = cutWhole(
    new Map(groups.map(({ heirs }, place) => [String(place), heirs.map(own).reduce(add, zero)])),
  );
  if (promised.parts > mostPieces || received.parts > mostPieces) return null;
  // With the spouse's share apart a return may need many small pieces; sums that are not whole would show in the total.
  const holdings = (cut: typeof promised) =>
    groups.map(({ heirs }, place) => ({ heirs, count: Number(cut.pieces[place]!.count) }));
  const before = new Map<PersonId, Rational>();
  for (const { heirs, gives } of given) {
    for (const [place, id] of heirs.entries()) before.set(id, add(before.get(id) ?? zero, gives![place]!));
  }
  const over = subtract(total, one);
  return {
    kind: compare(over, zero) > 0 ? "too-much" : "left-over",
    rule: turn.rule,
    pieces: Number(promised.parts),
    promised: holdings(promised),
    difference: Math.abs(Number(promised.together - promised.parts)),
    newPieces: Number(received.parts),
    received: holdings(received),
    people: [...before].map(([id, share]) => ({ id, promised: share, receives: own(id) })),
  };
}
