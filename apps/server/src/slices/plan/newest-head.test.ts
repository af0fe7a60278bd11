import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PlanStep } from "@heirlock/contract/plan/step";
import { readNewestHead } from "@heirlock/crypto/keeper/newest-head";
import { headHash, readHead } from "@heirlock/crypto/plan/head";
import { headWords } from "@heirlock/crypto/plan/head-words";
import { makeStep, type PlanBefore } from "@heirlock/crypto/plan/make-step";
import { given } from "@heirlock/db/testing/given";
import type { NoticeId } from "@heirlock/domain/identifiers";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { acceptRestore } from "../../keeper/accept-restore.ts";
import { recall } from "../../keeper/last-checkpoint.ts";
import { keepHeads, openHeadMemory, recallHeads } from "../../keeper/newest-heads.ts";
import type { KeeperConfig } from "../../keeper/settings.ts";
import { testKeeper } from "../../keeper/testing.ts";
import { createLog } from "../../kernel/log.ts";
import { startMailCatcher } from "../../mail/catcher.ts";
import { listCaughtMails } from "../../mail/caught-mails.ts";
import { mailerOf } from "../../mail/mailer.ts";
import { acceptRestoreOnce, startKeeper } from "../../start-keeper.ts";
import { sendNotice } from "../account/notices/send-notice.ts";
import { givenFamily } from "../members/testing/family.ts";
import { type KeyHolder, withKeys } from "../members/testing/key-holders.ts";
import { type Browser, membersServer } from "../members/testing/members-server.ts";
import { tellGoneBack } from "./tell-gone-back.ts";

vi.setConfig({ testTimeout: 60_000 });

const people = membersServer();
let keeper: Awaited<ReturnType<typeof testKeeper>>;
let running: { stop(): Promise<void> } | undefined;

const config = (): KeeperConfig => ({
  mode: "test",
  databaseUrl: people.db.urlOf("heirlock_keeper"),
  directory: keeper.keeperDir,
  storage: { directory: keeper.storageDir },
  checkpointSeconds: 3600,
  logLevel: "silent",
  token: null,
});
const startIt = async () => {
  running = await startKeeper(config(), createLog("silent"));
};
/** What the running keeper says of itself. */
const isNow = (state: string) =>
  vi.waitFor(async () => {
    const { rows } = await people.db.owner.query("select state from audit.keeper_health");
    expect(rows).toEqual([{ state }]);
  }, 30_000);
beforeAll(async () => {
  keeper = await testKeeper(people.db);
  await startIt();
});
afterAll(async () => {
  await running?.stop();
  await keeper.stop();
});

interface Signer {
  browser: Browser;
  holder: KeyHolder;
}
async function signer(): Promise<Signer & { email: string }> {
  const nadia = await given(people.db).holder({ plan: "premium" });
  return { browser: await people.browserOf(nadia), holder: await withKeys(people.db, nadia), email: nadia.email };
}
async function signs({ browser, holder }: Signer, before: PlanBefore | null): Promise<PlanStep> {
  const entry = { kind: "plan-entry", estate: holder.id, entry: randomUUID(), revision: 1, generation: 1 } as const;
  const step = makeStep(holder.bundle, holder.id, before, [{ ...entry, deletedOn: null }], Date.now())! as PlanStep;
  expect(await browser("POST", "/api/plan", step)).toMatchObject({ status: 200 });
  return step;
}
const before = ({ holder }: Signer, step: PlanStep): PlanBefore => ({
  salt: Uint8Array.from(Buffer.from(step.salt!, "base64url")),
  head: readHead(holder.keys.verifying_key, holder.id, step.head),
  text: step.head.text,
  leaves: step.leaves,
});

/** As a browser asks, and reads what comes back. */
async function newest({ browser, holder }: Signer, path = "/api/plan/newest-head") {
  const asked = { key: holder.keys.verifying_key, nonce: randomBytes(16).toString("base64url") };
  const since = Date.now();
  for (let tried = 0; tried < 200; tried++) {
    const { status, body } = await browser("POST", path, asked);
    expect(status).toBe(200);
    if (body.data.answer) {
      const said = readNewestHead(keeper.memory.signer.keys, { estate: holder.id, ...asked }, body.data.answer);
      return { ...said, took: Date.now() - since };
    }
    await sleep(50);
  }
  throw new Error("The keeper never answered");
}

/** The owner of the database takes the newest head back, with all that came with it. */
async function rollBack({ holder }: Signer, to: PlanStep): Promise<void> {
  const { number } = readHead(holder.keys.verifying_key, holder.id, to.head);
  await people.db.owner.query("delete from app.plan_leaves where holder_id = $1 and since > $2", [holder.id, number]);
  await people.db.owner.query(
    "update app.plan_leaves set until = null, ended_at = null where holder_id = $1 and until > $2",
    [holder.id, number],
  );
  await people.db.owner.query("delete from app.plan_heads where holder_id = $1 and number > $2", [holder.id, number]);
  await people.db.owner.query("update app.plan_chains set number = $2, hash = $3 where holder_id = $1", [
    holder.id,
    number,
    headHash(to.head.text),
  ]);
}

describe("the newest head of a plan", () => {
  test("is signed by the keeper for the nonce of whoever asks, within two seconds", async () => {
    const who = await signer();
    expect(await newest(who)).toMatchObject({ number: 0, hash: null });
    const step = await signs(who, null);
    const said = await newest(who);
    expect(said.hash).toBe(headHash(step.head.text));
    expect(said.took).toBeLessThan(2000);
  });

  test("stays known after the owner of the database took it back, also to a keeper that starts anew", async () => {
    const who = await signer();
    const first = await signs(who, null);
    const second = await signs(who, before(who, first));
    await newest(who);
    await rollBack(who, first);
    const served = (await who.browser("GET", "/api/plan")).body.data.chains[0].head.text;
    expect(served).toBe(first.head.text);
    expect((await newest(who)).hash).toBe(headHash(second.head.text));
    await running!.stop();
    await startIt();
    expect((await newest(who)).hash).toBe(headHash(second.head.text));
    await isNow("database_older");
    await acceptRestoreOnce(config());
    expect((await newest(who)).hash).toBe(headHash(second.head.text));
    await isNow("working");
  });

  test("is taken into the keeper's memory without anybody asking, and a forged one is not", async () => {
    const who = await signer();
    const first = await signs(who, null);
    const key = who.holder.keys.verifying_key;
    const known = () => openHeadMemory(keeper.memory.files).newest(who.holder.id, key);
    await vi.waitFor(() => expect(known()?.hash).toBe(headHash(first.head.text)), 10_000);
    await people.db.owner.query(
      `with h as (insert into app.plan_heads (holder_id, key_id, number, hash, text, signature)
         values ($1, $2, 9007199254740000, $3, '[]', $4))
       update app.plan_chains set number = 9007199254740000, hash = $3 where holder_id = $1`,
      [who.holder.id, key, "A".repeat(43), `hls1.${"A".repeat(86)}`],
    );
    expect((await newest(who)).hash).toBe(headHash(first.head.text));
    await isNow("heads_unsigned");
    await people.db.owner.query(
      `with h as (delete from app.plan_heads where holder_id = $1 and number > $2)
       update app.plan_chains set number = $2, hash = $3 where holder_id = $1`,
      [who.holder.id, known()!.number, headHash(first.head.text)],
    );
    await isNow("working");
  });

  test("is answered by nobody but the keeper, who reads nothing else of a plan", async () => {
    const who = await signer();
    const as = (role: "heirlock_app" | "heirlock_keeper", text: string) => people.db.as(role).query(text);
    await expect(as("heirlock_app", "update app.head_questions set text = 'x'")).rejects.toThrow("permission denied");
    await expect(as("heirlock_app", "select app.answer_head_question(null, '', '', '')")).rejects.toThrow(
      "permission denied",
    );
    for (const table of ["plan_leaves", "plan_chains", "plan_heads", "head_questions", "vault_entries", "estates"])
      await expect(as("heirlock_keeper", `select from app.${table}`)).rejects.toThrow("permission denied");
    const stranger = await signer();
    const asked = { key: who.holder.keys.verifying_key, nonce: randomBytes(16).toString("base64url") };
    await signs(who, null);
    await stranger.browser("POST", "/api/plan/newest-head", asked);
    await sleep(1500);
    // The answer is about the stranger's own estate, in which this key has signed nothing.
    const { body } = await stranger.browser("POST", "/api/plan/newest-head", asked);
    expect(JSON.parse(body.data.answer.text).slice(0, 4)).toEqual([stranger.holder.id, asked.key, 0, null]);
  });

  test("a member's browser asks too, about plans of its own person alone, and nobody sees what others ask", async () => {
    const own = await givenFamily(people);
    const path = `/api/member/relationships/${own.samir.membershipId}/newest-head`;
    const first = await signs(own, null);
    const second = await signs(own, before(own, first));
    const { hash } = await newest({ browser: own.samirs, holder: own.holder }, path);
    expect(hash).toBe(headHash(second.head.text));
    await rollBack(own, first);
    expect(await newest({ browser: own.samirs, holder: own.holder }, path)).toMatchObject({ hash });
    await acceptRestoreOnce(config());

    const other = await givenFamily(people);
    const asked = { key: own.holder.keys.verifying_key, nonce: randomBytes(16).toString("base64url") };
    expect((await other.samirs("POST", path, asked)).status).toBe(404);
    const { rows } = await people.db.owner.query("select nonce from app.head_questions where asked_by = $1", [
      own.samir.id,
    ]);
    expect(rows).toHaveLength(2);
    // The same nonce from somebody else is a question of their own, and gets no answer of another's.
    const taken = { ...asked, nonce: rows[0].nonce };
    expect((await own.browser("POST", "/api/plan/newest-head", taken)).body.data.answer).toBeNull();
  });
});

describe("[OPS-033] a database that went back to a point after the last checkpoint", () => {
  const forget = "delete from app.plan_chains where holder_id = $1";
  const newestCheckpoint = async () => {
    const { rows } = await people.db.owner.query("select max(number) as newest from audit.checkpoints");
    return Number(rows[0].newest);
  };
  const remembers = ({ holder }: Signer, { head }: PlanStep) =>
    vi.waitFor(() => {
      const known = openHeadMemory(keeper.memory.files).newest(holder.id, holder.keys.verifying_key);
      expect(known?.hash).toBe(headHash(head.text));
    }, 30_000);

  test("is noticed by the keeper's own memory: it signs nothing until the restore is accepted, and goes on", async () => {
    await isNow("working");
    const who = await signer();
    const first = await signs(who, null);
    const second = await signs(who, before(who, first));
    await remembers(who, second);
    const checkpoint = await newestCheckpoint();
    await rollBack(who, first);
    await isNow("database_older");
    expect(await newestCheckpoint()).toBe(checkpoint);
    expect(await acceptRestoreOnce(config())).toMatchObject({ from: checkpoint, to: checkpoint, plans: 1 });
    await isNow("working");
    await expect(acceptRestoreOnce(config())).rejects.toThrow("as the keeper remembers it");
    // Accepted is this state, and none before it.
    await people.db.owner.query(forget, [who.holder.id]);
    await running!.stop();
    await startIt();
    await isNow("database_older");
    await acceptRestoreOnce(config());
    await isNow("working");
  });

  test("is noticed where a whole estate is missing, and not where an account was deleted", async () => {
    const [deleted, lost] = [await signer(), await signer()];
    for (const who of [deleted, lost]) await remembers(who, await signs(who, null));
    const forgetPerson = async ({ holder }: Signer) => {
      await people.db.owner.query("delete from auth.users where id = $1", [holder.id]);
      await people.db.owner.query("delete from app.people where id = $1", [holder.id]);
    };
    await running!.stop();
    await forgetPerson(deleted);
    await people.db.owner.query("select audit.append($1, 'account.deleted', null, '{}')", [deleted.holder.id]);
    await startIt();
    await isNow("working");
    await running!.stop();
    await forgetPerson(lost);
    for (const table of ["entries", "heads"])
      await people.db.owner.query(`delete from audit.${table} where estate_id = $1`, [lost.holder.id]);
    await startIt();
    await isNow("database_older");
    expect(await acceptRestoreOnce(config())).toMatchObject({ plans: 0 });
    await isNow("working");
  });
});

test("[OPS-029] a checkpoint covers the plan heads that changed, each once", async () => {
  const who = await signer();
  const step = await signs(who, null);
  await running!.stop();
  running = undefined;
  const leaves = async () => {
    const { number } = await keeper.checkpoint();
    const file = join(keeper.checkpoints, `${String(number).padStart(10, "0")}.json`);
    return (JSON.parse(readFileSync(file, "utf8")).leaves as string[]).filter((leaf) => leaf.includes(who.holder.id));
  };
  const { number } = readHead(who.holder.keys.verifying_key, who.holder.id, step.head);
  const leaf = ["plan-head", who.holder.id, who.holder.keys.verifying_key, number, headHash(step.head.text)];
  expect(await leaves()).toEqual([expect.stringContaining("audit-chain"), JSON.stringify(leaf)]);
  expect(await leaves()).toEqual([]);
});

test("a keeper that lost its memory of heads takes them from the checkpoints in the store, as far as they are signed", async () => {
  const who = await signer();
  const first = await signs(who, null);
  await keeper.checkpoint();
  const second = await signs(who, before(who, first));
  const { number } = await keeper.checkpoint();
  await rollBack(who, first);
  const known = async () => {
    rmSync(join(keeper.keeperDir, "newest-heads.jsonl"), { force: true });
    return (await recallHeads(keeper.memory)).newest(who.holder.id, who.holder.keys.verifying_key)?.hash;
  };
  expect(await known()).toBe(headHash(second.head.text));

  const file = join(keeper.checkpoints, `${String(number).padStart(10, "0")}.json`);
  const content = readFileSync(file, "utf8");
  writeFileSync(file, content.replace(headHash(second.head.text), "A".repeat(43)));
  expect(await known()).toBe(headHash(first.head.text));
  rmSync(file);
  expect(await known()).toBe(headHash(first.head.text));
});

test("[OPS-033] after an accepted restore the holders whose plan went back are told, once, and nobody else", async () => {
  const [back, still] = [await signer(), await signer()];
  const first = await signs(back, null);
  await signs(back, before(back, first));
  await signs(still, null);
  const heads = openHeadMemory(keeper.memory.files);
  await keepHeads(heads, keeper.database);
  await keeper.checkpoint();
  await keeper.checkpoint();
  const remembered = await recall(keeper.memory);
  await people.db.owner.query("delete from app.plans_gone_back");
  await rollBack(back, first);
  // As in the restored database: it knows nothing of the last checkpoint.
  await people.db.owner.query("delete from audit.proofs where checkpoint = $1", [remembered!.number]);
  await people.db.owner.query("delete from audit.checkpoints where number = $1", [remembered!.number]);
  expect(await keeper.state()).toBe("database_older");
  const accepted = await acceptRestore({ ...keeper.memory, heads }, keeper.database, new Date());
  const gone = await people.db.owner.query("select holder_id from app.plans_gone_back");
  const ids = gone.rows.map(({ holder_id }) => holder_id);
  expect(ids).toContain(back.holder.id);
  expect(ids).not.toContain(still.holder.id);
  expect(accepted.plans).toBe(ids.length);

  const directory = await mkdtemp(join(tmpdir(), "heirlock-mail-"));
  const catcher = await startMailCatcher({ directory });
  try {
    const { config, pools } = people.server;
    const mailer = mailerOf({ ...config, smtpUrl: catcher.url });
    const deps = { worker: pools.worker, mailer, publicUrl: config.publicUrl };
    await tellGoneBack(deps);
    await tellGoneBack(deps);
    const mails = await listCaughtMails(directory);
    expect(mails).toHaveLength(ids.length);
    expect(mails.filter(({ to }) => to.includes(back.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining("older than the last one you signed"),
    ]);
  } finally {
    await catcher.close();
    await rm(directory, { recursive: true });
  }
});

test("letters about the account's security name the day and four words of the newest head", async () => {
  const nadia = await signer();
  const directory = await mkdtemp(join(tmpdir(), "heirlock-mail-"));
  const catcher = await startMailCatcher({ directory });
  const { config, pools } = people.server;
  const senders = {
    auth: pools.auth,
    mailer: mailerOf({ ...config, smtpUrl: catcher.url }),
    sms: null,
    ring: config.ring,
  };
  const letterOfNow = async () => {
    const { rows } = await people.db.owner.query<{ id: NoticeId }>(
      `insert into auth.notices (user_id, kind, channel, address, facts)
        values ($1, 'new-device', 'email', 'nadia@example.org', '{}') returning id`,
      [nadia.holder.id],
    );
    await sendNotice({ ...senders, publicUrl: config.publicUrl }, rows[0]!.id, randomUUID());
    return (await listCaughtMails(directory))[0]!.text;
  };
  try {
    expect(await letterOfNow()).not.toContain("words:");
    const first = await signs(nadia, null);
    const second = await signs(nadia, before(nadia, first));
    const told = await letterOfNow();
    expect(told).toContain(headWords(headHash(second.head.text)).words.join(" "));
    expect(told).not.toContain(headWords(headHash(first.head.text)).words.join(" "));
  } finally {
    await catcher.close();
    await rm(directory, { recursive: true });
  }
});
