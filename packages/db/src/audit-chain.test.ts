import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type AuditRow, verifyChain } from "./audit-chain.ts";
import { exportChain, verifyDatabase } from "./audit-database.ts";
import type { AuditExport } from "./audit-export.ts";
import { testDatabase } from "./testing/database.ts";
import { given, type Person } from "./testing/given.ts";

const db = testDatabase();
let estate: string;
let other: string;
let exported: AuditExport;
beforeAll(async () => {
  estate = (await given(db).holder()).id;
  other = (await given(db).holder()).id;
  for (let count = 0; count < 6; count++) await append(estate, { asset: estate, count });
  await append(other, {});
  exported = await exportChain(db.owner, estate);
});

function append(holder: string, data: unknown, type = "asset.created") {
  const values = [holder, type, holder, JSON.stringify(data)];
  return db.as("heirlock_app").query("select audit.append($1, $2, $3, $4)", values);
}

test("[OPS-019] a chain that nobody touched holds, one per estate", async () => {
  expect(await verifyDatabase(db.owner)).toEqual({ chains: 2, rows: 7, faults: [], headFaults: [] });
});

test("[OPS-019] appends at the same time come one after the other", async () => {
  const busy = (await given(db).holder()).id;
  await Promise.all(Array.from({ length: 20 }, (_, count) => append(busy, { count })));
  const { chains } = await exportChain(db.owner, busy);
  expect(chains[0]!.rows.map((row) => row.seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(verifyChain(busy, chains[0]!.rows, chains[0]!.head)).toBeUndefined();
});

test("[OPS-019] an entry goes away with the transaction that did what it tells", async () => {
  const client = await db.as("heirlock_app").connect();
  await client.query("begin");
  await client.query("select audit.append($1, 'asset.created', $1, '{}')", [other]);
  await client.query("rollback");
  client.release();
  expect((await exportChain(db.owner, other)).chains[0]!.rows).toHaveLength(1);
});

test("a look for one thing reads a bounded part of a chain, however long it was made", async () => {
  const { id: holder } = await given(db).holder();
  await db.owner.query(
    `insert into audit.entries (estate_id, seq, body, prev_hash, hash)
     select $1::uuid, n, json_build_object('data', json_build_object('asset', case when n < 3 then $1 end))::text, '', ''
       from generate_series(1, 20001) n`,
    [holder],
  );
  const { rows } = await db.as("heirlock_app").query(
    `with actor as materialized (select user_id as id from auth.enter($1))
     select e.seq from actor cross join lateral audit.own_entries_about('asset', actor.id, 20) e`,
    [(await given(db).session({ id: holder } as Person)).hash],
  );
  await db.owner.query("delete from audit.entries where estate_id = $1", [holder]);
  expect(rows).toEqual([{ seq: "2" }]);
});

describe("[OPS-020] the verifier names the first bad row", () => {
  const attacks: Record<string, [(rows: AuditRow[]) => void, { seq: number; fault: string }]> = {
    "after a change of a body": [
      (rows) => {
        rows[2]!.body = rows[2]!.body.replace("asset.created", "asset.deleted");
      },
      { seq: 3, fault: "changed" },
    ],
    "after a change of a hash": [
      (rows) => {
        rows[2]!.hash = rows[3]!.hash;
      },
      { seq: 3, fault: "changed" },
    ],
    "after a removal": [(rows) => rows.splice(2, 1), { seq: 4, fault: "missing" }],
    "after the first row's removal": [(rows) => rows.splice(0, 1), { seq: 2, fault: "missing" }],
    "after a removal that closes the numbers again": [
      (rows) => {
        rows.splice(2, 1);
        rows.forEach((row, index) => {
          row.seq = index + 1;
        });
      },
      { seq: 3, fault: "unlinked" },
    ],
    "after two rows changed places": [(rows) => rows.splice(1, 2, rows[2]!, rows[1]!), { seq: 3, fault: "missing" }],
    "after an insertion": [(rows) => rows.splice(3, 0, { ...rows[1]! }), { seq: 2, fault: "misplaced" }],
    "after an insertion that moves the numbers": [
      (rows) => {
        rows.splice(3, 0, { ...rows[1]! });
        rows.forEach((row, index) => {
          row.seq = index + 1;
        });
      },
      { seq: 4, fault: "unlinked" },
    ],
    "after the end was cut": [(rows) => rows.splice(4, 2), { seq: 4, fault: "cut" }],
  };
  for (const [name, [attack, found]] of Object.entries(attacks)) {
    test(name, () => {
      const { rows, head } = structuredClone(exported).chains[0]!;
      attack(rows);
      expect(verifyChain(estate, rows, head)).toEqual({ estate, ...found });
    });
  }

  test("when another estate's chain is shown as this one's", () => {
    const { rows, head } = exported.chains[0]!;
    expect(verifyChain(other, rows, head)).toEqual({ estate: other, seq: 1, fault: "unlinked" });
  });

  test("in the database itself, whoever can write there", async () => {
    const target = (await given(db).holder()).id;
    for (let count = 0; count < 3; count++) await append(target, { count });
    await db.owner.query("update audit.entries set body = replace(body, '1', '2') where estate_id = $1 and seq = 2", [
      target,
    ]);
    expect((await verifyDatabase(db.owner)).faults).toEqual([{ estate: target, seq: 2, fault: "changed" }]);
    await db.owner.query("delete from audit.heads where estate_id = $1", [target]);
    expect((await verifyDatabase(db.owner)).faults).toHaveLength(1);
    await db.owner.query("delete from audit.entries where estate_id = $1", [target]);
  });
});

test("[OPS-020] the command verifies an exported log without a server", () => {
  const home = mkdtempSync(join(tmpdir(), "audit-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const file = join(home, "log.json");
  const run = (log: AuditExport) => {
    writeFileSync(file, JSON.stringify(log));
    const options = { env: { PATH: process.env.PATH }, encoding: "utf8", stdio: "pipe" } as const;
    return execFileSync(process.execPath, [join(import.meta.dirname, "cli/verify-audit.ts"), file], options);
  };
  expect(run(exported)).toBe("1 chains, 6 rows, 0 broken\n");

  const broken = structuredClone(exported);
  broken.chains[0]!.rows.splice(4, 1);
  expect(() => run(broken)).toThrow(`estate ${estate}: row 6 is missing`);
});

describe("[OPS-023] an entry holds ids and codes only", () => {
  const refused: unknown[] = [
    { name: "Noor Haddad" },
    { email: "noor@example.org" },
    { changed: ["title", "House by the sea"] },
    { name: "Noor" },
    { person: { id: "x" } },
    { country: "LEBANON" },
    { asset: "a".repeat(65) },
    { changed: ["title", "a".repeat(65)] },
    { ["a".repeat(65)]: 1 },
    "text",
  ];
  for (const data of refused) {
    test(`refuses ${JSON.stringify(data)}`, async () => {
      await expect(append(other, data)).rejects.toThrow("ids and codes only");
    });
  }
  test("refuses an event that is not a code", async () => {
    await expect(append(other, {}, "Noor signed in")).rejects.toThrow("ids and codes only");
  });
  test("takes ids, codes, numbers and lists of them", async () => {
    const data = { asset: other, currency: "EUR", version: 3, changed: ["title", "a".repeat(64)], last: null };
    await append(other, data);
    const { rows } = (await exportChain(db.owner, other)).chains[0]!;
    expect(JSON.parse(rows.at(-1)!.body)).toMatchObject({ estate: other, actor: null, data });
  });
});

test("[OPS-023] erasing a person leaves their chain as it was", async () => {
  const erased = (await given(db).holder()).id;
  await append(erased, { asset: erased });
  await db.owner.query("delete from app.people where id = $1", [erased]);
  await db.owner.query("delete from auth.users where id = $1", [erased]);
  const { rows, head } = (await exportChain(db.owner, erased)).chains[0]!;
  expect(rows).toHaveLength(1);
  expect(verifyChain(erased, rows, head)).toBeUndefined();
});

describe("[OPS-019] nobody writes or reads the log but through its functions", () => {
  for (const role of ["heirlock_app", "heirlock_worker", "heirlock_auth"] as const) {
    for (const table of ["audit.entries", "audit.heads"]) {
      test.each([
        `select * from ${table}`,
        `insert into ${table} select * from ${table}`,
        `update ${table} set hash = ''`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])(`${role}: %s`, async (statement) => {
        await expect(db.as(role).query(statement)).rejects.toThrow("permission denied");
      });
    }
  }

  test("a holder reads their own chain, and without an actor nobody's", async () => {
    const client = await db.as("heirlock_app").connect();
    const read = () => client.query("select * from audit.own_entries(0, 100)");
    expect((await read()).rows).toEqual([]);
    await client.query("begin");
    await client.query("select from auth.enter($1)", [(await given(db).session({ id: estate } as Person)).hash]);
    expect((await read()).rows).toHaveLength(6);
    await client.query("commit");
    expect((await read()).rows).toEqual([]);
    client.release();
  });
});
