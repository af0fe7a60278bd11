import { queryDatabase } from "./query-database.ts";

/** Puts somebody's estate on a plan, as a payment would. */
export async function setPlan(databaseUrl: string, email: string, plan: "free" | "premium" | "family"): Promise<void> {
  const statement = "update app.estates set plan = $2 where holder_id = (select id from auth.users where email = $1)";
  await queryDatabase(databaseUrl, statement, [email, plan]);
}
