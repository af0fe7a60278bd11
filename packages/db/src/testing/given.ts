import { createHash, randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";

export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

export interface Member extends Person {
  membershipId: string;
}

type PersonDetails = Partial<Omit<Person, "id">> & { language?: string; mainCurrency?: string; verified?: boolean };

/**
 * Builders that read like sentences: `const noor = await given(db).holder({ plan: "premium" })`. They write as the
 * superuser and straight into the tables; what a use case does is tested through the use case.
 */
export function given({ owner }: { owner: pg.Pool }) {
  return {
    /** Somebody with an account and neither an estate nor a membership. */
    person: (details: PersonDetails = {}) => addPerson(owner, details),

    async holder({ plan = "free", ...details }: PersonDetails & { plan?: string } = {}): Promise<Person> {
      const person = await addPerson(owner, details);
      await owner.query("insert into app.estates (holder_id, plan) values ($1, $2)", [person.id, plan]);
      return person;
    },

    /** Somebody with an account who is named in a holder's plan. */
    async member({ of, roles = ["beneficiary"], ...details }: PersonDetails & { of: Person; roles?: string[] }) {
      const person = await addPerson(owner, details);
      const membershipId = randomUUID();
      await owner.query(
        `insert into app.memberships (holder_id, id, user_id, first_name, last_name, status)
         values ($1, $2, $3, $4, $5, 'confirmed')`,
        [of.id, membershipId, person.id, person.firstName, person.lastName],
      );
      await owner.query("insert into app.member_records (holder_id, membership_id, email) values ($1, $2, $3)", [
        of.id,
        membershipId,
        person.email,
      ]);
      for (const role of roles)
        await owner.query(
          "insert into app.membership_roles (holder_id, membership_id, role, status) values ($1, $2, $3, 'active')",
          [of.id, membershipId, role],
        );
      return { ...person, membershipId } satisfies Member;
    },

    /** A signed-in browser: `token` is the cookie's value, `hash` what auth.enter() takes. */
    async session(
      person: Person,
      { expiresIn = "1 hour", signedInAgo = "0 seconds", activeAgo = "0 seconds", provenAgo = "0 seconds" } = {},
    ) {
      const token = randomBytes(32).toString("base64url");
      const hash = createHash("sha256").update(token).digest("base64url");
      const id = randomUUID();
      await owner.query(
        `insert into auth.sessions (id, user_id, token, expires_at, signed_in_at, last_activity_at, last_proof_at)
         values ($1, $2, $3, now() + $4::interval, now() - $5::interval, now() - $6::interval, now() - $7::interval)`,
        [id, person.id, hash, expiresIn, signedInAgo, activeAgo, provenAgo],
      );
      return { id, token, hash };
    },

    /** An entry with a file, as rows: nothing in it can be opened. */
    async vaultEntry(holder: Person) {
      const [id, fileId] = [randomUUID(), randomUUID()];
      await owner.query(
        `insert into app.vault_files (holder_id, id, entry_id, storage_key, state, size, sha256, part_hashes)
         values ($1, $2::uuid, $3, 'vault/' || $2::uuid, 'stored', 100, repeat('a', 64), '{}')`,
        [holder.id, fileId, id],
      );
      await owner.query(
        `insert into app.vault_entries (holder_id, id, category, access_condition, title, description, tags, details,
           content, content_hash, label_key, content_key, revision, generation, key_id, signature, file_id)
         values ($1, $2, 'note', 'after_death', 'hlf1.t', 'hlf1.d', 'hlf1.g', 'hlf1.m', 'hlf1.c', 'h',
           'hle1.root.label.k', 'hle1.root.content.k', 1, 1, 'k', 's', $3)`,
        [holder.id, id, fileId],
      );
      return { id, fileId };
    },

    async asset(holder: Person, details: AssetDetails = {}) {
      const asset = {
        id: randomUUID(),
        title: "House by the sea",
        assetType: "physical",
        assetSubtype: "real_estate",
        estimatedValue: "250000.00" as string | null,
        currency: "EUR",
        location: null as string | null,
        description: null as string | null,
        ...details,
      };
      await owner.query(
        `insert into app.assets
           (holder_id, id, title, asset_type, asset_subtype, estimated_value, currency, location, description)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [holder.id, ...ASSET_COLUMNS.map((column) => asset[column])],
      );
      return asset;
    },
  };
}

interface AssetDetails {
  id?: string;
  title?: string;
  assetType?: string;
  assetSubtype?: string;
  estimatedValue?: string | null;
  currency?: string;
  location?: string | null;
  description?: string | null;
}

const ASSET_COLUMNS = [
  "id",
  "title",
  "assetType",
  "assetSubtype",
  "estimatedValue",
  "currency",
  "location",
  "description",
] as const;

async function addPerson(owner: pg.Pool, details: PersonDetails): Promise<Person> {
  const id = randomUUID();
  const { firstName = "Noor", lastName = "Haddad", language = "en", mainCurrency = "USD", verified = true } = details;
  const email = details.email ?? `${id}@example.org`;
  await owner.query("insert into auth.users (id, name, email, email_verified) values ($1, $2, $3, $4)", [
    id,
    `${firstName} ${lastName}`,
    email,
    verified,
  ]);
  await owner.query(
    "insert into app.people (id, first_name, last_name, language, main_currency) values ($1, $2, $3, $4, $5)",
    [id, firstName, lastName, language, mainCurrency],
  );
  return { id, email, firstName, lastName };
}
