import type { Lane } from "../sharing/lanes.ts";
import type { AccessCondition } from "../vault/kinds.ts";
import {
  givenUpAccount,
  isEarlyFor,
  type Plan,
  type PlannedEntry,
  type PlannedGrant,
  type PlannedMember,
} from "./plan.ts";

/** One thing that a holder does, as far as the plan says it. */
export type PlanEdit =
  /** Named for the first time, or something else is written of them. */
  | ({ kind: "member" } & Pick<PlannedMember, "member"> & Partial<PlannedMember>)
  /** Somebody whom the plan may not know yet; who is known stays as they are. */
  | ({ kind: "name_member" } & Pick<PlannedMember, "member" | "name" | "level">)
  /** Gone, with everything that was granted to them. */
  | { kind: "remove_member"; member: string }
  /** All that this person gets of this entry from now on. */
  | { kind: "grants"; member: string; entry: string; grants: readonly Omit<PlannedGrant, "member" | "entry">[] }
  /** A new revision. Grants that would be earlier than its condition become later, unless they are to be kept. */
  | ({ kind: "entry"; condition: AccessCondition; keepsEarly?: boolean } & Omit<PlannedEntry, "deletedOn">)
  | { kind: "bin"; entry: string; on: string }
  | { kind: "restore"; entry: string }
  /** Gone for good, with everything that was granted of it. */
  | { kind: "erase"; entry: string };

/**
 * `too_early`: a lane earlier than the condition that the entry's revision was signed with, and nobody said that it is
 * meant so (KEY-066). `unknown_condition`: nobody showed the revision.
 */
export type RefusedEdit = "unknown_member" | "unknown_entry" | "unknown_condition" | "too_early" | "older_revision";

export type EditedPlan = { ok: true; plan: Plan } | { ok: false; why: RefusedEdit; edit: PlanEdit };

/** The plan after these edits, one after the other. `conditionOf` answers what the entry's signed revision says. */
export function applyEdits(
  plan: Plan,
  edits: readonly PlanEdit[],
  conditionOf: (entry: string) => AccessCondition | null,
): EditedPlan {
  const conditions = new Map<string, AccessCondition>();
  let edited = plan;
  for (let at = 0; at < edits.length; ) {
    const run = grantingFrom(edits, at);
    if (run.length > 0) {
      const granted = giveGrants(edited, run, (entry) => conditions.get(entry) ?? conditionOf(entry));
      if (!granted.ok) return granted;
      edited = granted.plan;
      at += run.length;
      continue;
    }
    const edit = edits[at++] as OtherEdit;
    if (edit.kind === "entry") conditions.set(edit.entry, edit.condition);
    const next = apply(edited, edit);
    if (typeof next === "string") return { ok: false, why: next, edit };
    edited = next;
  }
  return { ok: true, plan: edited };
}

type GrantingEdit = Extract<PlanEdit, { kind: "grants" | "name_member" }>;
type OtherEdit = Exclude<PlanEdit, GrantingEdit>;

const isGranting = (edit: PlanEdit): edit is GrantingEdit => edit.kind === "grants" || edit.kind === "name_member";

function grantingFrom(edits: readonly PlanEdit[], at: number): GrantingEdit[] {
  const run: GrantingEdit[] = [];
  for (let edit = edits[at]; edit && isGranting(edit); edit = edits[at + run.length]) run.push(edit);
  return run;
}

/**
 * Any number of grants one after the other, and who is named for them, in one walk over the plan: the first plan of a large
 * family has 25,000, and a walk for each of them took minutes.
 */
function giveGrants(
  { members, grants, entries }: Plan,
  edits: readonly GrantingEdit[],
  conditionOf: (entry: string) => AccessCondition | null,
): EditedPlan {
  const named = new Set(members.map(({ member }) => member));
  const known = new Set(entries.map(({ entry }) => entry));
  const added: PlannedMember[] = [];
  const given = new Map<string, Map<string, PlannedGrant[]>>();
  for (const edit of edits) {
    if (edit.kind === "name_member") {
      const { kind: _, ...said } = edit;
      if (!named.has(edit.member)) added.push({ ...nobody, ...said });
      named.add(edit.member);
      continue;
    }
    const why = edit.grants.length === 0 ? null : refusalOf(edit, { named, known, conditionOf });
    if (why) return { ok: false, why, edit };
    const { member, entry } = edit;
    const ofMember = given.get(member) ?? new Map<string, PlannedGrant[]>();
    ofMember.set(
      entry,
      edit.grants.map((one) => ({ ...one, member, entry })),
    );
    given.set(member, ofMember);
  }
  const others = grants.filter(({ member, entry }) => !given.get(member)?.has(entry));
  const come = [...given.values()].flatMap((ofMember) => [...ofMember.values()].flat());
  return { ok: true, plan: { members: [...members, ...added], grants: [...others, ...come], entries } };
}

interface Granting {
  named: ReadonlySet<string>;
  known: ReadonlySet<string>;
  conditionOf: (entry: string) => AccessCondition | null;
}

function refusalOf(
  { member, entry, grants }: Extract<PlanEdit, { kind: "grants" }>,
  { named, known, conditionOf }: Granting,
): RefusedEdit | null {
  if (!named.has(member)) return "unknown_member";
  if (!known.has(entry)) return "unknown_entry";
  const condition = conditionOf(entry);
  if (condition === null) return "unknown_condition";
  return grants.some(({ lane, early }) => !early && isEarlyFor(condition, lane)) ? "too_early" : null;
}

function apply(plan: Plan, edit: OtherEdit): Plan | RefusedEdit {
  const { members, grants, entries } = plan;
  switch (edit.kind) {
    case "member": {
      const { kind: _, ...said } = edit;
      const known = members.find(({ member }) => member === edit.member);
      if (!known && said.name === undefined) return "unknown_member";
      const one = { ...(known ?? { ...nobody, member: edit.member }), ...said };
      if (known && known.account !== null && one.account === null) one.account = givenUpAccount;
      return { ...plan, members: [...members.filter((other) => other !== known), one] };
    }
    case "remove_member":
      return {
        ...plan,
        members: members.filter(({ member }) => member !== edit.member),
        grants: grants.filter(({ member }) => member !== edit.member),
      };
    case "entry":
      return saveEntry(plan, edit);
    case "bin":
      return withEntry(plan, edit.entry, (one) => ({ ...one, deletedOn: one.deletedOn ?? edit.on }));
    case "restore":
      return withEntry(plan, edit.entry, (one) => ({ ...one, deletedOn: null }));
    case "erase":
      return {
        ...plan,
        entries: entries.filter(({ entry }) => entry !== edit.entry),
        grants: grants.filter(({ entry }) => entry !== edit.entry),
      };
  }
}

const nobody = { name: "", level: "none", card: null, account: null, handOver: false } as const;

/** One that this plan does not name belongs to an older key of the holder, whose plan says what becomes of it. */
function withEntry(plan: Plan, id: string, change: (one: PlannedEntry) => PlannedEntry): Plan {
  return { ...plan, entries: plan.entries.map((one) => (one.entry === id ? change(one) : one)) };
}

function saveEntry(plan: Plan, edit: Extract<PlanEdit, { kind: "entry" }>): Plan | RefusedEdit {
  const { entry, revision, generation, condition, keepsEarly = false } = edit;
  const known = plan.entries.find((one) => one.entry === entry);
  if (known && (revision < known.revision || generation < known.generation)) return "older_revision";
  const saved = { entry, revision, generation, deletedOn: known?.deletedOn ?? null };
  const isTooEarly = ({ lane, early }: PlannedGrant) => !early && isEarlyFor(condition, lane);
  const seen = new Set<string>();
  const grants = plan.grants.flatMap((was) => {
    if (was.entry !== entry) return [was];
    const one = !isTooEarly(was) ? was : keepsEarly ? { ...was, early: true } : { ...was, lane: latest };
    // Two lanes of one person that become the same are one grant.
    const name = `${one.member} ${one.lane}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [one];
  });
  return { ...plan, entries: [...plan.entries.filter((one) => one !== known), saved], grants };
}

const latest: Lane = "after_death";
