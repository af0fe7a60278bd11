import { deriveFromPassword } from "@heirlock/crypto/password";
import pg from "pg";
import { nadiasAssets } from "./assets.ts";
import { DemoClient } from "./client.ts";
import { nadiasMembers } from "./members.ts";
import { amal, demoPassword, nadia, samir } from "./people.ts";
import { compareHolder, PlanKeeper } from "./plan-keeper.ts";
import { nadiasEntries } from "./vault-entries.ts";
import { VaultKeeper } from "./vault-keeper.ts";
import { verificationToken } from "./verification-token.ts";
import { nadiasWill } from "./will.ts";

interface Place {
  apiUrl: string;
  databaseUrl: string;
  mailDir: string;
}

export type DemoState = "empty" | "seeded" | "foreign";

/** The demo only ever touches a database that it filled itself, or an empty one (OPS-025). */
export async function demoState(databaseUrl: string): Promise<DemoState> {
  return withDatabase(databaseUrl, async (db) => {
    const { rows } = await db.query("select to_regclass('public.demo_seed') is not null as marked");
    if (rows[0].marked) return "seeded";
    const people = await db.query("select from app.people limit 1");
    return people.rowCount === 0 ? "empty" : "foreign";
  });
}

/** Fills an empty database through the same doors that people use: sign-up, mail, sign-in, requests. */
export async function seed(place: Place): Promise<void> {
  const [nadias, samirs, amals] = await Promise.all([join(place, nadia), join(place, samir), join(place, amal)]);
  const nadiaId = nadias.id;
  await recordAssets(place, nadias.client);
  const entries = await keepEntries(nadias);
  await nameMembers(nadias.client);
  await withDatabase(place.databaseUrl, async (db) => {
    await db.query("begin");
    await makeMember(db, nadiaId, { ...samir, id: samirs.id, roles: ["beneficiary", "executor"], relation: "son" });
    await makeMember(db, nadiaId, { ...amal, id: amals.id, roles: ["trusted_contact"], relation: "cousin" });
    await ageAssets(db, nadiaId);
    await db.query("commit");
  });
  await shareWithSamir(nadias, samirs, entries);
  await writeWill(nadias.client);
  await withDatabase(place.databaseUrl, (db) =>
    db.query("create table public.demo_seed (at timestamptz not null default now())"),
  );
}

/** A draft: publishing it is left to whoever tries the demo. */
async function writeWill(client: DemoClient): Promise<void> {
  const members = await client.call<Parameters<typeof nadiasWill>[0]>("GET", "/api/members");
  const { all } = await client.call<{ all: Parameters<typeof nadiasWill>[1] }>("GET", "/api/assets");
  const will = { title: "My main will", law: "lb-islamic-hanafi", faith_consent: "faith-2026-11" };
  await client.call("POST", "/api/wills", { ...will, content: nadiasWill(members, all) });
}

type DemoPerson = typeof nadia | typeof samir | typeof amal;
type DemoMember = DemoPerson & { id: string; roles: readonly string[]; relation: string };

interface Joined {
  id: string;
  client: DemoClient;
  recoveryKey: Uint8Array;
}

/** Who signs up and in at once derives the same keys twice: a third of a second of Argon2id each time. */
function derivedOnce(): typeof deriveFromPassword {
  const known = new Map<string, ReturnType<typeof deriveFromPassword>>();
  return async (password, salt, kdf) => {
    const name = JSON.stringify([password, Buffer.from(salt).toString("hex"), kdf]);
    const keys = known.get(name) ?? deriveFromPassword(password, salt, kdf);
    known.set(name, keys);
    return structuredClone(await keys);
  };
}

async function join(place: Place, person: DemoPerson): Promise<Joined> {
  const client = new DemoClient(place.apiUrl, {}, derivedOnce());
  const recoveryKey = await client.signUp(person, demoPassword);
  const token = await verificationToken(place.mailDir, person.email, 20);
  await client.call("POST", "/api/auth/verify-email", { token });
  await client.signIn(person.email, demoPassword);
  const { id } = await client.call<{ id: string }>("PATCH", "/api/user/profile", person.profile);
  return { id, client, recoveryKey };
}

async function recordAssets(place: Place, client: DemoClient): Promise<void> {
  // Ten fit into the free plan she signed up with; the rest needs Premium, which has no checkout yet.
  await withDatabase(place.databaseUrl, (db) =>
    db.query("update app.estates set plan = 'premium' where holder_id = (select id from auth.users where email = $1)", [
      nadia.email,
    ]),
  );
  for (const { daysAgo: _, ...asset } of nadiasAssets) await client.call("POST", "/api/assets", asset);
}

/** Sealed here, as in her browser: the demo's server knows as little about them as any other. */
async function keepEntries({ client, recoveryKey }: Joined): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const keeper = await VaultKeeper.open(client, recoveryKey);
  const { all: assets } = await client.call<{ all: { id: string; title: string }[] }>("GET", "/api/assets");
  for (const { assetTitle, ...entry } of nadiasEntries) {
    const assetIds = assets.filter(({ title }) => title === assetTitle).map(({ id }) => id);
    ids.set(entry.title, (await keeper.keep({ ...entry, assetIds })).id);
  }
  return ids;
}

/** Through the form, and then as far as each has come. */
async function nameMembers(client: DemoClient): Promise<void> {
  for (const { form, next } of nadiasMembers) {
    const { id } = await client.call<{ id: string }>("POST", "/api/members", form);
    if (next === "confirm" || next === "revoke") await client.call("POST", `/api/members/${id}/confirm`);
    if (next === "revoke") await client.call("POST", `/api/members/${id}/revoke`, {});
    if (next === "invite") await client.call("POST", `/api/members/${id}/invitation/send`, {});
    if (next === "decline") await declineFor(client, id);
  }
}

/** Somebody who was handed a link, and said no with it. */
async function declineFor(client: DemoClient, id: string): Promise<void> {
  const made = await client.call<{ link: string }>("POST", `/api/members/${id}/invitation/send`, { mail: false });
  const reason = "I live too far away now.";
  await client.call("POST", "/api/invitations/decline", { key: made.link.split("#")[1], reason });
}

/** What Samir finds on his side: to see now, to answer, and to wait for. Both have compared their words. */
async function shareWithSamir(nadias: Joined, samirs: Joined, entries: Map<string, string>): Promise<void> {
  const members = await nadias.client.call<{ id: string; email: string | null }[]>("GET", "/api/members");
  const { id } = members.find(({ email }) => email === samir.email)!;
  const { all } = await nadias.client.call<{ all: { id: string; title: string }[] }>("GET", "/api/assets");
  const assign = (title: string, access: object) => {
    const asset_ids = all.filter((asset) => asset.title === title).map((asset) => asset.id);
    return nadias.client.call("POST", `/api/members/${id}/assets/assign`, { asset_ids, ...access });
  };
  await assign("Olive grove, Bcharré", { access_condition: "immediate" });
  await assign("2019 Volvo XC60", { access_condition: "immediate" });
  await assign("Grandmother's emerald ring", { access_condition: "after_death", tell_exists: true });
  const requests = await samirs.client.call<{ id: string; asset: { title: string } | null }[]>(
    "GET",
    "/api/member/approvals",
  );
  const car = requests.find(({ asset }) => asset?.title === "2019 Volvo XC60")!;
  await samirs.client.call("POST", `/api/member/approvals/${car.id}/respond`, { decision: "approved" });

  const link = (title: string, access: object) =>
    nadias.client.call("POST", `/api/vault/${entries.get(title)}/members/link`, { member_ids: [id], ...access });
  await link("Deed of the apartment", { access_condition: "immediate" });
  await link("Letter to Samir", { access_condition: "after_death", tell_exists: true });
  const keeper = await PlanKeeper.open(nadias.client, nadias.recoveryKey);
  await keeper.compareMember(id);
  await compareHolder(samirs.client, samirs.recoveryKey, id);
  await keeper.workOff(id);
  await keeper.signPlan();
}

/** Members came through Nadia's invitation, so they have no estate of their own (D03). */
async function makeMember(db: pg.Client, holderId: string, member: DemoMember): Promise<void> {
  await db.query("delete from app.estates where holder_id = $1", [member.id]);
  const { rows } = await db.query(
    `insert into app.memberships (holder_id, user_id, first_name, last_name, status, primary_role)
     values ($1, $2, $3, $4, 'confirmed', $5) returning id`,
    [holderId, member.id, member.firstName, member.lastName, member.roles[0]],
  );
  await db.query(
    `insert into app.member_records (holder_id, membership_id, email, member_type, relationship_type, date_of_birth)
     select $1, $2, email, 'family', $4, $5 from auth.users where id = $3`,
    [holderId, rows[0].id, member.id, member.relation, member.profile.date_of_birth],
  );
  await db.query(
    `insert into app.membership_roles (holder_id, membership_id, role, status)
     select $1, $2, role, 'active' from unnest($3::text[]) role`,
    [holderId, rows[0].id, member.roles],
  );
}

async function ageAssets(db: pg.Client, holderId: string): Promise<void> {
  for (const { title, daysAgo } of nadiasAssets) {
    await db.query(
      `update app.assets set created_at = now() - make_interval(days => $3), updated_at = now() - make_interval(days => $3)
        where holder_id = $1 and title = $2`,
      [holderId, title, daysAgo],
    );
  }
}

async function withDatabase<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
