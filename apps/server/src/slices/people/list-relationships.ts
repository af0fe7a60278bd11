import type { peopleRoutes } from "@heirlock/contract/people";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { type ActorColumn, readAs } from "../../kernel/read.ts";
import { listRelationships as listRelationshipRows } from "./people.queries.ts";

type Relationship = Answer<typeof peopleRoutes.relationships>["data"]["relationships"][number];

interface Row extends ActorColumn {
  id: Relationship["id"] | null;
  holder_first_name: string;
  holder_last_name: string;
  status: "invited" | "confirmed" | "rejected";
  roles: Relationship["roles"];
}

/** The plans the signed-in person takes part in, from the invitation on; of the holder only the name. */
export async function listRelationships(deps: { app: Pool }, caller: Caller): Promise<Relationship[]> {
  const rows = await readAs<Row>(deps.app, caller, listRelationshipRows);
  const found = rows.filter((row): row is Row & { id: Relationship["id"] } => row.id !== null);
  return found.map((row) => ({
    id: row.id,
    holder: { first_name: row.holder_first_name, last_name: row.holder_last_name },
    status: row.status === "rejected" ? "declined" : row.status,
    roles: row.roles,
  }));
}
