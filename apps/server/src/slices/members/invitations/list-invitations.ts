import type { invitationRoutes } from "@heirlock/contract/members/invitations";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { readAs } from "../../../kernel/read.ts";
import { found } from "../../../kernel/statement.ts";
import { listInvitations as invitationList } from "./invitations.queries.ts";
import { listWillKeys as keyList } from "./will-keys.queries.ts";

type Invitations = Answer<typeof invitationRoutes.invitations>["data"];
type WillKeys = Answer<typeof invitationRoutes.willKeys>["data"];

export async function listInvitations(
  { app }: { app: Pool },
  caller: Caller,
  status: Invitations[number]["status"] | undefined,
): Promise<Invitations> {
  const rows = await readAs(app, caller, invitationList, [status ?? null]);
  return found(rows, "id").map(({ is_holder: _, ...invitation }) => invitation);
}

export async function listWillKeys({ app }: { app: Pool }, caller: Caller): Promise<WillKeys> {
  const rows = await readAs(app, caller, keyList);
  return found(rows, "id").map(({ is_holder: _, ...key }) => key);
}
