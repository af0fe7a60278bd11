import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCheckpoint } from "@heirlock/db/audit-checkpoint";
import { readTrustedKeys, readWitness } from "@heirlock/db/audit-checkpoints";
import { verifyDatabase } from "@heirlock/db/audit-database";
import { type OwnCheckpoint, verifyExport } from "@heirlock/db/audit-export";
import { createTestDatabase, type TestDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { acceptRestore, keeperChain } from "./accept-restore.ts";
import { takeTurn } from "./keeper.queries.ts";
import { connectKeeper } from "./keeper-database.ts";
import { storeCheckpoints } from "./last-checkpoint.ts";
import { makeCheckpoint } from "./make-checkpoint.ts";
import { openHeadMemory } from "./newest-heads.ts";
import { ownFiles } from "./own-files.ts";
import { makeKey, openSigner } from "./signing-key.ts";
import { testKeeper } from "./testing.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let db: TestDatabase;
let keeper: Awaited<ReturnType<typeof testKeeper>>;
beforeEach(async () => {
  db = await createTestDatabase();
  keeper = await testKeeper(db);
});
afterEach(async () => {
  await keeper.stop();
  await db.drop();
});

async function estateWith(rows: number): Promise<string> {
  const { id } = await given(db).holder();
  await append(id, rows);
  return id;
}
async function append(estate: string, rows: number): Promise<void> {
  for (let step = 0; step < rows; step++)
    await db.owner.query("select audit.append($1, 'asset.updated', null, '{}')", [estate]);
}
const witness = () => readWitness(keeper.checkpoints, readTrustedKeys(keeper.keysFile));
const leavesOf = (number: number): string[] =>
  JSON.parse(readFileSync(join(keeper.checkpoints, `${String(number).padStart(10, "0")}.json`), "utf8")).leaves;

describe("[OPS-029] checkpoints", () => {
  test("hold what changed since the one before, each chain once, and follow each other", async () => {
    const [one, two] = [await estateWith(3), await estateWith(1)];
    await keeper.checkpoint();
    await append(two, 2);
    await keeper.checkpoint();
    await keeper.checkpoint();
    expect(leavesOf(1)).toHaveLength(2);
    expect(leavesOf(2)).toEqual([expect.stringContaining(`["audit-chain","${two}",3,`)]);
    expect(leavesOf(3)).toEqual([]);
    expect(witness()).toMatchObject({ checkpoints: 3, faults: [], restores: [] });
    expect(witness().leaves.get(one)).toHaveLength(1);
    expect((await verifyDatabase(db.owner, witness())).faults).toEqual([]);
    const { rows } = await db.owner.query("select number from audit.checkpoints where leaves is not null");
    expect(rows).toEqual([]);
  });

  test("miss no row of fifty writers that append meanwhile", async () => {
    const estates = await Promise.all(Array.from({ length: 10 }, () => estateWith(1)));
    const writing = Promise.all(
      Array.from({ length: 50 }, (_, writer) => append(estates[writer % estates.length]!, 6)),
    );
    for (let round = 0; round < 5; round++) await keeper.checkpoint();
    await writing;
    await keeper.checkpoint();
    expect((await verifyDatabase(db.owner, witness())).faults).toEqual([]);
    const { rows } = await db.owner.query("select estate_id, seq from audit.heads where estate_id = any ($1)", [
      estates,
    ]);
    for (const { estate_id, seq } of rows) expect(witness().leaves.get(estate_id)?.at(-1)?.seq).toBe(Number(seq));
  });

  test("that did not reach the store are brought there later, and nothing is signed twice", async () => {
    await estateWith(1);
    const { memory, database } = keeper;
    const heads = openHeadMemory(memory.files);
    await makeCheckpoint({ database, signer: memory.signer, heads, now: new Date() }, null);
    const failing = { ...memory, store: { ...memory.store, put: () => Promise.reject(new Error("full")) } };
    await expect(storeCheckpoints(failing, database)).rejects.toThrow("full");
    expect(existsSync(keeper.checkpoints)).toBe(false);
    await storeCheckpoints(memory, database);
    expect(witness()).toMatchObject({ checkpoints: 1, faults: [] });
    expect(await keeper.state()).toBe("working");
  });

  test("in the store that are changed, forged, exchanged or lost are named", async () => {
    for (let round = 0; round < 4; round++) {
      await estateWith(1);
      await keeper.checkpoint();
    }
    const file = (number: number) => join(keeper.checkpoints, `${String(number).padStart(10, "0")}.json`);
    const change = (number: number, how: (found: Record<string, unknown>) => object) =>
      writeFileSync(file(number), JSON.stringify(how(JSON.parse(readFileSync(file(number), "utf8")))));
    change(2, (found) => ({ ...found, leaves: [] }));
    expect(witness().faults).toEqual([{ checkpoint: 2, fault: "changed" }]);
    change(3, (found) => ({ ...found, signature: "hls1.AAAA" }));
    expect(witness().faults).toContainEqual({ checkpoint: 3, fault: "unsigned" });
    rmSync(file(1));
    expect(witness().faults).toContainEqual({ checkpoint: 1, fault: "missing" });
    expect(readWitness(keeper.checkpoints, [keeper.memory.signer.key.replace(/^./, "A")]).faults).toHaveLength(4);
  });

  test("reach a holder with the own leaf and path, and no other estate's id", async () => {
    const others = await Promise.all(Array.from({ length: 9 }, () => estateWith(1)));
    const holder = await given(db).holder();
    await append(holder.id, 3);
    await keeper.checkpoint();
    await append(holder.id, 1);
    const client = await db.as("heirlock_app").connect();
    await client.query("begin");
    await client.query("select * from auth.enter($1)", [(await given(db).session(holder)).hash]);
    const { rows } = await client.query("select * from audit.own_checkpoint()");
    const history = await client.query("select body, encode(hash, 'hex') as hash from audit.own_entries(0, 100)");
    await client.query("rollback");
    expect((await client.query("select * from audit.own_checkpoint()")).rows).toEqual([]);
    client.release();
    const path = (rows[0].path as Buffer).toString("hex").match(/.{64}/g)!;
    const checkpoint: OwnCheckpoint = {
      ...rows[0],
      path: path.map((hex) => Buffer.from(hex, "hex").toString("base64url")),
    };
    for (const other of others) expect(JSON.stringify(checkpoint)).not.toContain(other);
    const data = (sections: object) =>
      JSON.stringify({
        format: "heirlock-export/1",
        sections: { account: [{ id: holder.id }], history: history.rows, checkpoint: [checkpoint], ...sections },
      });
    const trusted = readTrustedKeys(keeper.keysFile);
    expect(verifyExport(data({}), trusted)).toEqual({
      ...{ chains: 1, rows: 4, faults: [], checkpoints: 1 },
      ...{ heads: 0, headFaults: [] },
    });
    const cut = verifyExport(data({ history: history.rows.slice(0, 2) }), trusted);
    expect(cut.faults).toEqual([{ estate: holder.id, seq: 2, fault: "cut" }]);
    const foreign = data({ checkpoint: [{ ...checkpoint, place: checkpoint.place ^ 1 }] });
    expect(() => verifyExport(foreign, trusted)).toThrow("does not belong");
    expect(() => verifyExport(data({}), ["A".repeat(43)])).toThrow("not signed by a key of the list");
  });
});

describe("[OPS-033] a database that went back", () => {
  /** Everything the database holds of this moment, to be put back. */
  async function restoreLater(): Promise<() => Promise<void>> {
    const tables = ["audit.entries", "audit.heads", "audit.checkpoints", "audit.proofs"];
    for (const table of tables)
      await db.owner.query(`create table public.${table.replace(".", "_")} as table ${table}`);
    return async () => {
      for (const table of tables) {
        await db.owner.query(`delete from ${table}`);
        await db.owner.query(`insert into ${table} select * from public.${table.replace(".", "_")}`);
      }
    };
  }

  test("is noticed, and nothing goes on until the operator accepts it", async () => {
    const estate = await estateWith(2);
    await keeper.checkpoint();
    const restore = await restoreLater();
    await append(estate, 3);
    await keeper.checkpoint();
    await keeper.checkpoint();
    expect(await keeper.state()).toBe("working");
    await restore();
    expect(await keeper.state()).toBe("database_older");
    await append(estate, 1);

    const { database } = keeper;
    const memory = { ...keeper.memory, heads: openHeadMemory(keeper.memory.files) };
    expect(await acceptRestore(memory, database, new Date())).toEqual({ from: 3, to: 1, plans: 0 });
    expect(await keeper.state()).toBe("working");
    const { rows } = await db.owner.query("select body from audit.entries where estate_id = $1", [keeperChain]);
    expect(JSON.parse(rows[0].body)).toMatchObject({ type: "keeper.restore_accepted", data: { from: 3, to: 1 } });
    expect(witness()).toMatchObject({ checkpoints: 4, faults: [], restores: [{ checkpoint: 4, to: 1 }] });
    expect((await verifyDatabase(db.owner, witness())).faults).toEqual([]);
    await expect(acceptRestore(memory, database, new Date())).rejects.toThrow("as the keeper remembers it");
    await append(estate, 1);
    await keeper.checkpoint();
    expect(await keeper.state()).toBe("working");
  });

  test("is noticed by a keeper whose own file is lost, from the store", async () => {
    await estateWith(1);
    await keeper.checkpoint();
    rmSync(join(keeper.keeperDir, "last-checkpoint.json"));
    await db.owner.query("delete from audit.checkpoints");
    expect(await keeper.state()).toBe("database_older");
  });

  test("and one with a checkpoint that this keeper did not sign is no restore", async () => {
    await estateWith(1);
    await keeper.checkpoint();
    await db.owner.query("update audit.checkpoints set text = replace(text, ',1,null]', ',2,null]')");
    expect(await keeper.state()).toBe("database_differs");
    const memory = { ...keeper.memory, heads: openHeadMemory(keeper.memory.files) };
    await expect(acceptRestore(memory, keeper.database, new Date())).rejects.toThrow("This is no restore");
  });

  test("what the store says counts only if it is signed", async () => {
    await estateWith(1);
    await keeper.checkpoint();
    const [newest] = readdirSync(keeper.checkpoints).filter((name) => name === "newest.json");
    const file = join(keeper.checkpoints, newest!);
    const found = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...found, text: found.text.replace("[1,", "[900,") }));
    expect(await keeper.state()).toBe("working");
  });
});

describe("[OPS-027] the keeper's role", () => {
  test("writes checkpoints, and can take none back", async () => {
    await estateWith(1);
    await keeper.checkpoint();
    const as = db.as("heirlock_keeper");
    const refused = [
      "delete from audit.checkpoints",
      "update audit.checkpoints set text = ''",
      "update audit.heads set seq = 0",
      "select * from audit.entries",
      "select * from app.people",
      "select * from app.estates",
      "select * from auth.users",
      "select * from pgboss.job",
    ];
    for (const statement of refused) await expect(as.query(statement), statement).rejects.toThrow("permission denied");
  });

  test("is nobody else's: API and worker neither read nor write what it signs", async () => {
    for (const role of ["heirlock_app", "heirlock_worker", "heirlock_auth"] as const)
      for (const table of ["checkpoints", "proofs", "keeper_health"])
        for (const statement of [
          `select * from audit.${table}`,
          `delete from audit.${table}`,
          `insert into audit.${table} default values`,
        ])
          await expect(db.as(role).query(statement), `${role}: ${statement}`).rejects.toThrow("permission denied");
  });

  test("has one turn: a second keeper stands by until the first is gone", async () => {
    const [first, second] = [keeper.database, await connectKeeper(db.urlOf("heirlock_keeper"))];
    expect(await first.ask(takeTurn)).toEqual([{ mine: true }]);
    expect(await second.ask(takeTurn)).toEqual([{ mine: false }]);
    const third = await connectKeeper(db.urlOf("heirlock_keeper"));
    await first.close();
    await vi.waitFor(async () => expect(await second.ask(takeTurn)).toEqual([{ mine: true }]));
    await Promise.all([second.close(), third.close()]);
  });
});

describe("[OPS-028] the keeper's key in a file", () => {
  test("is readable by the keeper alone, and another folder is refused", () => {
    expect(readdirSync(keeper.keeperDir).sort()).toEqual(["key.json", "public-keys.json"]);
    chmodSync(keeper.keeperDir, 0o750);
    expect(() => ownFiles(keeper.keeperDir)).toThrow("KEEPER_DIR can be read by others");
    chmodSync(keeper.keeperDir, 0o700);
  });

  test("is replaced by one for which it signs, and what it signed stays good", async () => {
    await estateWith(1);
    const { text, signature, key } = await keeper.checkpoint();
    await makeKey(keeper.memory.files, { token: null }, "2027-01-01");
    const signer = await openSigner(keeper.memory.files, { token: null });
    expect(signer.keys).toEqual([key, signer.key]);
    expect(readCheckpoint({ text, signature, key }, signer.keys)?.number).toBe(1);
    keeper.memory.signer = signer;
    expect(await keeper.state()).toBe("working");
    await keeper.checkpoint();
    expect(witness()).toMatchObject({ checkpoints: 2, faults: [] });
  });

  test("of somebody else is not taken up", async () => {
    const files = ownFiles(join(keeper.keeperDir, "other", randomUUID()));
    await makeKey(files, { token: null }, "2027-01-01");
    keeper.memory.files.write("key.json", files.read("key.json"));
    await expect(openSigner(keeper.memory.files, { token: null })).rejects.toThrow("another key");
  });
});
