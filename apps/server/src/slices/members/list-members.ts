import type { memberRoutes } from "@heirlock/contract/members/members";
import type { Answer, Request } from "@heirlock/contract/route";
import { plans } from "@heirlock/domain/billing/plans";
import { countMembers } from "@heirlock/domain/members/count-members";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import { toMember } from "./member-answer.ts";
import { toCounted } from "./member-room.ts";
import { listMembers as statement } from "./members.queries.ts";

type Filters = Request<typeof memberRoutes.list>["query"];

/** The members as they were added, those that the filters ask for (MEM-105, MEM-107); the usage counts all of them. */
export async function listMembers(
  { app }: { app: Pool },
  caller: Caller,
  { member_type, role, status }: Filters,
): Promise<Answer<typeof memberRoutes.list>> {
  const rows = await readAs(app, caller, statement);
  const members = found(rows, "id");
  const used = countMembers(members.map(toCounted));
  const wanted = members.filter(
    (row) =>
      (member_type === undefined || row.member_type === member_type) &&
      (role === undefined || row.roles.some((one) => one.role === role)) &&
      (status === undefined || row.status === status),
  );
  return { data: wanted.map(toMember), usage: { used, max: plans[rows[0]!.plan].limits.members } };
}
