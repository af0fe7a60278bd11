import type { NewMember } from "@heirlock/contract/members/form";
import type { memberRoutes } from "@heirlock/contract/members/members";
import type { Answer } from "@heirlock/contract/route";
import type { HolderId, MemberId, WillId } from "@heirlock/domain/identifiers";
import { roomForMember } from "@heirlock/domain/members/count-members";
import { keptInvite, statusOfNewMember } from "@heirlock/domain/members/new-member-status";
import type { MemberRole } from "@heirlock/domain/members/roles";
import type { MemberStatus } from "@heirlock/domain/members/statuses";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse, sqlStateOf } from "../../kernel/errors.ts";
import { newId } from "../../kernel/new-id.ts";
import { inTransactionFrom, type Tx } from "../../kernel/transaction.ts";
import { insertAssignments } from "./assignments/assign-assets.ts";
import { readEmail, requireFreeEmail } from "./member-email.ts";
import { familyOfCountry, recordValues, requireFields } from "./member-form.ts";
import { toCounted } from "./member-room.ts";
import type { MemberHooks } from "./members.hooks.ts";
import * as queries from "./members.queries.ts";
import { findAndLock, noteChange, noteHistory } from "./members.transaction.ts";
import { chooseLevels } from "./permissions/update-permissions.ts";

type Created = Answer<typeof memberRoutes.create>["data"];

const uniqueViolation = "23505";

/**
 * Adds a member under the row lock of the estate, with roles, permissions, assigned assets, history, audit entry and
 * events. The same id again answers the member that exists. Refuses with CAP_REACHED when the plan has no room.
 */
export async function createMember(
  { app, hooks }: { app: Pool; hooks: MemberHooks },
  caller: Caller,
  form: NewMember,
): Promise<Created> {
  const id = form.memberId ?? form.relationshipId ?? newId<MemberId>();
  const email = readEmail(form.email);
  try {
    return await inTransactionFrom(
      app,
      caller,
      { statement: queries.enterEstate, reads: [{ statement: queries.listCounted }, { statement: queries.readOwn }] },
      async (tx, { holderId }, { plan }, members, [own]): Promise<Created> => {
        const existing = members.find((one) => one.id === id);
        if (existing) return { id, status: existing.status };

        const willId = form.will_id ?? null;
        requireFreeEmail(email, { own: own!.email, members, willId });
        const record = toRecord(form, email);
        const primary = form.primary_role ?? form.role ?? form.roles[0]!.role;
        const roles = form.roles.map(({ role }) => role);
        requireFields({ ...form, ...record, roles, primary_role: primary }, familyOfCountry(own!.country));

        const status = statusOfNewMember({ email: email ?? "", invite: record.invite_by_email });
        const room = roomForMember(plan, members.map(toCounted), { status, email, userId: null });
        if (!room.allowed) refuse("CAP_REACHED", { used: room.used, max: room.max });

        // The invitation itself makes them invited.
        const saved = status === "invited" ? "pending" : status;
        await insert(tx, holderId, { id, form, record, primary, willId, status: saved });
        const member = (await findAndLock(tx, holderId, id))!;
        await insertAssignments(tx, member, holderId, assignmentsOf(form));
        if (form.permissions) await chooseLevels(tx, member, form.permissions);
        await noteHistory(tx, member, { type: "status", action: "created", to: saved, by: holderId });
        await noteChange(tx, member, { type: "member.created", by: holderId, data: { status: saved, roles } });
        if (status !== "invited") return { id, status };
        await hooks.invite(tx, member, { mail: true, message: form.message, by: holderId });
        return { id, status: (await findAndLock(tx, holderId, id))!.status };
      },
    );
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) refuse("ID_TAKEN");
    throw error;
  }
}

function toRecord(form: NewMember, email: string | null): queries.RecordColumns {
  const isLawyer = form.roles.some(({ role }) => role === "lawyer");
  return {
    email,
    invite_by_email: keptInvite({ email: email ?? "", invite: form.invite_by_email ?? false }),
    display_name: form.display_name ?? null,
    // D29
    member_type: form.member_type ?? (isLawyer ? "lawyer" : null),
    relationship_type: form.relationship_type ?? null,
    relationship: form.relationship ?? null,
    gender: form.gender ?? null,
    date_of_birth: form.date_of_birth ?? null,
    nationality: form.nationality ?? null,
    national_id: form.national_id ?? null,
    birth_order: form.birth_order ?? null,
    is_alive: form.is_alive ?? true,
    phone: form.phone ?? null,
    address: form.address ?? null,
    city: form.city ?? null,
    state: form.state ?? null,
    zip: form.zip ?? null,
    country: form.country ?? null,
    law_firm_name: form.law_firm_name ?? null,
    license_id: form.license_id ?? null,
    notes: form.notes ?? null,
  };
}

function assignmentsOf({ asset_ids = [], assignments = [] }: NewMember) {
  const named = new Set(assignments.map(({ asset_id }) => asset_id));
  return [...assignments, ...asset_ids.filter((id) => !named.has(id)).map((asset_id) => ({ asset_id }))];
}

interface Inserted {
  id: MemberId;
  form: NewMember;
  record: queries.RecordColumns;
  primary: MemberRole;
  willId: WillId | null;
  status: MemberStatus;
}

async function insert(
  tx: Tx,
  holderId: HolderId,
  { id, form, record, primary, willId, status }: Inserted,
): Promise<void> {
  const { first_name, last_name, is_active = true } = form;
  await tx.query(queries.insertMember, [holderId, id, first_name, last_name, status, is_active, primary, willId]);
  await tx.query(queries.insertRecord, [holderId, id, ...recordValues(record)]);
  const roles = form.roles.map(({ role, status: of = "active", role_metadata = {} }, place) => ({
    role,
    status: of,
    role_metadata,
    place,
  }));
  await tx.query(queries.insertRoles, [holderId, id, JSON.stringify(roles)]);
}
