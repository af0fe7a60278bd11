import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { AccountBundle } from "../bundle.ts";
import { toBase64url } from "../format.ts";
import { type MadeStep, makeStep, type Unsalted } from "./make-step.ts";

/** For ids and fingerprints that are the same in every run. */
const digest = (of: string) => sha256(utf8ToBytes(of));

export function idOf(kind: string, number: number): string {
  const hex = bytesToHex(digest(`${kind} ${number}`));
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

/**
 * A large family's plan as KEY-070 means it: everybody may read every entry after a death, with a day and an age, and the
 * first tenth of them now. Everybody has a card and an account.
 */
export function signLargePlan(
  bundle: Pick<AccountBundle, "signingSeed">,
  estate: string,
  { entries, members }: { entries: number; members: number },
): MadeStep {
  const fingerprint = (of: string) => toBase64url(digest(of));
  const ids = Array.from({ length: entries }, (_, at) => idOf("entry", at)).sort();
  const grants = (some: readonly string[]) =>
    some.map((entry) => ({ entry, early: false, day: "2031-06-30", age: 21 }));
  const ofMember = (at: number): Unsalted[] => {
    const member = idOf("member", at);
    return [
      {
        ...{ kind: "plan-member", estate, member, name: `Someone with a rather long name ${at}`, level: "details" },
        ...{
          card: { id: idOf("card", at), fingerprint: fingerprint(`card ${at}`) },
          account: fingerprint(`account ${at}`),
        },
        handOver: false,
      },
      { kind: "plan-grants", estate, member, lane: "now", grants: grants(ids.slice(0, entries / 10)) },
      { kind: "plan-grants", estate, member, lane: "after_death", grants: grants(ids) },
    ];
  };
  const leaves: Unsalted[] = [
    ...ids.map(
      (entry): Unsalted => ({ kind: "plan-entry", estate, entry, revision: 12, generation: 2, deletedOn: null }),
    ),
    ...Array.from({ length: members }, (_, at) => ofMember(at)).flat(),
  ];
  return makeStep(bundle, estate, null, leaves, Date.UTC(2026, 10, 16))!;
}
