import pg from "pg";

/** Lets 72 hours pass for the reset that somebody has a link for: that link is then the one at the end of the wait. */
export async function endResetWait(databaseUrl: string, email: string): Promise<void> {
  await change(
    databaseUrl,
    `update auth.password_resets set state = 'ready', waits_until = now()
      where state = 'linked' and user_id = (select id from auth.users where email = $1)`,
    email,
  );
}

/** Lets so much time pass that none of somebody's sessions has a fresh proof. */
export async function endProofs(databaseUrl: string, email: string): Promise<void> {
  await change(
    databaseUrl,
    `update auth.sessions set last_proof_at = now() - interval '16 minutes'
      where user_id = (select id from auth.users where email = $1)`,
    email,
  );
}

async function change(databaseUrl: string, statement: string, email: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await db.query(statement, [email]);
  } finally {
    await db.end();
  }
}
