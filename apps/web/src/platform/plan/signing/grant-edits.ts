import type { PlanTables } from "@heirlock/contract/sharing/keys";
import type { SignedRevision } from "@heirlock/crypto/vault/revision";
import type { EntryId, MemberId } from "@heirlock/domain/identifiers";
import { laneOf } from "@heirlock/domain/members/opens";
import { isEarlyFor } from "@heirlock/domain/plan/plan";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import type { AskedEdit } from "@heirlock/keyring/plan/requests";
import { call } from "../../api/call.ts";

/** When somebody may read an entry. */
export interface WhenRead {
  /** The one that holds for them: their own, or the entry's. */
  condition: AccessCondition;
  /** What the entry's own revision says. */
  ofEntry: AccessCondition;
  day?: string | null;
  age?: number | null;
}

/** Of which grants and entries an action needs to know what the tables have of them. */
type Part = { entry?: string; member?: string };

/** People, grants and entries as the server's tables have them; of the latter two all, or a part. */
export async function fetchTables(signal?: AbortSignal, part: Part = {}): Promise<PlanTables> {
  return (
    await call("GET /api/members/plan-tables", { query: part as { entry?: EntryId; member?: MemberId } }, { signal })
  ).data;
}

/** An entry is meant for these people from now on: who is new to the plan is named in it by the same step. */
export function grantEdits(
  { members }: Pick<PlanTables, "members">,
  entry: string,
  readers: readonly string[],
  { condition, ofEntry, day = null, age = null }: WhenRead,
): AskedEdit[] {
  const lane = laneOf(condition);
  const isCustom = condition === "custom";
  const one = { lane, early: isEarlyFor(ofEntry, lane), day: isCustom ? day : null, age: isCustom ? age : null };
  return readers.flatMap((member): AskedEdit[] => {
    const known = members.find((person) => person.member === member);
    return [
      ...(known ? [{ kind: "name_member" as const, ...known }] : []),
      { kind: "grants", member, entry, grants: [one] },
    ];
  });
}

/** The same for people of whom only the ids are known. */
export async function readerEdits(entry: string, readers: readonly string[], when: WhenRead, signal?: AbortSignal) {
  return readers.length === 0 ? [] : grantEdits(await fetchTables(signal, { entry }), entry, readers, when);
}

/** The same for an entry whose condition has just become another. */
export async function conditionEdits(entry: string, condition: AccessCondition, signal?: AbortSignal) {
  return followerEdits(await fetchTables(signal, { entry }), entry, condition);
}

/** Who reads these entries as the tables have it, for a plan that does not say it yet: it is shown before it is signed. */
export async function tableEdits(entries: readonly SignedRevision[], signal?: AbortSignal): Promise<AskedEdit[]> {
  if (entries.length === 0) return [];
  const { members, grants } = await fetchTables(signal, entries.length === 1 ? { entry: entries[0]!.entry } : {});
  return entries.flatMap(({ entry, accessCondition }) =>
    grants
      .filter((one) => one.entry === entry)
      .flatMap(({ member, lane, day, age }): AskedEdit[] => {
        const known = members.find((person) => person.member === member);
        const early = isEarlyFor(accessCondition as AccessCondition, lane);
        return [
          ...(known ? [{ kind: "name_member" as const, ...known }] : []),
          { kind: "grants", member, entry, grants: [{ lane, early, day, age }] },
        ];
      }),
  );
}

/** Names somebody in the plan who may be new to it. */
export async function namedEdits(member: string, signal?: AbortSignal): Promise<AskedEdit[]> {
  const { members } = await fetchTables(signal, { member });
  const known = members.find((one) => one.member === member);
  return known ? [{ kind: "name_member", ...known }] : [];
}

/** Whoever follows the condition of an entry gets it by its new one. */
export function followerEdits({ grants }: PlanTables, entry: string, condition: AccessCondition): AskedEdit[] {
  const lane = laneOf(condition);
  return grants
    .filter((one) => one.entry === entry && one.follows)
    .map(({ member, day, age }) => {
      const further = condition === "custom" ? { day, age } : { day: null, age: null };
      return { kind: "grants", member, entry, grants: [{ lane, early: false, ...further }] };
    });
}

export const takeBackEdits = (entry: string, readers: readonly string[]): AskedEdit[] =>
  readers.map((member) => ({ kind: "grants", member, entry, grants: [] }));
