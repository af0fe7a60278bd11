import { randomBytes } from "node:crypto";
import pg from "pg";

export interface Emails {
  /** With an account whose address is confirmed. */
  known: string[];
  /** With an account whose address is not confirmed yet. */
  unconfirmed: string[];
  unknown: string[];
}

/** Addresses of one length, so that nothing but the account is different. */
const addresses = (count: number) =>
  Array.from({ length: count }, () => `${randomBytes(12).toString("hex")}@timing.heirlock.test`);

/**
 * Writes accounts straight into the database, whole as a sign-up leaves them. Nobody knows their passwords: the hashes
 * are random bytes, which costs the server the same work to compare as any.
 */
export async function plantAccounts(databaseUrl: string, count: number): Promise<Emails> {
  const [known, unconfirmed, unknown] = [addresses(count), addresses(count), addresses(count)] as const;
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    for (const [emails, confirmed] of [
      [known, true],
      [unconfirmed, false],
    ] as const)
      await plant(db, emails, confirmed);
    await db.query("analyze");
  } finally {
    await db.end();
  }
  return { known, unconfirmed, unknown };
}

const text = (bytes: number) => randomBytes(bytes).toString("base64url");

async function plant(db: pg.Client, emails: string[], confirmed: boolean): Promise<void> {
  const each = (make: () => string) => emails.map(make);
  await db.query(
    `with person as (
       select gen_random_uuid() as id, p.* from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
         as p (email, hash, salt, verifying_key, by_password, by_kit)
     ), users as (
       insert into auth.users (id, name, email, email_verified) select id, 'Timing Test', email, $7 from person
     ), accounts as (
       insert into auth.accounts (id, user_id, account_id, provider_id, password)
       select gen_random_uuid(), id, id::text, 'credential', hash from person
     ), people as (
       insert into app.people (id, first_name, last_name) select id, 'Timing', 'Test' from person
     ), estates as (
       insert into app.estates (holder_id) select id from person
     )
     insert into auth.account_keys
       (user_id, salt, kdf, recipient, verifying_key, bundle_by_password, bundle_by_kit, kit_number)
     select id, salt, $8, $9, verifying_key, by_password, by_kit, '7QK2-M9XA' from person`,
    [
      emails,
      each(() => `scrypt.${text(16)}.${text(32)}`),
      each(() => text(16)),
      each(() => text(32)),
      each(() => `hlb1.password.${text(169)}`),
      each(() => `hlb1.kit.${text(169)}`),
      confirmed,
      { algorithm: "argon2id", memoryKiB: 65_536, passes: 3, parallelism: 1 },
      `age1pq1${"q".repeat(1952)}`,
    ],
  );
}
