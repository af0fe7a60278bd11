import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { declared, slices } from "../../../slices.ts";
import { accountJourney } from "../testing.ts";
import { ownPhone, type PlantedPerson, plantPerson, writtenByOther } from "./testing.ts";

const { db, journey } = accountJourney();
let zeituna: PlantedPerson;
beforeAll(async () => {
  zeituna = await plantPerson(db, journey);
});

const start = (cookie: string) => journey.post("/api/user/export", undefined, { headers: { cookie } });
const read = (id: string, cookie: string) => journey.get(`/api/user/export/${id}`, cookie);
const forgetPause = () => db.owner.query("update app.data_exports set created_at = now() - interval '11 minutes'");
const sections = Object.values(declared.exported);
const impersonal: Record<string, string> = Object.assign({}, ...slices.map((slice) => slice.impersonal));

describe("[SEC-036] the export", () => {
  test("knows every table and column of the database: each is given, or kept back for a written reason", async () => {
    const { rows } = await db.owner.query<{ table: string; column: string }>(
      `select c.table_schema || '.' || c.table_name as table, c.column_name as column
         from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema in ('app', 'auth') and t.table_type = 'BASE TABLE'
          and not c.table_name like '%migrations'`,
    );
    expect(rows.length).toBeGreaterThan(100);
    const known = new Set(
      sections.flatMap(({ table, columns, without = {} }) =>
        [...columns, ...Object.keys(without)].map((column) => `${table}.${column}`),
      ),
    );
    const columns = rows.filter(({ table }) => !(table in impersonal)).map((row) => `${row.table}.${row.column}`);
    expect(columns.filter((column) => !known.has(column))).toEqual([]);
    expect([...known].filter((column) => !columns.includes(column))).toEqual([]);
  });

  test("says why for everything that it keeps back, and gives no column that it keeps back", () => {
    for (const { columns, without = {} } of sections) {
      for (const [column, reason] of Object.entries(without)) {
        expect(reason.length).toBeGreaterThan(10);
        expect(columns).not.toContain(column);
      }
    }
    for (const reason of Object.values(impersonal)) expect(reason.length).toBeGreaterThan(10);
  });

  test("gives each of them, in one request, and tells by mail", async () => {
    const started = await start(zeituna.cookie);
    expect(started.json().data).toEqual({
      id: expect.any(String),
      status: "ready",
      expiresAt: expect.any(String),
    });
    const answer = (await read(started.json().data.id, zeituna.cookie)).json().data;
    for (const [name, { columns }] of Object.entries(declared.exported)) {
      expect({ name, rows: answer.sections[name].length > 0 }).toEqual({ name, rows: true });
      expect(Object.keys(answer.sections[name][0]).sort()).toEqual([...columns].sort());
    }
    const { markers } = zeituna;
    const { account, profile, assets, members, memberships, recovery, trustedDevices, notices, history } =
      answer.sections;
    expect(account[0]).toMatchObject({ id: zeituna.id, email: zeituna.email });
    expect(profile[0]).toMatchObject({ first_name: markers.firstName, last_name: markers.lastName });
    expect(assets[0]).toMatchObject({ title: markers.asset, estimated_value: "250000.00", currency: "EUR" });
    expect(members[0]).toMatchObject({ first_name: "Rima", last_name: "Member" });
    expect(memberships[0]).toMatchObject({
      first_name: writtenByOther.firstName,
      holder_first_name: "Holder",
      roles: [{ role: "beneficiary", status: "active" }],
    });
    expect(recovery[0]).toMatchObject({ email: zeituna.recoveryEmail, phone: ownPhone });
    const told = notices.map(({ channel, address }: Record<string, string>) => [channel, address]);
    expect(told).toContainEqual(["phone", ownPhone]);
    expect(told).toContainEqual(["email", zeituna.email]);
    expect(recovery[0].questions).toEqual([{ id: "first_school" }]);
    expect(trustedDevices[0].browser).toBe(markers.device);
    const types = history.map(({ body }: { body: string }) => JSON.parse(body).type);
    expect(types.slice(0, 2)).toEqual(["account.created", "account.email_verified"]);
    expect(types.at(-1)).toBe("account.exported");

    await journey.lettersSent();
    expect((await journey.mailsTo(zeituna.email)).length).toBeGreaterThan(1);
    expect((await journey.mailsTo(zeituna.recoveryEmail)).length).toBe(1);
  });

  test("holds no secret that opens or proves anything", async () => {
    await forgetPause();
    const { id } = (await start(zeituna.cookie)).json().data;
    const body = (await read(id, zeituna.cookie)).body;
    const { rows } = await db.owner.query(
      `select s.token, a.password, t.token_hash, k.secret from auth.sessions s
         join auth.accounts a on a.user_id = s.user_id join auth.trusted_devices t on t.user_id = s.user_id
         join auth.authenticators k on k.user_id = s.user_id where s.user_id = $1`,
      [zeituna.id],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { token, password, token_hash, secret } of rows)
      for (const kept of [token, password, token_hash, `"${secret}"`, "hash-of-an-answer"])
        expect(body).not.toContain(kept);
  });

  test("is begun at most once in ten minutes, also by twenty at once", async () => {
    await forgetPause();
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(zeituna.cookie)));
    const codes = answers.map((answer) => answer.json().code ?? "begun");
    expect(codes.filter((code) => code === "begun")).toHaveLength(1);
    expect(codes.filter((code) => code === "EXPORT_RUNNING")).toHaveLength(19);
    const refused = answers.find((answer) => answer.statusCode === 409);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(590);
  });

  test("is one's own, and ends after an hour", async () => {
    await forgetPause();
    const { id } = (await start(zeituna.cookie)).json().data;
    const stranger = await plantPerson(db, journey);
    expect((await read(id, stranger.cookie)).statusCode).toBe(404);
    expect((await read(randomUUID(), zeituna.cookie)).statusCode).toBe(404);
    await db.owner.query("update app.data_exports set created_at = now() - interval '61 minutes' where id = $1", [id]);
    const late = await read(id, zeituna.cookie);
    expect([late.statusCode, late.json().code]).toEqual([410, "TOKEN_EXPIRED"]);
  });

  test("asks for a fresh proof", async () => {
    await forgetPause();
    const { id } = (await start(zeituna.cookie)).json().data;
    await db.owner.query(
      "update auth.sessions set last_activity_at = now() - interval '6 minutes' where user_id = $1",
      [zeituna.id],
    );
    expect((await read(id, zeituna.cookie)).json().code).toBe("REAUTH_REQUIRED");
    expect((await start(zeituna.cookie)).json().code).toBe("REAUTH_REQUIRED");
  });
});
