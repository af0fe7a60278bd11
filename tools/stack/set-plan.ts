import pg from "pg";

/** Puts somebody's estate on a plan, as a payment would. */
export async function setPlan(databaseUrl: string, email: string, plan: "free" | "premium" | "family"): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await db.query("update app.estates set plan = $2 where holder_id = (select id from auth.users where email = $1)", [
      email,
      plan,
    ]);
  } finally {
    await db.end();
  }
}
