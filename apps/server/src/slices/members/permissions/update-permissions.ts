import type { MemberPermissions } from "@heirlock/contract/members/permissions";
import type { AccountId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import { type Area, areas, type Levels } from "@heirlock/domain/members/areas";
import {
  type AskedLevels,
  changeLevels,
  isTakenBack,
  type LevelsDecision,
  resetLevels,
} from "@heirlock/domain/members/change-levels";
import { mayAct } from "@heirlock/domain/members/may-act";
import { standingOf } from "@heirlock/domain/members/member-transitions";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Tx } from "../../../kernel/transaction.ts";
import { addNews } from "../../inbox/add-news.ts";
import { type Sending, tellOther } from "../letters/tell-other.ts";
import { type LockedMember, noteChange, noteHistory, withMember } from "../members.transaction.ts";
import * as queries from "./permissions.queries.ts";
import type { ListWiderRow } from "./permissions.rows.ts";
import { readLevels, replaceOverrides, roleOf, toPermissions } from "./stored-levels.ts";

export interface PermissionDeps {
  app: Pool;
  jobs: Sending;
}

/**
 * Saves changed areas against the version that was read, else UPDATE_ERROR (D44). What is narrowed and what is widened
 * applies at once; a member with an account may take back what was widened (D47).
 */
export async function updatePermissions(
  { app, jobs }: PermissionDeps,
  caller: Caller,
  { id, permissions: asked, version }: { id: MemberId; permissions: AskedLevels; version: number },
): Promise<MemberPermissions> {
  return await withMember(app, caller, id, async (tx, member, { userId }) => {
    requireManageable(member, userId);
    const stored = await readLevels(tx, member);
    const decision = changeLevels(forDecision(stored), asked, version);
    if (decision.outcome === "outdated") refuse("UPDATE_ERROR");
    if (decision.outcome === "changed") {
      await save(tx, member, decision);
      await note(tx, jobs, member, decision, "permissions_changed");
    }
    return toPermissions(await readLevels(tx, member));
  });
}

/** Every area follows the role again (PRM-027). */
export async function resetPermissions(
  { app, jobs }: PermissionDeps,
  caller: Caller,
  id: MemberId,
): Promise<MemberPermissions> {
  return await withMember(app, caller, id, async (tx, member, { userId }) => {
    requireManageable(member, userId);
    const stored = await readLevels(tx, member);
    const decision = resetLevels(forDecision(stored));
    if (decision.outcome === "changed") {
      await save(tx, member, decision);
      await note(tx, jobs, member, decision, "permissions_reset");
    }
    return toPermissions(await readLevels(tx, member));
  });
}

/** What the form chose for a member who is being added (PRM-007): part of adding them, nothing of its own. */
export async function chooseLevels(tx: Tx, member: LockedMember, asked: AskedLevels): Promise<void> {
  const stored = await readLevels(tx, member);
  const decision = changeLevels(forDecision(stored), asked, stored.permissions_version);
  if (decision.outcome === "changed") await save(tx, member, decision);
}

function requireManageable(member: LockedMember, userId: AccountId): void {
  const decision = mayAct("manage_permissions", { userId }, member);
  if (!decision.allowed) refuse(decision.code === "NOT_FOUND" ? "MEMBER_NOT_FOUND" : decision.code);
}

function forDecision(stored: queries.LevelColumns) {
  return { role: roleOf(stored), overrides: stored.overrides, version: stored.permissions_version };
}

type Changed = Exclude<LevelsDecision, { outcome: "outdated" }>;

async function save(tx: Tx, member: LockedMember, { overrides, levels }: Changed): Promise<void> {
  const whose = [member.holderId, member.id] as const;
  await endTakenBack(tx, whose, levels);
  await replaceOverrides(tx, member, overrides);
}

/** Nobody is asked to keep what is closed again. */
async function endTakenBack(tx: Tx, whose: readonly [HolderId, MemberId], levels: Levels): Promise<void> {
  const waiting = await tx.query(queries.listWider, whose);
  const before = (changes: ListWiderRow["changes"]) =>
    Object.fromEntries(Object.entries(changes).map(([area, [from]]) => [area, from]));
  const over = waiting.filter(({ changes }) => isTakenBack(before(changes), levels)).map(({ id }) => id);
  if (over.length > 0) await tx.query(queries.voidWider, [whose[0], over]);
}

async function note(
  tx: Tx,
  jobs: Sending,
  member: LockedMember,
  { levels, widened, narrowed }: Changed,
  action: "permissions_changed" | "permissions_reset",
): Promise<void> {
  const by = member.holderId;
  const wider = areas.filter((area) => widened[area] !== undefined);
  if (wider.length > 0 && standingOf(member) === "confirmed") {
    const changes: Partial<Record<Area, readonly [string, string]>> = {};
    for (const area of wider) changes[area] = [widened[area]!, levels[area]];
    const values = [by, member.id, JSON.stringify(changes)] as const;
    const [request] = await tx.query(queries.askAboutWider, values);
    await tellOther(tx, jobs, member, { kind: "permissions_widened", request: request!.id });
  }
  // Whoever is asked about wider ones looks at the narrower ones too.
  else if (narrowed.length > 0 && member.status === "confirmed") await addNews(tx, "permissions_changed", member.id);
  await noteHistory(tx, member, { type: "permissions", action, by });
  await noteChange(tx, member, { type: `member.${action}`, by, data: { wider, narrower: narrowed } });
}
