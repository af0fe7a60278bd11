import pg from "pg";

/** Lets the open invitations of a holder run out, as 31 days would. */
export async function expireInvitations(databaseUrl: string, email: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await db.query(
      `update app.invitations
          set created_at = created_at - interval '31 days', expires_at = expires_at - interval '31 days'
        where ended_as is null and holder_id = (select id from auth.users where email = $1)`,
      [email],
    );
  } finally {
    await db.end();
  }
}
