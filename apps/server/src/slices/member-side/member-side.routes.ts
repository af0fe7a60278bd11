import {
  approvalRoutes,
  assignedRoutes,
  memberWillRoutes,
  previewRoutes,
  relationshipRoutes,
} from "@heirlock/contract/member-side";
import type { FastifyInstance } from "fastify";
import { refuse } from "../../kernel/errors.ts";
import { mount } from "../../kernel/mount.ts";
import type { Deps } from "../../kernel/slice.ts";
import { storeOf } from "../../kernel/storage/store-of.ts";
import type { Sending } from "../members/letters/tell-other.ts";
import { answerRequest } from "./answer-request.ts";
import { leavePlan } from "./leave-plan.ts";
import { listApprovals, listOwnRoleRequests } from "./list-requests.ts";
import { entryFileUrl, getAsset, getEntry, readEntryFile, revealEntry } from "./open-entry.ts";
import { previewMember } from "./preview-member.ts";
import { toRelationship, toWill } from "./relationship-answer.ts";
import { inOwnPlan, inOwnPlans, type MemberSideDeps } from "./viewed-plan.ts";
import { visibleAssets } from "./visible-assets.ts";
import { visibleEntries } from "./visible-entries.ts";
import { visibleActivity, visibleOthers } from "./visible-people.ts";

export function register(
  app: FastifyInstance,
  { pools, clock, config, jobs }: Pick<Deps, "pools" | "clock" | "config" | "jobs">,
): void {
  const deps = { app: pools.app, clock };
  mountRelationships(app, { ...deps, jobs });
  mountApprovals(app, { ...deps, jobs });
  mountAssigned(app, { ...deps, store: storeOf(config) });
  mountWills(app, deps);
  mount(app, previewRoutes.preview, async ({ caller, params }) => ({
    data: await previewMember(deps, caller, params.id),
  }));
}

type TellingDeps = MemberSideDeps & { jobs: Sending };

function mountRelationships(app: FastifyInstance, deps: TellingDeps): void {
  mount(app, relationshipRoutes.relationships, async ({ caller }) => {
    const look = inOwnPlans(deps, caller, (tx, part) => toRelationship(tx, part, deps.clock.now()));
    return { data: { relationships: await look } };
  });
  mount(app, relationshipRoutes.leave, async ({ caller, params, body }) => {
    await leavePlan(deps, caller, { ...body, ...params });
    return { data: { status: "revoked" as const } };
  });
}

function mountApprovals(app: FastifyInstance, deps: TellingDeps): void {
  mount(app, approvalRoutes.ownRoleApprovals, async ({ caller, query }) => ({
    data: await listOwnRoleRequests(deps, caller, query.status),
  }));
  mount(app, approvalRoutes.respondToRole, async ({ caller, params, body }) => ({
    message: await answerRequest(deps, caller, { ...body, id: params.requestId, ofRole: true }),
  }));
  mount(app, approvalRoutes.approvals, async ({ caller, query }) => ({
    data: await listApprovals(deps, caller, query),
  }));
  mount(app, approvalRoutes.respond, async ({ caller, params, body }) => ({
    message: await answerRequest(deps, caller, { ...body, ...params, ofRole: false }),
  }));
}

function mountAssigned(app: FastifyInstance, deps: MemberSideDeps & { store: ReturnType<typeof storeOf> }): void {
  mount(app, assignedRoutes.assignedAssets, async ({ caller }) => {
    const lists = await inOwnPlans(deps, caller, visibleAssets);
    return { data: { assets: lists.flatMap((one) => one.assets), later: lists.flatMap((one) => one.later) } };
  });
  mount(app, assignedRoutes.assignedAsset, async ({ caller, params }) => ({
    data: await getAsset(deps, caller, params.id),
  }));
  mount(app, assignedRoutes.assignedVault, async ({ caller }) => {
    const lists = await inOwnPlans(deps, caller, visibleEntries);
    return { data: { entries: lists.flatMap((one) => one.entries), later: lists.flatMap((one) => one.later) } };
  });
  mount(app, assignedRoutes.assignedEntry, async ({ caller, params }) => ({
    data: await getEntry(deps, caller, params.id),
  }));
  mount(app, assignedRoutes.revealEntry, async ({ caller, params }) => ({
    data: await revealEntry(deps, caller, params.id),
  }));
  mount(app, assignedRoutes.entryFileUrl, async ({ caller, params }) => ({
    data: await entryFileUrl(deps, caller, params.id),
  }));
  mount(app, assignedRoutes.entryFile, async ({ caller, params, reply }) => {
    const { bytes, size } = await readEntryFile(deps, caller, params.id);
    return reply.type("application/octet-stream").header("content-length", size).send(bytes);
  });
}

function mountWills(app: FastifyInstance, deps: MemberSideDeps): void {
  mount(app, memberWillRoutes.wills, async ({ caller }) => ({ data: await inOwnPlans(deps, caller, toWill) }));
  mount(app, memberWillRoutes.will, async ({ caller, params }) => ({
    data: await inOwnPlan(deps, caller, params.id, toWill),
  }));
  mount(app, memberWillRoutes.willMembers, async ({ caller, params }) => ({
    data: (await inOwnPlan(deps, caller, params.id, visibleOthers)) ?? refuse("FORBIDDEN"),
  }));
  mount(app, memberWillRoutes.willActivity, async ({ caller, params }) => ({
    data: (await inOwnPlan(deps, caller, params.id, visibleActivity)) ?? refuse("FORBIDDEN"),
  }));
}
