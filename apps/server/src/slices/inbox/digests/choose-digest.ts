import type { DigestChoice } from "@heirlock/domain/inbox/digests";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { publish } from "../../../kernel/events.ts";
import { readAs } from "../../../kernel/read.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import * as queries from "../inbox.queries.ts";

/** One answer for both sides of a person (EVT-010). */
export async function readDigest({ app }: { app: Pool }, caller: Caller): Promise<{ every: DigestChoice }> {
  const [row] = await readAs(app, caller, queries.readDigest);
  return { every: (row?.every as DigestChoice | null) ?? "off" };
}

export function chooseDigest(
  { app }: { app: Pool },
  caller: Caller,
  { every }: { every: DigestChoice },
): Promise<{ every: DigestChoice }> {
  return inTransaction(app, caller, async (tx, { userId }) => {
    if (every === "off") await tx.query(queries.endDigest, [userId]);
    else await tx.query(queries.chooseDigest, [userId, every]);
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    return { every };
  });
}
