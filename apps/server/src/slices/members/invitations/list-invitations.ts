import type { invitationRoutes } from "@heirlock/contract/members/invitations";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { type ActorColumn, readAs } from "../../../kernel/read.ts";
import { listInvitations as invitationList } from "./invitations.queries.ts";
import { listWillKeys as keyList } from "./will-keys.queries.ts";

type Invitations = Answer<typeof invitationRoutes.invitations>["data"];
type WillKeys = Answer<typeof invitationRoutes.willKeys>["data"];

/** The row of an estate without any has no id. */
type Maybe<T extends { id: unknown }> = Omit<T, "id"> & { id: T["id"] | null } & ActorColumn & Record<string, unknown>;

function present<T extends { id: unknown }>(rows: Maybe<T>[]): T[] {
  return rows.flatMap(({ is_holder: _, ...row }) => (row.id === null ? [] : [row as unknown as T]));
}

export async function listInvitations(
  pool: Pool,
  caller: Caller,
  status: Invitations[number]["status"] | undefined,
): Promise<Invitations> {
  return present(await readAs<Maybe<Invitations[number]>>(pool, caller, invitationList, [status ?? null]));
}

export async function listWillKeys(pool: Pool, caller: Caller): Promise<WillKeys> {
  return present(await readAs<Maybe<WillKeys[number]>>(pool, caller, keyList));
}
